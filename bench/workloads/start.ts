// `npm start` of an installation of 10,000, and what server and database hold in memory once it is quiet, and after a visit.
import { setTimeout as pause } from 'node:timers/promises'
import { expectStatus, openClient, signIn } from '../instruments/client.ts'
import { cpuTimeOf, processesOf } from '../instruments/cpu-time.ts'
import { type Bench, type Figure, megabytes, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { ownSizeOf, proportionalSizeOf } from '../instruments/memory.ts'
import { type ServerProcess, startWithNpm } from '../instruments/server-process.ts'
import { PASSWORD } from '../seed/data-folder.ts'

const STARTS = 5
/** Longer than connections to the database rest before they are closed. */
const QUIET_MS = 15_000
const GOALS = { cpu: 800, ready: 2000, idle: 160_000_000 }

export async function start({ sharedFolder }: Bench): Promise<Figure[]> {
  const { folder, mailboxes } = await sharedFolder()
  // What Node makes of the built server is kept from its first end on.
  await (await startWithNpm(folder)).stop()
  const starts: { cpu: number; wall: number; idle: Size }[] = []
  for (let again = 0; again < STARTS; again++) {
    const server = await startWithNpm(folder)
    const [cpu, wall] = [cpuTimeOf(server.pid), server.readyAfter]
    await pause(QUIET_MS)
    starts.push({ cpu, wall, idle: sizeOf(server) })
    await server.stop()
  }
  const visited = await sizeAfterVisit(folder, mailboxes[1] ?? '')
  const [cpu, wall] = [median(starts.map((one) => one.cpu)), median(starts.map((one) => one.wall))]
  const total = median(starts.map(({ idle }) => idle.total))
  const row = (workload: string, goal: string, measured: string, met: boolean | null): Figure => ({
    ...{ workload, baseline: '', goal, measured, met },
  })
  const slowest = Math.max(...starts.map((one) => one.wall))
  return [
    row(
      'npm start of an installation of 10,000 (processor time, without that of npm)',
      `at most ${milliseconds(GOALS.cpu)}`,
      milliseconds(cpu),
      cpu <= GOALS.cpu,
    ),
    row(
      'the same (wall time)',
      'ready in under 2 s',
      `${milliseconds(wall)}; the slowest of ${STARTS}: ${milliseconds(slowest)}`,
      wall < GOALS.ready,
    ),
    row(
      'idle memory of that installation, with its database (PSS)',
      `at most ${megabytes(GOALS.idle)}`,
      `${megabytes(total)}, of which the server ${megabytes(median(starts.map(({ idle }) => idle.server)))}`,
      total <= GOALS.idle,
    ),
    row(
      'the same after a member has seen the directory',
      '',
      `${megabytes(visited.total)}, of which the server ${megabytes(visited.server)}`,
      null,
    ),
  ]
}

interface Size {
  total: number
  server: number
}

/** npm, which waits for the server's end, is not counted: a service does without it. */
const sizeOf = ({ pid }: ServerProcess): Size => ({
  total: proportionalSizeOf(pid),
  server: ownSizeOf(processesOf(pid)[1] ?? 0),
})

async function sizeAfterVisit(folder: string, mailbox: string) {
  const server = await startWithNpm(folder)
  const client = openClient(server.address)
  const cookie = await signIn(client, mailbox, PASSWORD)
  for (const path of ['/members', '/api/members', '/api/members/profile'])
    await expectStatus(200, client.send(path, { headers: { cookie } }))
  client.close()
  await pause(QUIET_MS)
  const size = sizeOf(server)
  await server.stop()
  return size
}
