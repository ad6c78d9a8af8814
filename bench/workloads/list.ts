// The first fifty cards of the directory, as a program asks for them and as a browser does.
import { BROWSER_HEADERS } from '../client.ts'
import { type Bench, type Figure, kilobytes, milliseconds, times } from '../figure.ts'
import { cpuPerRequest } from '../measure.ts'
import { startReading } from '../reading.ts'
import { startRows } from '../rows-floor.ts'

const PATH = '/api/members?limit=50'

export async function list({ folder, house }: Bench): Promise<Figure[]> {
  const { server, get, close } = await startReading(await house())
  const floor = await startRows(folder, { [PATH]: JSON.parse(String((await get(PATH)).body)) })
  const sent = (await get(PATH, BROWSER_HEADERS)).body.length
  const [plain = 0, leastPlain = 0, packed = 0, leastPacked = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: () => get(PATH) },
      { pid: floor.pid, send: () => floor.ask(PATH) },
      { pid: server.pid, send: () => get(PATH, BROWSER_HEADERS) },
      { pid: floor.pid, send: () => floor.ask(PATH, BROWSER_HEADERS) },
    ],
    { requests: 3000 },
  )
  await floor.stop()
  await close()
  const goal = 'at most 4 × the floor, database included'
  return [
    {
      workload: 'list of 50 members',
      floor: `${milliseconds(leastPlain)}: node:http stringifying the same rows`,
      goal,
      measured: `${milliseconds(plain)}, ${times(plain / leastPlain)}`,
      met: plain <= 4 * leastPlain,
    },
    {
      workload: 'the same with the headers of a browser',
      floor: `${milliseconds(leastPacked)}: node:http stringifying the same rows and gzip`,
      goal,
      measured: `${milliseconds(packed)}, ${times(packed / leastPacked)}; ${kilobytes(sent)} over the wire`,
      met: packed <= 4 * leastPacked,
    },
  ]
}
