// SQL of what is shown of a gathering beside its own columns, and of all gatherings with those who are asked to them.
import type { Audience, Standing } from '@aerie/contract/gathering-values'
import { sql } from 'kysely'
import type { PersonRow } from '#features/people/person.ts'
import type { Db } from '#platform/db/db.ts'

/** Of those who are active: who has left or was shut out takes no seat. Once it is over, of who was there. */
const counts = sql<{ going: number; guests: number; maybe: number; waiting: number }>`(
  select json_build_object('going', count(*) filter (where coalesce(a.was_there, a.standing = 'going')),
    'guests', coalesce(sum(a.guests) filter (where coalesce(a.was_there, a.standing = 'going')), 0),
    'maybe', count(*) filter (where a.standing = 'maybe'), 'waiting', count(*) filter (where a.standing = 'waiting'))
  from gathering_answers a join members m on m.id = a.member_id and m.inactive_since is null
  where a.gathering_id = g.id)`

interface CoverRow {
  /** Of a file of its own, else that of a photo. */
  code: string | null
  photo: string | null
  hash: string | null
  alt: string | null
}

/** A photo of an album as long as all brothers see it. */
const cover = sql<CoverRow | null>`(
  select json_build_object('code', c.code, 'photo', photo.code, 'hash', coalesce(c.hash, photo.hash), 'alt', c.alt)
  from gathering_covers c
  left join photos photo
    on photo.id = c.photo_id and photo.state = 'ready' and not photo.is_flagged and photo.deleted_at is null and photo.purged_at is null
  left join albums album on album.id = photo.album_id and album.deleted_at is null
  where c.gathering_id = g.id and (c.code is not null or album.id is not null))`

/** Of `m`, for its `PersonRef`. */
const person = sql`json_build_object('id', m.id, 'first_name', m.first_name, 'familiar', m.familiar,
  'last_name', m.last_name, 'avatar', m.avatar, 'avatar_hash', m.avatar_hash, 'remembered_since', m.remembered_since)`

/** Those who are active, the first first. */
const hosts = sql<PersonRow[]>`coalesce((
  select json_agg(${person} order by host.since, m.id)
  from gathering_hosts host join members m on m.id = host.member_id and m.inactive_since is null
  where host.gathering_id = g.id), '[]')`

const MOST_PORTRAITS = 5

/** The first of those who are counted as going, and of these whoever has a portrait. */
const portraits = sql<PersonRow[]>`coalesce((
  select json_agg(${person} order by m.avatar is null, m.answered_at, m.id)
  from (
    select m.*, a.answered_at
    from gathering_answers a join members m on m.id = a.member_id and m.inactive_since is null
    where a.gathering_id = g.id and coalesce(a.was_there, a.standing = 'going')
    order by m.avatar is null, a.answered_at, m.id limit ${sql.lit(MOST_PORTRAITS)}) m), '[]')`

/** What a card shows of what stands beside a gathering. */
export const cardColumns = { counts, cover, hosts }

const hostIds = sql<number[]>`array(select host.member_id from gathering_hosts host where host.gathering_id = g.id)`

/** Who sees it, to whomever else it is: its hosts, those who may be, and those asked by name. */
const namedIds = sql<number[]>`array(select host.member_id from gathering_hosts host where host.gathering_id = g.id
  union select host.member_id from gathering_host_invitations host where host.gathering_id = g.id
  union select asked.member_id from gathering_asked asked where asked.gathering_id = g.id)`

type AnswerOfList = [memberId: number, standing: Standing, guests: number, wasThere: boolean | null]

const answers = sql<AnswerOfList[]>`coalesce((
  select json_agg(json_build_array(a.member_id, a.standing, a.guests, a.was_there))
  from gathering_answers a where a.gathering_id = g.id), '[]')`

export type ListedRow = Awaited<ReturnType<typeof listAll>>[number]

/** Without those that were taken down; `ids`: of some alone, else null. */
export const listAll = (db: Db, ids: number[] | null) =>
  db
    .selectFrom('gatherings as g')
    .select(['g.id', 'g.title', 'g.location', 'g.city', 'g.country', 'g.latitude', 'g.longitude', 'g.place', 'g.seats'])
    .select(['g.time_zone', 'g.start_date', 'g.start_time', 'g.end_date', 'g.end_time', 'g.starts_at', 'g.ends_at'])
    .select(['g.over_at', 'g.is_official', 'g.called_off_at', 'g.called_by', 'g.audience', 'g.classes'])
    .$narrowType<{ audience: Audience }>()
    .select([counts.as('counts'), cover.as('cover'), hosts.as('hosts'), portraits.as('portraits')])
    .select([hostIds.as('host_ids'), namedIds.as('named_ids'), answers.as('answers')])
    .where('g.taken_down_at', 'is', null)
    .$if(ids !== null, (query) => query.where(sql<boolean>`g.id = any(${ids}::integer[])`))
    .execute()

export const findClass = async (db: Db, memberId: number) =>
  (
    await db
      .selectFrom('members')
      .select('pledge_class')
      .where('id', '=', memberId)
      .where('inactive_since', 'is', null)
      .executeTakeFirst()
  )?.pledge_class ?? null
