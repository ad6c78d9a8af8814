// The form to ask to join, while strangers send it a thousand times a minute from a hundred networks.
import { join as pathOf } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, expectStatus, openClient, signIn } from '../instruments/client.ts'
import { cpuTimeOf } from '../instruments/cpu-time.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { quantile } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'
import { PASSWORD, seedDataFolder } from '../seed/data-folder.ts'

const ASKED = 1_000
const NETWORKS = 100
const MINUTE_MS = 60_000
const GOALS = { ask: 100, other: 100, cpu: 10 }

export async function join({ folder: parent }: Bench): Promise<Figure[]> {
  const { folder, mailboxes } = await seedDataFolder(pathOf(parent, 'join'), 200)
  const server = await startServer(folder, { TRUST_PROXY: '1' })
  const client = openClient(server.address)
  const cookie = await signIn(client, mailboxes[0] ?? '', PASSWORD)
  const headers = { cookie, 'content-type': 'application/json' }
  const body = JSON.stringify({ publicRegistration: true })
  await expectStatus(200, client.send('/api/settings', { method: 'PUT', headers, body }))
  const cpuBefore = cpuTimeOf(server.pid)
  const asks: Promise<number>[] = []
  const others: Promise<number>[] = []
  for (let n = 0; n < ASKED; n++) {
    asks.push(timed(() => ask(client, n)))
    if (n % 10 === 0) others.push(timed(() => expectStatus(200, client.send('/api/members', { headers: { cookie } }))))
    await pause(MINUTE_MS / ASKED)
  }
  const took = { ask: await Promise.all(asks), other: await Promise.all(others) }
  const cpu = (cpuTimeOf(server.pid) - cpuBefore) / ASKED
  client.close()
  await server.stop()
  const what = `${ASKED.toLocaleString('en')} requests to join in a minute, from ${NETWORKS} networks`
  const row = (workload: string, measured: number, goal: number): Figure => ({
    workload,
    baseline: '',
    goal: `under ${milliseconds(goal)}`,
    measured: milliseconds(measured),
    met: measured < goal,
  })
  return [
    row(`${what}: each answered (wall time, 99 of 100)`, quantile(took.ask, 0.99), GOALS.ask),
    row('a list of members meanwhile (wall time, 99 of 100)', quantile(took.other, 0.99), GOALS.other),
    row('processor time of the server for each, with that of the lists', cpu, GOALS.cpu),
  ]
}

async function timed(act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  return performance.now() - began
}

const ask = (client: Client, n: number) =>
  expectStatus(
    200,
    client.send('/api/join', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${n % NETWORKS}.7` },
      body: JSON.stringify({ firstName: 'Arne', lastName: `Solberg ${n}`, email: `arne.${n}@aerie.example` }),
    }),
  )
