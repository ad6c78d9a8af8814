// Gatherings among 10,000: an answer, 300 at once, the list of 500, a change of place told to all, and a brother marked as passed.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { expectStatus } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'
import { openWriters } from '../instruments/writers.ts'
import { type SeededFolder, seedDataFolder, withAnalyzed, withDatabase } from '../seed/data-folder.ts'
import { seedGatherings } from '../seed/gatherings.ts'
import { measureAnswers } from './gatherings-answers.ts'
import { measureNews } from './gatherings-news.ts'
import { measurePassing } from './passing.ts'

const GATHERINGS = 500
/** To each gathering of the list. */
const ANSWERS = 20
const PATH = '/api/gatherings?limit=200'
const MOST_TIMES = 4
const MOST_UNCHANGED_MS = 0.08

export async function gatherings({ folder }: Bench): Promise<Figure[]> {
  const filled = await seedDataFolder(join(folder, 'meeting'), 10_000)
  await withDatabase(filled.folder, ({ db }) => seedGatherings(db, { count: GATHERINGS, answers: ANSWERS }))
  const listed = await measureList(await withAnalyzed(filled), folder)
  const written = await withDatabase(filled.folder, async (database) => {
    const { as, close } = await openWriters(database, filled.folder)
    const brothers = await listActive(database.db)
    const figures = [
      ...(await measureAnswers(database.db, as, brothers)),
      await measureNews(database.db, as, brothers),
      await measurePassing(database.db, as, brothers),
    ]
    await close()
    return figures
  })
  rmSync(filled.folder, { recursive: true, force: true })
  return [...written, ...listed]
}

async function measureList(filled: SeededFolder, folder: string): Promise<Figure[]> {
  const { server, client, cookie, get, close } = await startSignedInServer(filled)
  const pages: Record<string, unknown[]> = {}
  let etag: string | undefined
  for (let path: string | undefined = PATH; path; ) {
    const { headers, body } = await get(path)
    pages[path] = JSON.parse(String(body))
    etag ??= headers.etag
    path = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1]
  }
  const listed = Object.values(pages).flat().length
  if (listed !== GATHERINGS) throw new Error(`${listed} gatherings are listed instead of ${GATHERINGS}.`)
  const baseline = await startRowsBaseline(folder, pages)
  const paths = Object.keys(pages)
  const pathOf = (turn: number) => paths[turn % paths.length] ?? PATH
  const [used = 0, floor = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: (turn) => get(pathOf(turn)) },
      { pid: baseline.pid, send: (turn) => baseline.ask(pathOf(turn)) },
    ],
    { requests: 20 * paths.length },
  )
  const unchanged = () => expectStatus(304, client.send(PATH, { headers: { cookie, 'if-none-match': etag } }))
  const [same = null] = etag ? await cpuPerRequest([{ pid: server.pid, send: unchanged }], { requests: 1000 }) : []
  await baseline.stop()
  await close()
  return [
    {
      workload: `the list of ${GATHERINGS} gatherings, in ${paths.length} pages`,
      baseline: `${milliseconds(floor * paths.length)}: node:http stringifying the same rows`,
      goal: `at most ${MOST_TIMES} × the baseline, database included`,
      measured: `${milliseconds(used * paths.length)}, ${times(used / floor)}`,
      met: used <= MOST_TIMES * floor,
    },
    {
      workload: 'the list of gatherings unchanged (304)',
      baseline: '',
      goal: `under ${MOST_UNCHANGED_MS} ms`,
      measured: same === null ? 'none: it has no tag, and is sent whole each time' : milliseconds(same),
      met: same !== null && same < MOST_UNCHANGED_MS,
    },
  ]
}

/** The first is the super admin. */
async function listActive(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select id from members where inactive_since is null order by role <> 'super_admin', id`.execute(db)
  return rows.map(({ id }) => id)
}
