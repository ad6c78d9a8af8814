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
    {
      word: 'mar',
      what: "search for 'mar' over name, company and city",
      // The same by four hundred addresses, which are more than are kept.
      anew: (turn: number) => `q=mar${'+'.repeat(turn % 40)}&limit=${41 + (Math.floor(turn / 40) % 10)}`,
    },
    {
      word: 'qxz',
      what: 'search for letters that nobody has',
      anew: (turn: number) => `q=qxz${turn}&limit=50`,
    },
  ]
  const baselines = await baselinesOf(
    filled.folder,
    words.map(({ word }) => word),
  )
  const { server, get, close } = await startSignedInServer(filled)
  const figures: Figure[] = []
  let turn = 0
  for (const [at, { word, what, anew }] of words.entries()) {
    const path = `/api/members?q=${word}&limit=50`
    const { pid } = server
    const [again = 0, first = 0] = await cpuPerRequest(
      [
        { pid, send: () => get(path) },
        { pid, send: () => get(`/api/members?${anew(turn++)}`) },
      ],
      { requests: 3000 },
    )
    const figure = (workload: string, used: number): Figure => ({
      workload,
      baseline: `${milliseconds(baselines[at] ?? 0)}: PostgreSQL's own time for the query, with a trigram index and unsorted`,
      goal: `at most ${GOAL_MS} ms`,
      measured: milliseconds(used),
      met: used <= GOAL_MS,
    })
    figures.push(figure(what, again), figure(`${what}, asked for the first time`, first))
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
