// SQL of the gatherings: which of them somebody sees, and their rows.
import type { Audience, Standing } from '@aerie/contract/gathering-values'
import type { Insertable, Updateable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PersonRow } from '#features/people/person.ts'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'
import { addHost } from './hosts-data.ts'

/** Who looks. */
export interface Viewer {
  id: number
  isOfficer: boolean
  /** Who shares his line, himself among them. */
  line: number[]
}

/**
 * Who is asked sees it, and whoever hosts it, is invited to, or has answered; officers see all, and hosts what was taken
 * down too. A condition on `g`.
 */
export const isSeenBy = ({ id, isOfficer, line }: Viewer) => sql<boolean>`(${isOfficer}
  or exists (select from gathering_hosts host where host.gathering_id = g.id and host.member_id = ${id})
  or exists (select from gathering_host_invitations host where host.gathering_id = g.id and host.member_id = ${id})
  or (g.taken_down_at is null and (g.audience = 'all'
    or (g.audience = 'classes'
      and (select self.pledge_class from members self where self.id = ${id}) = any(g.classes))
    or (g.audience = 'line' and g.called_by = any(${line}::integer[]))
    or exists (select from gathering_asked asked where asked.gathering_id = g.id and asked.member_id = ${id})
    or exists (select from gathering_answers own where own.gathering_id = g.id and own.member_id = ${id}))))`

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

export type GatheringRow = Awaited<ReturnType<typeof list>>[number]

const rows = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('gatherings as g')
    .leftJoin('gathering_answers as own', (join) =>
      join.onRef('own.gathering_id', '=', 'g.id').on('own.member_id', '=', viewer.id),
    )
    .selectAll('g')
    .$narrowType<{ audience: Audience }>()
    .select(['own.guests as own_guests', 'own.place as own_place', 'own.lets_pass', 'own.was_there'])
    .select((eb) => [eb.ref('own.standing').$castTo<Standing | null>().as('own_standing')])
    .select([counts.as('counts'), cover.as('cover')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('gathering_hosts as host')
          .innerJoin('members as m', 'm.id', 'host.member_id')
          .select([
            'm.id',
            'm.first_name',
            'm.familiar',
            'm.last_name',
            'm.avatar',
            'm.avatar_hash',
            'm.remembered_since',
          ])
          .whereRef('host.gathering_id', '=', 'g.id')
          .where('m.inactive_since', 'is', null)
          .orderBy('host.since')
          .orderBy('host.member_id'),
      )
        .$castTo<PersonRow[]>()
        .as('hosts'),
    )
    .where(isSeenBy(viewer))

/** Which list a gathering stands in. */
const isListed = ({ id }: Viewer, now: Date): Record<GatheringRange['scope'], RawBuilder<boolean>> => ({
  upcoming: sql`g.over_at > ${now}`,
  past: sql`(g.over_at <= ${now} and g.called_off_at is null)`,
  mine: sql`(exists (select from gathering_answers said
      where said.gathering_id = g.id and said.member_id = ${id} and said.standing in ('going', 'waiting', 'maybe'))
    or exists (select from gathering_hosts host where host.gathering_id = g.id and host.member_id = ${id}))`,
})

export async function countListed(db: Db, viewer: Viewer, now: Date) {
  const { upcoming, past, mine } = isListed(viewer, now)
  const { rows: counted } = await sql<Record<GatheringRange['scope'], number>>`
    select (count(*) filter (where ${upcoming}))::int as upcoming, (count(*) filter (where ${past}))::int as past,
      (count(*) filter (where ${mine}))::int as mine
    from gatherings g where g.taken_down_at is null and ${isSeenBy(viewer)}`.execute(db)
  return counted[0] ?? { upcoming: 0, past: 0, mine: 0 }
}

export interface GatheringRange {
  scope: 'upcoming' | 'past' | 'mine'
  now: Date
  limit: number
  /** The moment by which the list is ordered, and the id, of the last row before. */
  after: { at: string; id: number } | null
}

/** One more than asked for: those to come the soonest first, the others the newest first. */
export function list(db: Db, viewer: Viewer, { scope, now, limit, after }: GatheringRange) {
  const order = scope === 'upcoming' ? 'asc' : 'desc'
  const follows = scope === 'upcoming' ? sql`>` : sql`<`
  return rows(db, viewer)
    .where('g.taken_down_at', 'is', null)
    .where(isListed(viewer, now)[scope])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(g.starts_at, g.id) ${follows} (${after?.at}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy('g.starts_at', order)
    .orderBy('g.id', order)
    .limit(limit + 1)
    .execute()
}

export const find = (db: Db, viewer: Viewer, id: number) => rows(db, viewer).where('g.id', '=', id).executeTakeFirst()

/** Of some, those that he sees, the soonest first. */
export const listThese = (db: Db, viewer: Viewer, ids: number[]) =>
  rows(db, viewer).where('g.id', 'in', ids).orderBy('g.starts_at').orderBy('g.id').execute()

/** Holds it until the transaction ends: nobody answers or changes it meanwhile. */
export const lock = (db: Db, id: number) =>
  db.selectFrom('gatherings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function insert(db: Db, row: Insertable<DB['gatherings']>, hostId: number) {
  const { id } = await db.insertInto('gatherings').values(row).returning('id').executeTakeFirstOrThrow()
  await addHost(db, id, hostId)
  return id
}

export const update = (db: Db, id: number, changes: Updateable<DB['gatherings']>) =>
  db.updateTable('gatherings').set(changes).where('id', '=', id).execute()

/** Those asked by name become these; ids that are nobody's, or of somebody who is not active, are left out. */
export async function replaceAsked(db: Db, id: number, memberIds: number[]) {
  await db
    .deleteFrom('gathering_asked')
    .where('gathering_id', '=', id)
    .where(sql<boolean>`not member_id = any(${memberIds}::integer[])`)
    .execute()
  await addAsked(db, id, memberIds)
}

export const addAsked = (db: Db, id: number, memberIds: number[]) =>
  sql`insert into gathering_asked (gathering_id, member_id)
    select ${id}, id from members where id = any(${memberIds}::integer[]) and inactive_since is null
    on conflict do nothing`.execute(db)

export const listAsked = (db: Db, id: number) =>
  db
    .selectFrom('gathering_asked as asked')
    .innerJoin('members as m', 'm.id', 'asked.member_id')
    .select(['m.id', 'm.first_name', 'm.familiar', 'm.last_name'])
    .where('asked.gathering_id', '=', id)
    .where('m.inactive_since', 'is', null)
    .orderBy('m.last_name')
    .orderBy('m.id')
    .execute()

/** How many who wait stand before a place in the line. */
export const countBefore = async (db: Db, id: number, place: number) =>
  (
    await db
      .selectFrom('gathering_answers as a')
      .innerJoin('members as m', 'm.id', 'a.member_id')
      .select(sql<number>`count(*)::int`.as('before'))
      .where('a.gathering_id', '=', id)
      .where('a.place', '<', place)
      .where('m.inactive_since', 'is', null)
      .executeTakeFirstOrThrow()
  ).before

/** The ids of all who see it or did until it was taken down; `line` are those who share the line of its first host. */
export const listViewers = async (db: Db, id: number, line: number[]) => {
  const { rows: viewers } = await sql<{ id: number }>`
    select m.id from members m, gatherings g
    where g.id = ${id} and m.inactive_since is null and (m.role <> 'member' or g.audience = 'all'
      or (g.audience = 'classes' and m.pledge_class = any(g.classes)) or m.id = any(${line}::integer[])
      or exists (select from gathering_hosts h where h.gathering_id = g.id and h.member_id = m.id)
      or exists (select from gathering_host_invitations i where i.gathering_id = g.id and i.member_id = m.id)
      or exists (select from gathering_asked a where a.gathering_id = g.id and a.member_id = m.id)
      or exists (select from gathering_answers a where a.gathering_id = g.id and a.member_id = m.id))`.execute(db)
  return viewers.map((viewer) => viewer.id)
}

export const listTitles = (db: Db, ids: number[]) =>
  db.selectFrom('gatherings').select(['id', 'title as name']).where('id', 'in', ids).execute()

/** The ids of those that begin within a span. */
export const listStarting = async (db: Db, from: Date, to: Date) =>
  idsOf(
    await db
      .selectFrom('gatherings')
      .select('id')
      .where('starts_at', '>', from)
      .where('starts_at', '<=', to)
      .where('called_off_at', 'is', null)
      .where('taken_down_at', 'is', null)
      .execute(),
  )

export const listIds = async (db: Db) => idsOf(await db.selectFrom('gatherings').select('id').execute())

/** The ids of those that are still to begin and at which somebody waits for a seat. */
export const listAwaited = async (db: Db, now: Date) =>
  idsOf(
    await db
      .selectFrom('gatherings as g')
      .select('g.id')
      .where('g.starts_at', '>', now)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('gathering_answers as a')
            .select('a.member_id')
            .whereRef('a.gathering_id', '=', 'g.id')
            .where('a.standing', '=', 'waiting'),
        ),
      )
      .execute(),
  )

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id)
