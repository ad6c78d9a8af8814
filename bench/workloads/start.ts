// `npm start` on a data folder that is there already, and what server and database hold in memory once it is quiet.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expectStatus, openClient, signIn } from '../instruments/client.ts'
import { processesOf } from '../instruments/cpu-time.ts'
import { type Bench, type Figure, megabytes, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { ownSizeOf, proportionalSizeOf } from '../instruments/memory.ts'
import { startWithNpm } from '../instruments/server-process.ts'

const STARTS = 5
const QUIET_MS = 5000
const MOST_READY_MS = 2000
const MOST_BYTES = 220_000_000

export async function start({ folder }: Bench): Promise<Figure[]> {
  const dataFolder = join(folder, 'started')
  const first = await startWithNpm(dataFolder)
  await first.stop()
  const readyAfter: number[] = []
  for (let again = 0; again < STARTS; again++) {
    const server = await startWithNpm(dataFolder)
    readyAfter.push(server.readyAfter)
    await server.stop()
  }
  const { total, server } = await idleMemory(dataFolder)
  return [
    {
      workload: 'a second npm start (wall time)',
      baseline: '',
      goal: 'ready in under 2 s',
      measured: `${milliseconds(median(readyAfter))}; the slowest of ${STARTS}: ${milliseconds(Math.max(...readyAfter))}`,
      met: median(readyAfter) < MOST_READY_MS,
    },
    {
      workload: 'idle memory of server and database (PSS)',
      baseline: '',
      goal: 'under 220 MB',
      measured: `${megabytes(total)}, of which the server ${megabytes(server)}`,
      met: total < MOST_BYTES,
    },
  ]
}

/** After a member has been there. npm, which waits for the server's end, is not counted: a service does without it. */
async function idleMemory(dataFolder: string) {
  const server = await startWithNpm(dataFolder)
  const client = openClient(server.address)
  const cookie = await signIn(client, 'brother@aerie.example', 'wingspan-demo')
  for (const path of ['/members', '/api/members', '/api/members/profile'])
    await expectStatus(200, client.send(path, { headers: { cookie } }))
  client.close()
  await pause(QUIET_MS)
  const size = { total: proportionalSizeOf(server.pid), server: ownSizeOf(processesOf(server.pid)[1] ?? 0) }
  await server.stop()
  return size
}
