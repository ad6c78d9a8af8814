// Seeds what a dashboard shows: activity, news, documents, shared trips, open polls, and new brothers, straight into the database.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { type SeededFolder, withAnalyzed, withDatabase } from './data-folder.ts'
import { seedPoll, withVotes } from './polls.ts'

const DAY_MS = 86_400_000
const ACTIVITY = 2_000
const NEWS = 100
const TRIPS = 19
const DOCUMENTS = 50
const POLLS = 4
const NEWCOMERS = 30

export async function fillDashboard(filled: SeededFolder): Promise<SeededFolder> {
  const { folder, ids } = filled
  await withDatabase(folder, async (database) => {
    await fillRooms(database.db, ids)
    await withVotes(database, folder, async (ctx) => {
      // No reminder is due while the polls are measured.
      for (let day = 1; day <= POLLS; day++)
        await seedPoll(ctx, { voters: ids.slice(1, 400), endsAt: new Date(Date.now() + (day + 5) * DAY_MS) })
    })
  })
  return withAnalyzed(filled)
}

async function fillRooms(db: Db, ids: number[]) {
  await sql`insert into activity_items (member_id, source_type, source_id, type, description, created_at)
    select id, 'member', id, 'work', 'is now Surveyor at Northlight ' || n, now() - n * interval '400 seconds'
    from (select (${ids}::int[])[1 + n % ${ids.length}] as id, n from generate_series(1, ${ACTIVITY}::int) n) item`.execute(
    db,
  )
  await sql`insert into news_items (title, body, excerpt, format, tags, author_id, is_published, published_at)
    select 'News item ' || n, repeat('What happened in the house, in a few words. ', 20),
      repeat('What happened in the house. ', 10), 'markdown', '{house}', ${ids[0] ?? 0}, true, now() - n * interval '1 day'
    from generate_series(1, ${NEWS}::int) n`.execute(db)
  await sql`insert into documents (title, description, category, access_level, created_at)
    select 'Minutes of meeting ' || n, 'Read and approved', 'general', 'members', now() - n * interval '1 day'
    from generate_series(1, ${DOCUMENTS}::int) n`.execute(db)
  await sql`insert into document_versions (document_id, number, code, filename, mime_type, kind, extension, file_size,
      sha256, state, pages)
    select id, 1, rpad('d' || id, 22, 'x'), 'minutes.pdf', 'application/pdf', 'pdf', 'pdf', 100000,
      sha256(id::text::bytea), 'ready', 3 from documents`.execute(db)
  // Each goes through two cities in which brothers live.
  await sql`with trip as (
      insert into trips (member_id, title, start_date, end_date, is_shared, first_shared_at)
      select (${ids}::int[])[1 + n * 7 % ${ids.length}], 'Trip ' || n, now()::date + n, now()::date + n + 4, true, now()
      from generate_series(1, ${TRIPS}::int) n returning id)
    insert into trip_stops (trip_id, position, location, city, country, latitude, longitude)
      select trip.id, place, home.city, home.city, home.country, home.latitude, home.longitude
      from trip, generate_series(1, 2) place cross join lateral (
        select city, country, latitude, longitude from members
        where latitude is not null and city is not null and trip.id > 0 order by id offset trip.id * 2 + place limit 1
      ) home`.execute(db)
  await sql`insert into arrivals (member_id, arrived_at)
    select id, now() - n * interval '1 day' from unnest(${ids.slice(0, NEWCOMERS)}::int[]) with ordinality as one (id, n)
    on conflict do nothing`.execute(db)
}
