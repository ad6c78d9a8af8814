// SQL of the gatherings in a calendar.
import type { Standing } from '@aerie/contract/gathering-values'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const MOST = 500
/** So long one that is called off stays, for programs that ask seldom. */
const CALLED_OFF_DAYS = 30

export interface GatheringRow {
  id: number
  title: string
  description: string
  location: string
  place: string | null
  time_zone: string
  start_date: string
  start_time: string
  end_date: string
  end_time: string | null
  starts_at: Date
  ends_at: Date | null
  version: number
  changed_at: Date
  /** Called off by its hosts, or taken down. */
  is_off: boolean
  is_host: boolean
  /** His answer; null without one. */
  standing: Standing | null
}

/** Those he hosts, goes to, waits for or may come to: of the last year, and to come. */
export const listOwnGatherings = (db: Db, memberId: number, now: Date) =>
  list(
    db,
    memberId,
    sql`g.id in (select gathering_id from gathering_hosts where member_id = ${memberId}
        union select gathering_id from gathering_answers
          where member_id = ${memberId} and standing in ('going', 'waiting', 'maybe'))
      and g.over_at > ${now}::timestamptz - interval '365 days'
      and coalesce(least(g.called_off_at, g.taken_down_at), 'infinity')
        > ${now}::timestamptz - make_interval(days => ${CALLED_OFF_DAYS})`,
  )

/** One, whatever he has answered. */
export const findGathering = async (db: Db, memberId: number, id: number) =>
  (await list(db, memberId, sql`g.id = ${id}`))[0]

async function list(db: Db, memberId: number, which: ReturnType<typeof sql>) {
  const { rows } = await sql<GatheringRow>`
    select g.id, g.title, g.description, g.location, g.place, g.time_zone, g.start_date, g.start_time, g.end_date,
      g.end_time, g.starts_at, g.ends_at, g.version, greatest(g.changed_at, own.answered_at) as changed_at,
      (g.called_off_at is not null or g.taken_down_at is not null) as is_off, own.standing,
      exists (select from gathering_hosts host where host.gathering_id = g.id and host.member_id = ${memberId}) as is_host
    from gatherings g left join gathering_answers own on own.gathering_id = g.id and own.member_id = ${memberId}
    where ${which}
    order by g.starts_at, g.id limit ${MOST}`.execute(db)
  return rows
}
