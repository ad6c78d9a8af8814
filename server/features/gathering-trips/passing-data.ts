// SQL of who passes by a gathering anyway, and whom a host has asked along.
import { sql } from 'kysely'
import type { PersonRow } from '#features/people/person.ts'
import type { Db } from '#platform/db/db.ts'

/** Where and when it is, and who is asked to it. */
export interface PassedGathering {
  id: number
  latitude: number | null
  longitude: number | null
  start_date: string
  end_date: string
  audience: string
  classes: number[]
  /** Who shares the line that is asked. */
  line: readonly number[]
}

export interface PassingRow extends PersonRow {
  pledge_class: number | null
  city: string
  start_date: string
  end_date: string
  is_asked_along: boolean
  is_invited: boolean
}

interface PassingReach {
  km: number
  most: number
}

/**
 * Brothers who are active and have not answered, each with the shared trip that brings him nearest on one of its days. Where
 * some classes or a line are asked, they alone; where brothers are asked by name, whoever passes.
 */
export async function listPassing(db: Db, gathering: PassedGathering, { km, most }: PassingReach) {
  const { id, latitude, longitude, start_date, end_date, audience, classes, line } = gathering
  if (latitude === null || longitude === null) return []
  const { rows } = await sql<PassingRow>`
    select * from (
      select distinct on (m.id) m.id, m.first_name, m.familiar, m.last_name, m.avatar, m.avatar_hash, m.pledge_class,
        stop.city, trip.start_date, trip.end_date, asking.member_id is not null as is_asked_along,
        (${audience} <> 'named' or asked.member_id is not null) as is_invited
      from boxes_around(${latitude}::float8, ${longitude}::float8, ${km}::float8) box
        join trip_stops stop on stop.latitude between box.south and box.north
          and stop.longitude between box.west and box.east
        join trips trip on trip.id = stop.trip_id and trip.is_shared and trip.is_active
          and trip.start_date <= ${end_date}::date and trip.end_date >= ${start_date}::date
        join members m on m.id = trip.member_id and m.inactive_since is null
        left join gathering_askings asking on asking.gathering_id = ${id} and asking.member_id = m.id
        left join gathering_asked asked on asked.gathering_id = ${id} and asked.member_id = m.id
        cross join lateral (select
          distance_km(${latitude}::float8, ${longitude}::float8, stop.latitude, stop.longitude) as km) as away
      where away.km <= ${km}::float8
        and (${audience} in ('all', 'named') or (${audience} = 'classes' and m.pledge_class = any(${classes}::integer[]))
          or (${audience} = 'line' and m.id = any(${line}::integer[])))
        and not exists (select from gathering_hosts host where host.gathering_id = ${id} and host.member_id = m.id)
        and not exists (select from gathering_answers own where own.gathering_id = ${id} and own.member_id = m.id)
      order by m.id, away.km, trip.start_date, stop.position
    ) as passing
    order by start_date, last_name, id
    limit ${most}`.execute(db)
  return rows
}

/** How many are asked by name. */
export const countAsked = async (db: Db, gatheringId: number) =>
  (
    await db
      .selectFrom('gathering_asked')
      .select(sql<number>`count(*)::int`.as('asked'))
      .where('gathering_id', '=', gatheringId)
      .executeTakeFirstOrThrow()
  ).asked

export const insertAskings = (db: Db, gatheringId: number, memberIds: number[], by: { id: number; at: Date }) =>
  db
    .insertInto('gathering_askings')
    .values(memberIds.map((member_id) => ({ gathering_id: gatheringId, member_id, asked_by: by.id, asked_at: by.at })))
    .execute()
