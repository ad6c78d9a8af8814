// SQL of the audit log as super admins read it.
import type { AuditFilter } from '@aerie/contract/audit'
import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface EntryCursor {
  at: Date
  id: number
}

export interface EntryQuery {
  filter: AuditFilter
  /** Each of them is in the entry, or among the names of whom it is about. */
  words: { word: string; members: number[] }[]
}

/** The newest first, from after a place on. */
export const listEntries = (
  db: Db,
  wanted: EntryQuery,
  { after, limit }: { after: EntryCursor | null; limit: number },
) => {
  const conditions = [...conditionsOf(wanted), ...(after ? [sql<boolean>`(at, id) < (${after.at}, ${after.id})`] : [])]
  let query = db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'actor_id', 'action', 'object_type', 'object_id', 'before', 'after', 'address', 'hash'])
  for (const condition of conditions) query = query.where(condition)
  return plannedForItsValues(db, query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit))
}

/** One plan for whatever is asked would look for a rare word or action among all entries, the newest first. */
const plannedForItsValues = <Row>(db: Db, query: Compilable<Row>) =>
  db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return (await tx.executeQuery(query)).rows
  })

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

function conditionsOf({ filter: { actor, action, kind, from, until }, words }: EntryQuery): RawBuilder<boolean>[] {
  const conditions: (RawBuilder<boolean> | undefined)[] = [
    actor === undefined ? undefined : actor === 'nobody' ? sql`actor_id is null` : sql`actor_id = ${actor}`,
    action === undefined ? undefined : sql`action = ${action}`,
    kind === undefined ? undefined : sql`object_type = ${kind}`,
    from === undefined ? undefined : sql`at >= ${from}::timestamptz`,
    until === undefined ? undefined : sql`at < ${until}::timestamptz`,
    ...words.map(isFound),
  ]
  return conditions.filter((condition) => condition !== undefined)
}

function isFound({ word, members }: EntryQuery['words'][number]): RawBuilder<boolean> {
  const lexeme = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
  const said = sql<boolean>`audit_words(before, after, address) @@ to_tsquery('simple', ${lexeme})`
  if (members.length === 0) return said
  const ofKind = sql`object_type = any(${ABOUT_MEMBERS}) or action = ${ACCEPTED}`
  const about = sql`(${ofKind}) and object_id = any(${members.map(String)}::text[])`
  return sql`(${said} or actor_id = any(${members}::int[]) or (${about}))`
}

/** The kinds of entries whose object is a member. */
const ABOUT_MEMBERS = [
  'member',
  'office',
  'passkey',
  'password',
  'second-step',
  'session',
  'notification',
  'departure',
  'calendar',
  'first-steps',
]

export const countEntries = async (db: Db) => {
  const { count, since } = await db
    .selectFrom('audit_entries')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(at)`.as('since')])
    .executeTakeFirstOrThrow()
  return { count, since }
}

/** Of that number and before. */
export const countUpTo = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('audit_entries')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('id', '<=', id)
      .executeTakeFirstOrThrow()
  ).count

export const readBytes = async (db: Db) =>
  Number(
    (await sql<{ bytes: string }>`select pg_total_relation_size('audit_entries') as bytes`.execute(db)).rows[0]
      ?.bytes ?? 0,
  )

export const readLastEntry = (db: Db) =>
  db.selectFrom('audit_entries').select(['id', 'at', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const readLastWalk = (db: Db) =>
  db
    .selectFrom('audit_entries')
    .select(['at', 'after'])
    .where('action', '=', sql.lit('audit.verify'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findById = (db: Db, id: number) =>
  db.selectFrom('audit_entries').select(['id', 'at', 'hash']).where('id', '=', id).executeTakeFirst()

/** The entry whose mark begins so. */
export function findMarked(db: Db, mark: string) {
  const [least, most] = ['0', 'f'].map((digit) => Buffer.from(mark.padEnd(64, digit), 'hex'))
  return db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'hash'])
    .where('hash', '>=', least as Buffer)
    .where('hash', '<=', most as Buffer)
    .limit(1)
    .executeTakeFirst()
}

/** Of requests to join it alone is about the member that came of one. */
const ACCEPTED = 'join.accept'

export const isAboutMember = ({ object_type, action }: Pick<EntryRow, 'object_type' | 'action'>) =>
  ABOUT_MEMBERS.includes(object_type) || action === ACCEPTED
