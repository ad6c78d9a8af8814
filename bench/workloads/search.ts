// The directory's search on the server: a fragment that many have, and one that nobody has.
import { type Bench, type Figure, milliseconds } from '../figure.ts'
import { startFloor } from '../floor-process.ts'
import { cpuPerRequest, median } from '../measure.ts'
import { startReading } from '../reading.ts'

const GOAL_MS = 0.25
const FLOOR_QUERIES = 200

export async function search({ house }: Bench): Promise<Figure[]> {
  const filled = await house()
  const words = [
    { word: 'mar', what: "search for 'mar' over name, company and city" },
    { word: 'qxz', what: 'search for letters that nobody has' },
  ]
  const floors = await floorsOf(
    filled.folder,
    words.map(({ word }) => word),
  )
  const { server, get, close } = await startReading(filled)
  const figures: Figure[] = []
  for (const [at, { word, what }] of words.entries()) {
    const [spent = 0] = await cpuPerRequest([{ pid: server.pid, send: () => get(`/api/members?q=${word}&limit=50`) }], {
      requests: 3000,
    })
    figures.push({
      workload: what,
      floor: `${milliseconds(floors[at] ?? 0)}: PostgreSQL's own time for the query, with a trigram index and unsorted`,
      goal: `at most ${GOAL_MS} ms`,
      measured: milliseconds(spent),
      met: spent <= GOAL_MS,
    })
  }
  await close()
  return figures
}

/** In milliseconds, as PostgreSQL measures its own execution. */
async function floorsOf(folder: string, words: string[]) {
  const floor = await startFloor('search', folder)
  const spent: number[] = []
  for (const word of words) {
    await floor.ask({ word, count: 20 })
    spent.push(median((await floor.ask({ word, count: FLOOR_QUERIES })) as number[]))
  }
  await floor.stop()
  return spent
}
