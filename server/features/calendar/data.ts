// SQL of the calendar feeds, and of the trips in them.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'

export const findFeed = (db: Db, memberId: number) =>
  db.selectFrom('calendar_feeds').select('created_at').where('member_id', '=', memberId).executeTakeFirst()

/** Takes the place of the earlier address. */
export const saveFeed = (db: Db, memberId: number, secret: string) => {
  const kept = { token_hash: digest(secret), created_at: sql<Date>`now()` }
  return db
    .insertInto('calendar_feeds')
    .values({ member_id: memberId, ...kept })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(kept))
    .returning('created_at')
    .executeTakeFirstOrThrow()
}

/** Answers whether there was an address. */
export const removeFeed = async (db: Db, memberId: number) =>
  (await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).executeTakeFirst()).numDeletedRows > 0n

/** Whose address it is; nobody's, when he is inactive. */
export const findSubscriber = (db: Db, secret: string) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('members', 'members.id', 'member_id')
    .select('members.id')
    .where('token_hash', '=', digest(secret))
    .where('inactive_since', 'is', null)
    .executeTakeFirst()

const MOST = 500

export interface TripRow {
  id: number
  title: string
  start_date: string
  end_date: string
  changed_at: Date
  locations: string[]
  /** Null for his own. */
  traveller: string | null
}

/** His own trips of the last year and to come. */
export const listOwnTrips = (db: Db, memberId: number) =>
  list(db, sql`null::text`, sql`trip.member_id = ${memberId} and trip.is_active and trip.end_date > now()::date - 365`)

/** What others share, from today on; a day earlier where it is still yesterday, since nobody knows where he reads it. */
export const listSharedTrips = (db: Db, memberId: number) =>
  list(
    db,
    sql`display_name(traveller.first_name, traveller.familiar, traveller.last_name)`,
    sql`trip.member_id <> ${memberId} and trip.is_shared and trip.is_active and trip.end_date >= now()::date - 1
      and traveller.inactive_since is null`,
  )

async function list(db: Db, traveller: ReturnType<typeof sql>, which: ReturnType<typeof sql>) {
  const { rows } = await sql<TripRow>`
    select trip.id, trip.title, trip.start_date, trip.end_date, trip.changed_at, ${traveller} as traveller,
      array(select location from trip_stops stop where stop.trip_id = trip.id order by position) as locations
    from trips trip join members traveller on traveller.id = trip.member_id
    where ${which}
    order by trip.start_date, trip.id limit ${MOST}`.execute(db)
  return rows
}
