// SQL of gatherings as they are found by words and by place.
import { type RawBuilder, sql } from 'kysely'
import type { toPersonName } from '#features/people/person.ts'
import type { Db } from '#platform/db/db.ts'

/** Of all gatherings, whoever sees them, so many of the newest are looked through. */
const MOST_LOOKED_THROUGH = 5_000
const MOST_ON_MAP = 200

export interface KnownGathering {
  id: number
  title: string
  location: string
  place: string | null
  city: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  start_date: string
  end_date: string
  starts_at: Date
  over_at: Date
  is_official: boolean
  is_called_off: boolean
  hosts: Parameters<typeof toPersonName>[0][]
}

/** Without those that were taken down. */
export async function listKnown(db: Db): Promise<KnownGathering[]> {
  const { rows } = await sql<KnownGathering>`
    select g.id, g.title, g.location, g.place, g.city, g.country, g.latitude, g.longitude, g.start_date, g.end_date,
      g.starts_at, g.over_at, g.is_official, g.called_off_at is not null as is_called_off,
      coalesce((select json_agg(json_build_object('id', m.id, 'first_name', m.first_name, 'familiar', m.familiar,
          'last_name', m.last_name) order by host.since, m.id)
        from gathering_hosts host join members m on m.id = host.member_id and m.inactive_since is null
        where host.gathering_id = g.id), '[]') as hosts
    from gatherings g where g.taken_down_at is null
    order by g.starts_at desc limit ${MOST_LOOKED_THROUGH}`.execute(db)
  return rows
}

/** How many go: of those who are active. */
const going = sql`(select count(*)::int from gathering_answers a
  join members m on m.id = a.member_id and m.inactive_since is null
  where a.gathering_id = g.id and a.standing = 'going')`

export interface SeenRow {
  id: number
  going: number
}

/** Which of these somebody sees; `seen` is a condition on `g`, null where he sees none. */
export const seenAmong = (ids: readonly number[], seen: RawBuilder<boolean> | null) =>
  sql<SeenRow>`select g.id, ${going} as going from gatherings g
    where g.id = any(${ids}::integer[]) and ${seen ?? sql`false`}`

export interface OnMapRow extends SeenRow {
  title: string
  city: string
  country: string
  latitude: number
  longitude: number
  start_date: string
  end_date: string
}

export async function listOnMap(db: Db, seen: RawBuilder<boolean>, now: Date): Promise<OnMapRow[]> {
  const { rows } = await sql<OnMapRow>`
    select g.id, g.title, g.city, g.country, g.latitude, g.longitude, g.start_date, g.end_date, ${going} as going
    from gatherings g
    where g.over_at > ${now} and g.latitude is not null and g.called_off_at is null and g.taken_down_at is null and ${seen}
    order by g.starts_at, g.id limit ${MOST_ON_MAP}`.execute(db)
  return rows
}
