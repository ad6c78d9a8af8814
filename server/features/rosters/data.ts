// SQL of an import: who comes in, and what is kept of the rest.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Whether anybody would come in with power over others. */
export const givesRoles = async (db: Db) =>
  (await sql`select from staged where outcome = 'imported' and role <> 'member' limit 1`.execute(db)).rows.length > 0

/** Brings in every row that is left, with these columns; one whose e-mail was taken in this very moment is skipped. */
export async function insertStaged(db: Db, columns: readonly string[], importId: number) {
  await sql`update staged set member_id = nextval(pg_get_serial_sequence('members', 'id')) where outcome = 'imported'`.execute(
    db,
  )
  const taken = sql.join(columns.map((column) => sql.id(column)))
  await sql`insert into members (id, import_id, ${taken}, inactive_since) overriding system value
    select member_id, ${importId}::int, ${taken}, case when inactive then now() end
    from staged where outcome = 'imported' order by row
    on conflict (email) do nothing`.execute(db)
  await sql`update staged s set outcome = 'skipped', note = 'Already a member, by e-mail.'
    where outcome = 'imported' and not exists (select 1 from members where id = s.member_id)`.execute(db)
}

interface Counts {
  imported: number
  /** Of those, with something that could not be taken. */
  caveats: number
  /** Of those, who can be mailed an invitation. */
  invitable: number
  skipped: number
  excluded: number
  failed: number
}

export const countOutcomes = async (db: Db) => {
  const { rows } = await sql<Counts>`
    select count(*) filter (where outcome = 'imported') as imported,
      count(*) filter (where outcome = 'imported' and note is not null) as caveats,
      count(*) filter (where outcome = 'imported' and email is not null and not inactive and unclear is null) as invitable,
      count(*) filter (where outcome = 'skipped') as skipped,
      count(*) filter (where outcome = 'excluded') as excluded,
      count(*) filter (where outcome = 'error') as failed
    from staged`.execute(db)
  return rows[0] as Counts
}

interface StagedLine {
  row: number
  name: string
  email: string | null
  outcome: 'imported' | 'skipped' | 'error' | 'excluded'
  note: string | null
  cells: string[] | null
}

/** What wants attention first: refused, skipped, remarked upon, and then the rest. */
export const listLines = async (db: Db, limit: number) => {
  const { rows } = await sql<StagedLine>`
    select row, name, email, outcome, note, cells from staged
    order by array_position(array['error', 'skipped', 'excluded', 'imported'], outcome), note is null, row
    limit ${limit}`.execute(db)
  return rows
}

/** Who comes in, as SQL: of a large roster they never leave the database. */
export const newcomers = sql`select member_id, big_brother, little_brothers from staged where outcome = 'imported'`

/** Those who can be mailed an invitation. */
export async function reachableIds(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select member_id as id from staged
    where outcome = 'imported' and email is not null and not inactive and unclear is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of whom nobody knows whether they are to be invited. */
export async function unclearIds(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select member_id as id from staged where outcome = 'imported' and not inactive and unclear is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Their statuses, as most of them are written, the most frequent first. */
export async function listUnclear(db: Db, limit: number) {
  const { rows } = await sql<{ word: string; count: number }>`
    select mode() within group (order by unknown_status) as word, count(*) from staged
    where outcome = 'imported' and not inactive and unclear is not null
    group by unclear order by count(*) desc, unclear limit ${limit}`.execute(db)
  return rows
}

/** The members it brings in refer to it, so it is there before them. */
export const beginImport = async (
  db: Db,
  begun: { file_name: string; columns: string; reading: string; imported_by: number },
) =>
  (
    await db
      .insertInto('imports')
      .values({ ...begun, total: 0, imported: 0, skipped: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Keeps what it did, and the rows it left out. */
export async function keepImport(db: Db, id: number, counts: { total: number; imported: number; skipped: number }) {
  const { total, imported, skipped } = counts
  await db.updateTable('imports').set({ total, imported, skipped }).where('id', '=', id).execute()
  await sql`insert into import_rows (import_id, row, name, cells, outcome, reason)
    select ${id}, row, name, case when outcome = 'error' then cells end, outcome, coalesce(note, '')
    from staged where outcome in ('skipped', 'error')`.execute(db)
}

/** The newest import whose rows have not been tried again, if any of them are left. */
export const findRemaining = (db: Db) =>
  db
    .selectFrom('imports')
    .innerJoin('import_rows', (join) =>
      join.onRef('import_rows.import_id', '=', 'imports.id').on('import_rows.outcome', '=', 'error'),
    )
    .select((eb) => [
      'imports.id',
      'imports.file_name',
      'imports.columns',
      'imports.reading',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('imports.retried_at', 'is', null)
    .where('imports.undone_at', 'is', null)
    .groupBy('imports.id')
    .orderBy('imports.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listRemainingRows = (db: Db, importId: number) =>
  db
    .selectFrom('import_rows')
    .select(['row', 'cells'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'error')
    .orderBy('row')
    .execute()

export const markRetried = (db: Db, importId: number) =>
  db.updateTable('imports').set({ retried_at: sql`now()` }).where('id', '=', importId).execute()

export const listLeftOut = (db: Db, importId: number) =>
  db
    .selectFrom('import_rows')
    .select(['row', 'name', 'outcome', 'reason'])
    .where('import_id', '=', importId)
    .orderBy('row')
    .execute()

export const importExists = async (db: Db, importId: number) =>
  (await db.selectFrom('imports').select('id').where('id', '=', importId).executeTakeFirst()) !== undefined

/** Who comes in with a word that says he is dead, and inactive members whom a row with one means. */
export const keepDeaths = (db: Db, importId: number) =>
  sql`insert into roster_deaths (member_id, import_id, word)
    select distinct on (m.id) m.id, ${importId}::int, s.died from staged s
      join members m on m.id = case when s.outcome = 'imported' then s.member_id else s.known_id end
    where s.died is not null and s.outcome in ('imported', 'skipped')
      and m.inactive_since is not null and m.passed_since is null
    order by m.id, s.row
    on conflict (member_id) do update set import_id = excluded.import_id, word = excluded.word`.execute(db)
