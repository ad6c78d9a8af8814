// Gatherings to come, to which all are asked, straight into the database.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

interface Wanted {
  count: number
  /** Of active brothers to each, all of whom go. */
  answers: number
  /** Null without a limit. */
  seats?: number | null
}

/** One after another from three weeks ahead, each called by another active brother, who is its host; answers their ids in that order. */
export async function seedGatherings(db: Db, { count, answers, seats = null }: Wanted) {
  const { rows } = await sql<{ id: number }>`
    with active as (select id, row_number() over (order by id) - 1 as rank from members where inactive_since is null),
    made as (
      insert into gatherings (title, description, location, city, country, latitude, longitude, place, time_zone,
        start_date, start_time, end_date, end_time, starts_at, ends_at, over_at, audience, seats, called_by)
      select 'Supper ' || n, 'We meet at seven, and eat at eight.', 'Galway, Ireland', 'Galway', 'Ireland', 53.27, -9.05,
        'The Salt Room, 14 Flood Street', 'Europe/Dublin', day, '19:00', day, '23:00', day + time '19:00', day + time '23:00',
        day + time '23:00', 'all', ${seats}::int, active.id
      from generate_series(1, ${count}::int) n, lateral (select current_date + 20 + n as day) at, active
      where active.rank = n order by n
      returning id, called_by),
    hosts as (insert into gathering_hosts (gathering_id, member_id) select id, called_by from made),
    answered as (
      insert into gathering_answers (gathering_id, member_id, standing)
      select made.id, active.id, 'going' from made, generate_series(1, ${answers}::int) n
        join lateral (select * from active where rank = (made.id * 31 + n * 17) % (select count(*) from active)) active on true)
    select id from made order by id`.execute(db)
  return rows.map(({ id }) => id)
}
