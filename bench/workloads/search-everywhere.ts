// The search over everything: 10,000 members, 2,000 documents, 20,000 photos and 5,000 news, for words of several kinds.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { startBaseline } from '../instruments/baseline-process.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { cpuPerRequest, median } from '../instruments/measure.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'
import { seedDataFolder, withAnalyzed, withDatabase } from '../seed/data-folder.ts'
import { insertPapers, RARE } from '../seed/documents.ts'

const COUNTS = {
  members: 10_000,
  documents: 2_000,
  pages: 10,
  albums: 100,
  photos: 20_000,
  news: 5_000,
  activity: 20_000,
}
const GOAL = { times: 1.5, moreMs: 0.3 }
const ROUNDS = 5
/** Of a round. */
const REQUESTS = 400

const TYPED = [
  { typed: 'mar', what: 'letters with which many names begin' },
  { typed: RARE, what: 'a word of papers, news and captions' },
  { typed: 'marcus surveyor', what: 'a name and a word' },
  { typed: 'qxzvw', what: 'letters that stand nowhere' },
]

export async function searchEverywhere({ folder: parent }: Bench): Promise<Figure[]> {
  const folder = join(parent, 'everywhere')
  const filled = await fillEverywhere(folder)
  const baseline = await startBaseline('search-everywhere', folder)
  const floors: number[] = []
  for (const { typed } of TYPED) {
    await baseline.ask({ typed, count: 50 })
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push((await baseline.ask({ typed, count: REQUESTS })) as number)
    floors.push(median(rounds))
  }
  await baseline.stop()
  const { server, get, close } = await startSignedInServer(filled)
  const used = await cpuPerRequest(
    TYPED.map(({ typed }) => ({ pid: server.pid, send: () => get(`/api/search?q=${encodeURIComponent(typed)}`) })),
    { rounds: ROUNDS, requests: REQUESTS },
  )
  await close()
  rmSync(folder, { recursive: true, force: true })
  return TYPED.map(({ typed, what }, at) => {
    const [floor = 0, took = 0] = [floors[at], used[at]]
    return {
      workload: `search everywhere for ${what}, “${typed}”`,
      baseline: `${milliseconds(floor)}: PostgreSQL's own processes for its parts`,
      goal: `at most ${GOAL.times} × the baseline and ${milliseconds(GOAL.moreMs)}, database included`,
      measured: milliseconds(took),
      met: took <= GOAL.times * floor + GOAL.moreMs,
    }
  })
}

/** A data folder with all of them. */
async function fillEverywhere(folder: string) {
  const filled = await seedDataFolder(folder, COUNTS.members)
  await withDatabase(folder, async ({ db }) => {
    await insertPapers(db, COUNTS)
    await insertRest(db, filled.ids)
  })
  await withAnalyzed(filled)
  return filled
}

/** News, activity, and albums with their photos, one in a hundred of which has the rare word. */
async function insertRest(db: Db, ids: number[]) {
  await sql`insert into news_items (title, body, excerpt, format, author_id, is_published, published_at)
    select 'News item ' || n, repeat('What happened in the house, in a few words. ', 20)
        || case when n % 100 = 0 then ${RARE} else '' end, 'What happened.', 'markdown', ${ids[0] ?? 0}, true,
      now() - n * interval '1600 seconds' from generate_series(1, ${COUNTS.news}::int) n`.execute(db)
  await sql`insert into activity_items (member_id, source_type, source_id, type, description, created_at)
    select (${ids}::int[])[1 + n % ${ids.length}], 'member', (${ids}::int[])[1 + n % ${ids.length}], 'work',
      'is now Surveyor at Northlight ' || n, now() - n * interval '400 seconds'
    from generate_series(1, ${COUNTS.activity}::int) n`.execute(db)
  await sql`insert into albums (title, created_by, is_open)
    select 'Summer ' || n, ${ids[0] ?? 0}, true from generate_series(1, ${COUNTS.albums}::int) n`.execute(db)
  await sql`insert into photos (album_id, code, media_type, mime_type, extension, original_filename, bytes, sha256, taken_at,
      width, height, state, caption, uploaded_by)
    select (select min(id) from albums) + n % ${COUNTS.albums}::int, rpad('p' || n, 22, 'x'), 'photo', 'image/jpeg', 'jpg',
      'porch.jpg', 1000, sha256(n::text::bytea), to_char(timestamp '2024-06-01' + n * interval '30 minutes',
        'YYYY-MM-DD"T"HH24:MI:SS'), 1200, 800, 'ready',
      case when n % 3 = 0 then 'On the porch ' || n when n % 100 = 1 then ${`A ${RARE} `} || n end, ${ids[0] ?? 0}
    from generate_series(1, ${COUNTS.photos}::int) n`.execute(db)
}
