// SQL of the reports: counts by year, month, class and country.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface ClassCount {
  pledge_class: number | null
  class: number | null
  members: number
  active: number
}

export const countClasses = async (db: Db) =>
  (
    await sql<ClassCount>`select pledge_class, class, count(*)::int as members,
        (count(*) filter (where inactive_since is null))::int as active
      from members group by 1, 2`.execute(db)
  ).rows

export interface Count {
  label: string | null
  value: number
}

const counts = async (query: ReturnType<typeof sql<Count>>, db: Db) => (await query.execute(db)).rows

/** Where active members live. */
export const countCountries = (db: Db) =>
  counts(
    sql`select nullif(trim(country), '') as label, count(*)::int as value from members where inactive_since is null
      group by 1 order by 2 desc, 1`,
    db,
  )

export interface Vote {
  title: string
  ended_at: Date
  eligible: number
  voters: number
}

/** Polls, and positions of elections, that are closed and stand; the newest first. */
export const listVotes = async (db: Db) =>
  (
    await sql<Vote>`
    select poll.title, box.ends_at as ended_at, result.eligible, result.voters
    from poll_results result join polls poll on poll.id = result.poll_id join ballot_boxes box on box.id = poll.box_id
    where poll.voided_at is null
    union all
    select election.title || ', ' || position.title, box.ends_at, result.eligible, result.voters
    from position_results result join election_positions position on position.id = result.position_id
    join elections election on election.id = position.election_id join ballot_boxes box on box.id = position.box_id
    where election.voided_at is null and not election.is_trial
    order by ended_at desc`.execute(db)
  ).rows

export interface TripYear {
  year: number
  trips: number
  shared: number
}

export const countTrips = async (db: Db) =>
  (
    await sql<TripYear>`select extract(year from start_date)::int as year, count(*)::int as trips,
        (count(*) filter (where is_shared))::int as shared
      from trips group by 1 order by 1`.execute(db)
  ).rows

/** Of shared trips alone. */
export const countDestinations = (db: Db, by: 'city' | 'country') =>
  counts(
    sql`select ${sql.ref(`stop.${by}`)} as label, count(distinct trip.id)::int as value
      from trip_stops stop join trips trip on trip.id = stop.trip_id
      where trip.is_shared and ${sql.ref(`stop.${by}`)} is not null group by 1 order by 2 desc, 1`,
    db,
  )

export const countTravellers = async (db: Db) =>
  (await sql<{ n: number }>`select count(distinct member_id)::int as n from trips`.execute(db)).rows[0]?.n ?? 0

export interface StorageYear {
  year: number
  photos: number
  documents: number
}

/** Bytes as they were sent. */
export const sumStorage = async (db: Db, zone: string) =>
  (
    await sql<StorageYear>`select year, sum(photos)::float8 as photos, sum(documents)::float8 as documents from (
        select extract(year from created_at at time zone ${zone})::int as year, bytes as photos, 0 as documents from photos where purged_at is null
        union all
        select extract(year from created_at at time zone ${zone})::int, 0, file_size from document_versions) as files
      group by 1 order by 1`.execute(db)
  ).rows

/** Bytes of photos and videos by album, the largest first. */
export const sumAlbums = (db: Db) =>
  counts(
    sql`select album.title as label, sum(photo.bytes)::float8 as value
      from photos photo join albums album on album.id = photo.album_id
      where photo.purged_at is null and album.deleted_at is null group by album.id order by 2 desc, 1`,
    db,
  )

export const sizeOfDatabase = async (db: Db) =>
  (await sql<{ n: number }>`select pg_database_size(current_database())::float8 as n`.execute(db)).rows[0]?.n ?? 0

export interface SignInMonth {
  month: string
  sign_ins: number
  members: number
}

/** By the audit log, and by the months of a zone. */
export const countSignIns = async (db: Db, zone: string, since: Date) =>
  (
    await sql<SignInMonth>`select to_char(at at time zone ${zone}, 'YYYY-MM') as month, count(*)::int as sign_ins,
        count(distinct actor_id)::int as members
      from audit_entries where action = 'session.start' and at >= ${since} group by 1 order by 1`.execute(db)
  ).rows
