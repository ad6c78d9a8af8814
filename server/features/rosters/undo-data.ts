// SQL of undoing an import: whom it brought in, who of them has not come in yet, and removing those.
import { UNDO_DAYS } from '@aerie/contract/rosters'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const until = sql<Date>`imports.imported_at + make_interval(days => ${UNDO_DAYS})`

/** Those that have not run out and brought somebody in; of one officer, or of all. */
const undoable = (db: Db, importedBy: number | null) =>
  db
    .selectFrom('imports')
    .leftJoin('members as officer', 'officer.id', 'imports.imported_by')
    .select(['imports.id', 'imports.file_name', 'imports.imported_at', 'imports.imported', 'imports.imported_by'])
    .select(['officer.id as officer_id', 'officer.first_name', 'officer.familiar', 'officer.last_name'])
    .select(until.as('until'))
    .where('imports.undone_at', 'is', null)
    .where('imports.imported', '>', 0)
    .where(until, '>', sql<Date>`now()`)
    .$if(importedBy !== null, (query) => query.where('imports.imported_by', '=', importedBy))

export const listUndoable = (db: Db, importedBy: number | null) =>
  undoable(db, importedBy).orderBy('imports.id', 'desc').limit(100).execute()

/** Locked until the transaction ends if asked to. */
export const findUndoable = (db: Db, id: number, lock = false) =>
  undoable(db, null)
    .where('imports.id', '=', id)
    .$if(lock, (query) => query.forUpdate('imports'))
    .executeTakeFirst()

/** After it nobody of them comes in until the transaction ends. Who has by then shows only to a later statement. */
export const lockNewcomers = (db: Db, importId: number) =>
  sql`select from members where import_id = ${importId}::int order by id for update`.execute(db)

/** Why a newcomer stays, as SQL of a row of members; null where he leaves again. */
const staysFor = (mayRemoveOfficers: boolean) => sql<'came_in' | 'officer' | null>`case
  when exists (select from passwords where passwords.member_id = members.id) then 'came_in'
  when members.role <> 'member' and not ${mayRemoveOfficers} then 'officer' end`

export const countLeaving = async (db: Db, importId: number, mayRemoveOfficers: boolean) =>
  (
    await db
      .selectFrom('members')
      .select((eb) => eb.fn.countAll<number>().as('leaving'))
      .where('import_id', '=', importId)
      .where(staysFor(mayRemoveOfficers), 'is', null)
      .executeTakeFirstOrThrow()
  ).leaving

export const listStaying = (db: Db, importId: number, mayRemoveOfficers: boolean, limit: number) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'avatar', 'avatar_hash', 'remembered_since'])
    .select(staysFor(mayRemoveOfficers).as('stays_for'))
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('import_id', '=', importId)
    .where(staysFor(mayRemoveOfficers), 'is not', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those who leave, kept until the transaction ends. */
export const noteLeaving = (db: Db, importId: number, mayRemoveOfficers: boolean) =>
  sql`create temporary table leaving on commit drop as
    select id, display_name(first_name, familiar, last_name) as name, gen_random_uuid() as departed, avatar,
      earlier_avatar->>'avatar' as earlier
    from members where import_id = ${importId}::int and ${staysFor(mayRemoveOfficers)} is null`.execute(db)

/** Parts of the departure, as lineage takes them. */
export const departureOf = (importId: number) => ({
  leaving: sql`select id, name, departed from leaving`,
  cameTogether: sql`select id from members where import_id = ${importId}::int`,
  at: sql`select imported_at from imports where id = ${importId}::int`,
})

/** The portraits of those who leave. */
export const listPortraits = async (db: Db) => {
  const { rows } = await sql<{ avatar: string }>`
    select avatar from leaving where avatar is not null union select earlier from leaving where earlier is not null`.execute(
    db,
  )
  return rows.map(({ avatar }) => avatar)
}

/** Answers how many. */
export const removeLeaving = async (db: Db) => {
  const { numAffectedRows = 0n } = await sql`delete from members where id in (select id from leaving)`.execute(db)
  return Number(numAffectedRows)
}

export const markUndone = (db: Db, importId: number, by: number) =>
  db.updateTable('imports').set({ undone_at: sql`now()`, undone_by: by }).where('id', '=', importId).execute()
