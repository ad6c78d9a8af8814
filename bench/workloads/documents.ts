// Documents: the list of all of them, the search in their text, and marked copies.
import { join } from 'node:path'
import { startBaseline } from '../instruments/baseline-process.ts'
import { expectStatus } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, least, median } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { RARE, seedDocuments } from '../seed/documents.ts'
import { measureStamping } from './documents-stamping.ts'

const COUNTS = { documents: 2_000, pages: 10 }
const GOALS = { list: 4, unchangedMs: 0.08, search: 2, searchMoreMs: 0.15 }
const PATH = '/api/documents'
const QUERIES = 200

export async function documents({ folder: parent }: Bench): Promise<Figure[]> {
  const folder = join(parent, 'documents')
  const seeded = await seedDocuments(folder, COUNTS)
  const words = [
    { what: `a word of one page in a hundred`, q: RARE, query: `'${RARE}':*` },
    { what: 'two words', q: 'word17 word4242', query: "'word17' & 'word4242':*" },
  ]
  const floors = await databaseTimes(
    folder,
    words.map(({ query }) => query),
  )
  const signedIn = await startSignedInServer(seeded)
  const figures = await measureList(parent, signedIn)
  for (const [at, { what, q }] of words.entries()) figures.push(await measureSearch(signedIn, what, q, floors[at] ?? 0))
  await signedIn.close()
  return [...figures, ...(await measureStamping())]
}

async function measureList(folder: string, { server, client, cookie, get }: SignedInServer): Promise<Figure[]> {
  const { body, headers } = await get(PATH)
  const baseline = await startRowsBaseline(folder, { [PATH]: JSON.parse(String(body)) })
  const [used = 0, floor = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: () => get(PATH) },
      { pid: baseline.pid, send: () => baseline.ask(PATH) },
    ],
    { requests: 100, counts: least },
  )
  const etag = { cookie, 'if-none-match': String(headers.etag) }
  const [unchanged = 0] = await cpuPerRequest(
    [{ pid: server.pid, send: () => expectStatus(304, client.send(PATH, { headers: etag })) }],
    { requests: 6000, counts: least },
  )
  await baseline.stop()
  return [
    {
      workload: `the list of ${COUNTS.documents.toLocaleString('en')} documents`,
      baseline: `${milliseconds(floor)}: node:http stringifying the same rows`,
      goal: `at most ${GOALS.list} × the baseline`,
      measured: `${milliseconds(used)}, ${times(used / floor)}`,
      met: used <= GOALS.list * floor,
    },
    {
      workload: 'the same list unchanged (304)',
      baseline: '',
      goal: `under ${milliseconds(GOALS.unchangedMs)}`,
      measured: milliseconds(unchanged),
      met: unchanged < GOALS.unchangedMs,
    },
  ]
}

async function measureSearch({ server, get }: SignedInServer, what: string, q: string, floor: number): Promise<Figure> {
  const address = `${PATH}/search?q=${encodeURIComponent(q)}`
  const [used = 0] = await cpuPerRequest([{ pid: server.pid, send: () => get(address) }], { requests: 500 })
  return {
    workload: `search for ${what} in ${(COUNTS.documents * COUNTS.pages).toLocaleString('en')} pages of documents`,
    baseline: `${milliseconds(floor)}: PostgreSQL's own time for the query`,
    goal: `at most ${GOALS.search} × the baseline and ${GOALS.searchMoreMs} ms`,
    measured: milliseconds(used),
    met: used <= GOALS.search * floor + GOALS.searchMoreMs,
  }
}

/** In milliseconds, as PostgreSQL measures its own execution. */
async function databaseTimes(folder: string, queries: string[]) {
  const baseline = await startBaseline('document-search', folder)
  const used: number[] = []
  for (const query of queries) {
    await baseline.ask({ query, count: 20 })
    used.push(median((await baseline.ask({ query, count: QUERIES })) as number[]))
  }
  await baseline.stop()
  return used
}
