// The first fifty cards of the directory, as a program asks for them and as a browser does.
import { BROWSER_HEADERS } from '../instruments/client.ts'
import { type Bench, type Figure, kilobytes, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'

const PATH = '/api/members?limit=50'
/** Times the baseline. */
const GOALS = { plain: 1.2, packed: 1.3 }

export async function list({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const { server, get, close } = await startSignedInServer(await sharedFolder())
  const baseline = await startRowsBaseline(folder, { [PATH]: JSON.parse(String((await get(PATH)).body)) })
  const sent = (await get(PATH, BROWSER_HEADERS)).body.length
  const [plain = 0, leastPlain = 0, packed = 0, leastPacked = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: () => get(PATH) },
      { pid: baseline.pid, send: () => baseline.ask(PATH) },
      { pid: server.pid, send: () => get(PATH, BROWSER_HEADERS) },
      { pid: baseline.pid, send: () => baseline.ask(PATH, BROWSER_HEADERS) },
    ],
    { requests: 3000 },
  )
  await baseline.stop()
  await close()
  const goalOf = (most: number) => `at most ${most} × the baseline, database included`
  return [
    {
      workload: 'list of 50 members',
      baseline: `${milliseconds(leastPlain)}: node:http stringifying the same rows`,
      goal: goalOf(GOALS.plain),
      measured: `${milliseconds(plain)}, ${times(plain / leastPlain)}`,
      met: plain <= GOALS.plain * leastPlain,
    },
    {
      workload: 'the same with the headers of a browser',
      baseline: `${milliseconds(leastPacked)}: node:http stringifying the same rows and gzip`,
      goal: goalOf(GOALS.packed),
      measured: `${milliseconds(packed)}, ${times(packed / leastPacked)}; ${kilobytes(sent)} over the wire`,
      met: packed <= GOALS.packed * leastPacked,
    },
  ]
}
