// The rows of copies, which are written once and leave with their month.
import { sql } from 'kysely'
import { type Db, lacksPartition } from '#platform/db/db.ts'

export interface NewCopy {
  id: number
  kind: number
  object_id: number
  member_id: number
  issued_at: Date
  ip: string | null
  /** These two are null of what bears no mark. */
  key_id: number | null
  sha256: Buffer | null
}

/** Whose copy of what. */
export interface Holder {
  objectId: number
  memberId: number
  kind: number
}

const held = (db: Db, { objectId, memberId, kind }: Holder) =>
  db.selectFrom('copies').where('object_id', '=', objectId).where('member_id', '=', memberId).where('kind', '=', kind)

/** The newest that was made for the same address since a time. */
export const findIssued = (db: Db, holder: Holder, { since, ip }: { since: Date; ip: string | null }) =>
  held(db, holder)
    .select(['id', 'key_id', 'sha256'])
    .where('issued_at', '>=', since)
    .where(sql<boolean>`ip is not distinct from ${ip}::inet`)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function isHeld(db: Db, holder: Holder, { id, since }: { id: number; since: Date }) {
  const row = await held(db, holder)
    .select('id')
    .where('id', '=', id)
    .where('issued_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** False where another copy has that id; null where its month has no partition. */
export async function insertCopy(db: Db, copy: NewCopy): Promise<boolean | null> {
  try {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('copies')
      .values(copy)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  } catch (error) {
    if (lacksPartition(error)) return null
    throw error
  }
}

/** Makes the partitions of a month, counted since January 2026, and of two more, and drops those that are too old. */
export const keepMonths = (db: Db, { current, retention }: { current: number; retention: number }) =>
  sql`select keep_copy_months(${current}::integer, ${retention}::integer)`.execute(db)

const listed = (db: Db) => db.selectFrom('copies').selectAll()

export const findCopies = (db: Db, ids: readonly number[]) => listed(db).where('id', 'in', ids).execute()

export const findByBytes = (db: Db, sha256: Buffer, most: number) =>
  listed(db)
    .where(sql<boolean>`substr(sha256, 1, 8) = ${sha256.subarray(0, 8)}`)
    .where('sha256', '=', sha256)
    .orderBy('issued_at', 'desc')
    .limit(most)
    .execute()

/** Who had copies of an object in some of the kinds, by address and day of UTC: the last first. */
export const listDeliveries = (
  db: Db,
  { objectId, kinds, most }: { objectId: number; kinds: readonly number[]; most: number },
) =>
  db
    .selectFrom('copies')
    .select(['member_id', 'kind', 'ip'])
    .select([sql<Date>`max(issued_at)`.as('last_at'), sql<number>`count(*)::int`.as('times')])
    .where('object_id', '=', objectId)
    .where('kind', 'in', kinds)
    .groupBy(['member_id', 'kind', 'ip', sql`(issued_at at time zone 'UTC')::date`])
    .orderBy('last_at', 'desc')
    .orderBy('member_id')
    .limit(most)
    .execute()

export const findAnyCopy = (db: Db) => db.selectFrom('copies').select('id').limit(1).executeTakeFirst()

/** An uploaded photo in which the marks of copies are. */
export interface ReuploadedPhoto {
  photoId: number
  uploadedBy: number | null
  uploadedAt: Date
}

/** Ids of no copy are left out. */
export const insertReuploads = (db: Db, { photoId, uploadedBy, uploadedAt }: ReuploadedPhoto, ids: readonly number[]) =>
  db
    .insertInto('reuploads')
    .columns(['copy_id', 'photo_id', 'uploaded_by', 'uploaded_at'])
    .expression(
      db
        .selectFrom('copies')
        .select(['id', sql<number>`${photoId}::integer`.as('photo_id')])
        .select(sql<number | null>`${uploadedBy}::integer`.as('uploaded_by'))
        .select(sql<Date>`${uploadedAt}::timestamptz`.as('uploaded_at'))
        .where('id', 'in', ids),
    )
    .onConflict((conflict) => conflict.columns(['copy_id', 'photo_id']).doNothing())
    .execute()

/** Of a copy, the earliest first, each with how many others than a member were sent copies of it. */
export async function listReuploads(db: Db, { id, memberId }: { id: number; memberId: number }) {
  const { rows } = await sql<{
    photo_id: number
    uploaded_by: number | null
    uploaded_at: Date | null
    others: number
  }>`
    select photo_id, uploaded_by, uploaded_at, (
      select count(distinct member_id)::int from copies
      where object_id = reuploads.photo_id and kind in (1, 2, 5, 6) and member_id <> ${memberId}::int
    ) as others
    from reuploads where copy_id = ${id}::bigint order by uploaded_at, photo_id`.execute(db)
  return rows
}

/** Those whose copy has left with its month. */
export const deleteOldReuploads = (db: Db) =>
  sql`delete from reuploads where not exists (select from copies where id = copy_id)`.execute(db)

/** Those of an object that are marked and whose ids follow one another, but for those that somebody else uploaded again. */
export const listOf = (
  db: Db,
  { objectId, kinds, after, most }: { objectId: number; kinds: readonly number[]; after: number; most: number },
) =>
  db
    .selectFrom('copies')
    .select(['id', 'member_id'])
    .select(sql<number>`key_id`.as('key_id'))
    .where('object_id', '=', objectId)
    .where('kind', 'in', kinds)
    .where('key_id', 'is not', null)
    .where('id', '>', after)
    .where(sql<boolean>`not exists (select from reuploads
      where copy_id = copies.id and uploaded_by is distinct from copies.member_id)`)
    .orderBy('id')
    .limit(most)
    .execute()

/**
 * At most as many as the pages of the table can hold, of all that were ever handed out and are kept: counting them takes
 * long, and what depends on their number depends on its logarithm.
 */
export async function countCopies(db: Db) {
  const { rows } = await sql<{ most: number }>`
    select coalesce(sum(pg_relation_size(inhrelid)) / 64, 0)::float8 as most
    from pg_inherits where inhparent = 'copies'::regclass`.execute(db)
  return rows[0]?.most ?? 0
}
