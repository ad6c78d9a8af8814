// The feed of 10,000 brothers with 100,000 entries: the dashboard, deep pages, reactions, and publishing to all.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { MAILS_A_MINUTE } from '@aerie/contract/selections'
import { sql } from 'kysely'
import { react } from '../../server/features/feed/reactions.ts'
import { publishNow } from '../../server/features/news/officers.ts'
import { composeNews, sendMinute } from '../../server/features/news-mail/composing.ts'
import { openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '../../server/platform/cache/caches.ts'
import { contextOf, type MemberContext } from '../../server/platform/context.ts'
import type { Database, Db } from '../../server/platform/db/db.ts'
import { openBus } from '../../server/platform/events/bus.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { openVoteKeys } from '../../server/platform/vote-keys.ts'
import { expectStatus } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, median } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'
import { type SeededFolder, seedDataFolder, withDatabase } from '../seed/data-folder.ts'

const ACTIVITY = 80_000
const NEWS = 20_000
const NEWS_PATH = '/api/news?limit=3'
const ACTIVITY_PATH = '/api/activity?limit=10'
const PAGE_PATH = '/api/feed?limit=50'
const SHORT_PATH = '/api/feed?limit=20'
const DEEP = 1_000
const CROWD = 200
const REACTIONS = 300

export async function feed({ folder }: Bench): Promise<Figure[]> {
  const filled = await seedDataFolder(join(folder, 'feeding'), 10_000)
  const cursor = await withDatabase(filled.folder, async ({ db }) => {
    await fill(db, filled.ids)
    return placeOf(db, (DEEP - 1) * 50)
  })
  const read = await readFigures(filled, folder, cursor)
  const written = await withDatabase(filled.folder, (database) => writeFigures(database))
  rmSync(filled.folder, { recursive: true, force: true })
  return [...read, ...written]
}

async function readFigures(filled: SeededFolder, folder: string, cursor: string): Promise<Figure[]> {
  const { server, client, cookie, get, close } = await startSignedInServer(filled)
  const answers = Object.fromEntries(
    await Promise.all(
      [NEWS_PATH, ACTIVITY_PATH].map(async (path) => [path, JSON.parse(String((await get(path)).body))] as const),
    ),
  )
  const baseline = await startRowsBaseline(folder, answers)
  const known = async (path: string) => {
    const etag = String((await get(path)).headers.etag)
    return () => expectStatus(304, client.send(path, { headers: { cookie, 'if-none-match': etag } }))
  }
  const unchanged = [await known(NEWS_PATH), await known(ACTIVITY_PATH)]
  const both = [NEWS_PATH, ACTIVITY_PATH]
  const [sent = 0, least = 0, same = 0, short = 0, first = 0, deep = 0, seen = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: (i) => get(both[i % 2] ?? '') },
      { pid: baseline.pid, send: (i) => baseline.ask(both[i % 2] ?? '') },
      { pid: server.pid, send: (i) => unchanged[i % 2]?.() ?? Promise.resolve() },
      { pid: server.pid, send: () => get(SHORT_PATH) },
      { pid: server.pid, send: () => get(PAGE_PATH) },
      { pid: server.pid, send: () => get(`${PAGE_PATH}&cursor=${cursor}`) },
      { pid: server.pid, send: (i) => get(i % 2 === 0 ? '/api/feed/seen' : '/api/feed/summary') },
    ],
    { requests: 1000 },
  )
  await baseline.stop()
  await close()
  return [
    {
      workload: 'the dashboard’s news and activity, per call',
      baseline: `${milliseconds(least)}: node:http stringifying the same rows`,
      goal: 'at most 4 × the baseline, database included',
      measured: `${milliseconds(sent)}, ${times(sent / least)}`,
      met: sent <= 4 * least,
    },
    {
      workload: 'the same unchanged (304), per call',
      baseline: '',
      goal: 'under 0.08 ms',
      measured: milliseconds(same),
      met: same < 0.08,
    },
    {
      workload: 'a page of the feed, 20 entries',
      baseline: '',
      goal: 'at most 0.4 ms',
      measured: milliseconds(short),
      met: short <= 0.4,
    },
    {
      workload: 'what is new since the last visit, and its summary, per call',
      baseline: '',
      goal: '',
      measured: milliseconds(seen),
      met: null,
    },
    {
      workload: `page ${DEEP.toLocaleString('en')} of the feed`,
      baseline: `${milliseconds(first)}: page 1`,
      goal: 'at most 1.3 × page 1',
      measured: `${milliseconds(deep)}, ${times(deep / first)}`,
      met: deep <= 1.3 * first,
    },
  ]
}

async function writeFigures({ db, ...database }: Database): Promise<Figure[]> {
  const bus = await openBus({ db, ...database })
  const context = contextOf({
    db,
    bus,
    files: openFolderStore(''),
    voteKeys: openVoteKeys(''),
    ballotChecks: openBallotChecks(),
    caches: openCaches(db, bus),
  })
  const as = (id: number): MemberContext => ({
    ...context,
    actor: { id, role: 'super_admin', sessionId: '', confirmedAt: new Date() },
  })
  const newest = await newestOf(db)
  const ids = await activeOf(db)
  const given: number[] = []
  const bare: number[] = []
  for (let turn = 0; turn < REACTIONS; turn++) {
    const [one, other] = [ids[1000 + turn] ?? 0, ids[2000 + turn] ?? 0]
    given.push(await timeOf(() => react(as(one), newest.activity, { emoji: '🦅' })))
    bare.push(await timeOf(() => bareUpsert(db, newest.activity, other)))
  }
  await Promise.all(
    ids.slice(4000, 4000 + CROWD).map((id) => react(as(id), newest.activity, { emoji: '🦉', isOn: true })),
  )
  const { reactions } = await react(as(ids[4000] ?? 0), newest.activity, { emoji: '🦉', isOn: true })

  const published: number[] = []
  for (const id of newest.drafts) published.push(await timeOf(() => publishNow(as(ids[0] ?? 0), id)))
  const composed = await timeOf(() => composeNews(context, newest.drafts[0] ?? 0))
  const minute = await timeOf(() => sendMinute(context))
  const { emails, jobs } = await countEmails(db)
  await bus.close()
  const [taken, least, publishing] = [median(given), median(bare), median(published)]
  return [
    {
      workload: 'a reaction, durable (wall time, median)',
      baseline: `${milliseconds(least)}: the bare upsert`,
      goal: 'at most 2.5 × the baseline',
      measured: `${milliseconds(taken)}, ${times(taken / least)}`,
      met: taken <= 2.5 * least,
    },
    {
      workload: `${CROWD} brothers react to one item at once`,
      baseline: '',
      goal: 'every count right',
      measured: `${reactions['🦉']} counted`,
      met: reactions['🦉'] === CROWD,
    },
    {
      workload: 'publish news to all who chose it at once (wall time, median)',
      baseline: '',
      goal: 'under 10 ms',
      measured: milliseconds(publishing),
      met: publishing < 10,
    },
    {
      workload: 'their emails are written, and sixty a minute become jobs',
      baseline: '',
      goal: 'one for each reader, sixty jobs',
      measured: `${emails.toLocaleString('en')} in ${milliseconds(composed)}; ${jobs} jobs in ${milliseconds(minute)}`,
      met: emails > 0 && jobs === MAILS_A_MINUTE,
    },
  ]
}

async function fill(db: Db, ids: number[]) {
  await sql`insert into activity_items (member_id, source_type, source_id, type, description, created_at)
    select (${ids}::int[])[1 + n % ${ids.length}], 'member', (${ids}::int[])[1 + n % ${ids.length}], 'work',
      'is now Surveyor at Northlight ' || n, now() - n * interval '400 seconds'
    from generate_series(1, ${ACTIVITY}::int) n`.execute(db)
  await sql`insert into news_items (title, body, excerpt, format, tags, author_id, is_published, published_at)
    select 'News item ' || n, repeat('What happened in the house, in a few words. ', 20),
      repeat('What happened in the house. ', 10), 'markdown', case when n % 3 = 0 then '{travel}'::text[] else '{house}' end,
      ${ids[0] ?? 0}, n > 20, case when n > 20 then now() - n * interval '1600 seconds' end
    from generate_series(1, ${NEWS}::int) n`.execute(db)
  await sql`insert into activity_reactions (activity_id, member_id, emoji)
    select item.id, (${ids}::int[])[1 + (item.id + n * 37) % ${ids.length}], '❤️'
    from activity_items item, generate_series(1, 5) n on conflict do nothing`.execute(db)
  await sql`insert into notification_mail_choices (member_id, topic, rhythm)
    select id, 'news', 'at_once' from members on conflict do nothing`.execute(db)
  for (const table of ['activity_items', 'news_items', 'activity_reactions', 'members'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** The cursor after so many entries of the feed. */
async function placeOf(db: Db, entries: number) {
  const { rows } = await sql<{ cursor: string }>`
    select (extract(epoch from at) * 1000000)::bigint || '-' || rank || '-' || id as cursor from (
      select item.created_at as at, 0 as rank, item.id from activity_items item
        join members member on member.id = item.member_id where member.inactive_since is null
      union all select published_at, 1, id from news_items where is_published) entry
    order by at desc, rank desc, id desc offset ${entries - 1}::int limit 1`.execute(db)
  return rows[0]?.cursor ?? ''
}

async function newestOf(db: Db) {
  const { rows } = await sql<{ activity: number; drafts: number[] }>`
    select (select item.id from activity_items item join members member on member.id = item.member_id
        where member.inactive_since is null order by item.created_at desc limit 1) as activity,
      (select array_agg(id order by id) from news_items where not is_published) as drafts`.execute(db)
  return rows[0] ?? { activity: 0, drafts: [] }
}

async function activeOf(db: Db) {
  const rows = await db.selectFrom('members').select('id').where('inactive_since', 'is', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const bareUpsert = (db: Db, activity: number, member: number) =>
  sql`insert into activity_reactions (activity_id, member_id, emoji) values (${activity}, ${member}, '🦅')
    on conflict (activity_id, member_id, emoji) do update set withdrawn_at = now()`.execute(db)

async function countEmails(db: Db) {
  const { rows } = await sql<{ emails: number; jobs: number }>`
    select (select count(*)::int from news_emails) as emails,
      (select count(*)::int from jobs where kind = 'news-email') as jobs`.execute(db)
  return rows[0] ?? { emails: 0, jobs: 0 }
}

async function timeOf(work: () => Promise<unknown>) {
  const before = performance.now()
  await work()
  return performance.now() - before
}
