// The directory's search on the server: a fragment that many have, and one that nobody has.

import { startBaseline } from '../instruments/baseline-process.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { cpuPerRequest, median } from '../instruments/measure.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'

const GOAL_MS = 0.25
const BASELINE_QUERIES = 200

export async function search({ sharedFolder }: Bench): Promise<Figure[]> {
  const filled = await sharedFolder()
  const words = [
    { word: 'mar', what: "search for 'mar' over name, company and city" },
    { word: 'qxz', what: 'search for letters that nobody has' },
  ]
  const baselines = await baselinesOf(
    filled.folder,
    words.map(({ word }) => word),
  )
  const { server, get, close } = await startSignedInServer(filled)
  const figures: Figure[] = []
  for (const [at, { word, what }] of words.entries()) {
    const [used = 0] = await cpuPerRequest([{ pid: server.pid, send: () => get(`/api/members?q=${word}&limit=50`) }], {
      requests: 3000,
    })
    figures.push({
      workload: what,
      baseline: `${milliseconds(baselines[at] ?? 0)}: PostgreSQL's own time for the query, with a trigram index and unsorted`,
      goal: `at most ${GOAL_MS} ms`,
      measured: milliseconds(used),
      met: used <= GOAL_MS,
    })
  }
  await close()
  return figures
}

/** In milliseconds, as PostgreSQL measures its own execution. */
async function baselinesOf(folder: string, words: string[]) {
  const baseline = await startBaseline('search', folder)
  const used: number[] = []
  for (const word of words) {
    await baseline.ask({ word, count: 20 })
    used.push(median((await baseline.ask({ word, count: BASELINE_QUERIES })) as number[]))
  }
  await baseline.stop()
  return used
}
