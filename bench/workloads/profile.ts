// One brother's record by id, each time another's: the first round meets every record for the first time.
import { BROWSER_HEADERS } from '../instruments/client.ts'
import { cpuTimeOf } from '../instruments/cpu-time.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { cpuPerRequest, inParallel } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'

const GOAL_MS = 0.15

export async function profile({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const filled = await sharedFolder()
  const signedIn = await startSignedInServer(filled)
  const paths = shuffled(filled.ids.map((id) => `/api/members/${id}`))
  const first = await firstTime(signedIn, paths)
  const [again = 0, packed = 0, least = 0] = await laterTimes(folder, signedIn, paths)
  await signedIn.close()
  const baseline = `${milliseconds(least)}: node:http stringifying one record`
  const row = { baseline, goal: `at most ${GOAL_MS} ms` }
  return [
    { ...row, workload: 'one profile, by random id', measured: milliseconds(again), met: again <= GOAL_MS },
    {
      ...row,
      workload: 'one profile with the headers of a browser',
      measured: milliseconds(packed),
      met: packed <= GOAL_MS,
    },
    {
      baseline,
      workload: 'one profile that nobody has asked for yet',
      goal: '',
      measured: milliseconds(first),
      met: null,
    },
  ]
}

/** Processor time per record, in milliseconds. */
async function firstTime({ server, get }: SignedInServer, paths: string[]) {
  const before = cpuTimeOf(server.pid)
  await inParallel(paths.length, 4, (i) => get(paths[i] ?? ''))
  return (cpuTimeOf(server.pid) - before) / paths.length
}

/** Without and with a browser's headers, and at least. */
async function laterTimes(folder: string, { server, get }: SignedInServer, paths: string[]) {
  const sample = paths.slice(0, 500)
  const answers = await Promise.all(sample.map(async (path) => [path, JSON.parse(String((await get(path)).body))]))
  const baseline = await startRowsBaseline(folder, Object.fromEntries(answers))
  const used = await cpuPerRequest(
    [
      { pid: server.pid, send: (i) => get(paths[i % paths.length] ?? '') },
      { pid: server.pid, send: (i) => get(paths[i % paths.length] ?? '', BROWSER_HEADERS) },
      { pid: baseline.pid, send: (i) => baseline.ask(sample[i % sample.length] ?? '') },
    ],
    { requests: 4000 },
  )
  await baseline.stop()
  return used
}

/** The same order in every run. */
function shuffled(values: string[]) {
  const order = values.map((value, i) => ({ value, key: (i * 7919) % 10_007 }))
  return order.sort((a, b) => a.key - b.key).map(({ value }) => value)
}
