// The figures of the dashboard, which every page of it asks for.
import { startBaseline } from '../instruments/baseline-process.ts'
import { BROWSER_HEADERS, expectStatus, openClient } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { cpuPerRequest } from '../instruments/measure.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'

const PATH = '/api/stats'
const GOAL_MS = 0.11

export async function stats({ sharedFolder }: Bench): Promise<Figure[]> {
  const { server, get, close } = await startSignedInServer(await sharedFolder())
  const baseline = await startBaseline('unchanged')
  const bare = openClient(String(baseline.greeting))
  const [used = 0, least = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: () => get(PATH, BROWSER_HEADERS) },
      { pid: baseline.pid, send: () => expectStatus(304, bare.send(PATH, { headers: BROWSER_HEADERS })) },
    ],
    { requests: 4000 },
  )
  bare.close()
  await baseline.stop()
  await close()
  return [
    {
      workload: 'the figures of the dashboard',
      baseline: `${milliseconds(least)}: node:http answering nothing`,
      goal: `at most ${GOAL_MS} ms`,
      measured: milliseconds(used),
      met: used <= GOAL_MS,
    },
  ]
}
