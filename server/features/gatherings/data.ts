// SQL of the gatherings: which of them somebody sees, and their rows.
import type { Audience, Standing } from '@aerie/contract/gathering-values'
import type { Insertable, Updateable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'
import { addHost } from './hosts-data.ts'

/** Who looks. */
export interface Viewer {
  id: number
  isOfficer: boolean
  /** Who shares his line, himself among them. */
  line: readonly number[]
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

/** How many who wait stand before him; null where he does not. */
const before = sql<number | null>`case when own.place is not null then (
  select count(*)::int from gathering_answers a join members m on m.id = a.member_id and m.inactive_since is null
  where a.gathering_id = g.id and a.place < own.place) end`

/** What a card shows of what stands beside a gathering. */
interface CardColumns<Counts, Cover, Hosts> {
  counts: RawBuilder<Counts>
  cover: RawBuilder<Cover>
  hosts: RawBuilder<Hosts>
}

export const find = <Counts, Cover, Hosts>(
  db: Db,
  viewer: Viewer,
  id: number,
  { counts, cover, hosts }: CardColumns<Counts, Cover, Hosts>,
) =>
  db
    .selectFrom('gatherings as g')
    .leftJoin('gathering_answers as own', (join) =>
      join.onRef('own.gathering_id', '=', 'g.id').on('own.member_id', '=', viewer.id),
    )
    .selectAll('g')
    .$narrowType<{ audience: Audience }>()
    .select(['own.guests as own_guests', 'own.lets_pass', 'own.was_there'])
    .select((eb) => [eb.ref('own.standing').$castTo<Standing | null>().as('own_standing')])
    .select([counts.as('counts'), cover.as('cover'), hosts.as('hosts'), before.as('before')])
    .where(isSeenBy(viewer))
    .where('g.id', '=', id)
    .executeTakeFirst()

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

/** The ids of all who see it or did until it was taken down; `line` are those who share the line of its first host. */
export const listViewers = async (db: Db, id: number, line: readonly number[]) => {
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

/** The ids of elections to which it belongs. */
export const listElections = async (db: Db, id: number) =>
  idsOf(await db.selectFrom('elections').select('id').where('gathering_id', '=', id).execute())

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
