// SQL of copies of films that bear their reader's name.
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface FilmCopyOrder {
  photo_id: number
  member_id: number
  copy_id: number
  asked_at: Date
}

/** Undefined where he has one of that film, or another is being made for him, or the code is taken. */
export const insertAsked = (db: Db, asked: FilmCopyOrder) =>
  db
    .insertInto('film_copies')
    .values(asked)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findOwn = (db: Db, photoId: number, memberId: number) =>
  db
    .selectFrom('film_copies')
    .select(['copy_id', 'state', 'sha256'])
    .where('photo_id', '=', photoId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export const countMaking = async (db: Db) =>
  (
    await db
      .selectFrom('film_copies')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'making')
      .executeTakeFirstOrThrow()
  ).count

/** With whose name, in which film; undefined once it is made, or gone. */
export const findToBurn = (db: Db, id: number) =>
  db
    .selectFrom('film_copies as copy')
    .innerJoin('photos as photo', 'photo.id', 'copy.photo_id')
    .innerJoin('members as member', 'member.id', 'copy.member_id')
    .select(['copy.id', 'copy.photo_id', 'copy.member_id', 'copy.copy_id', 'copy.asked_at'])
    .select(['photo.code', 'photo.width', 'photo.height', 'photo.duration_ms'])
    .select(['member.first_name', 'member.familiar', 'member.last_name'])
    .where('copy.id', '=', id)
    .where('copy.state', '=', 'making')
    .where('photo.deleted_at', 'is', null)
    .where('photo.purged_at', 'is', null)
    .executeTakeFirst()

/** False where it is gone. */
export const setBurnt = async (
  db: Db,
  id: number,
  made: { state: 'ready'; sha256: Buffer; bytes: number } | { state: 'failed' },
) => (await db.updateTable('film_copies').set(made).where('id', '=', id).executeTakeFirst()).numUpdatedRows > 0n

const deleteThose = (db: Db, which: Expression<SqlBool>) => db.deleteFrom('film_copies').where(which).execute()

/** `making`: what nobody makes any more. `most`: bytes of those that are ready; past it the oldest go. */
export async function deleteOld(db: Db, { before, making, most }: { before: Date; making: Date; most: number }) {
  await deleteThose(db, sql`asked_at < ${before}::timestamptz`)
  await deleteThose(db, sql`state = 'making' and asked_at < ${making}::timestamptz`)
  await deleteThose(
    db,
    sql`id in (select id from (
      select id, sum(bytes) over (order by asked_at desc, id desc) as held from film_copies where state = 'ready'
    ) kept where held > ${most}::bigint)`,
  )
}

/** Of one film for one reader, or of all that a code says; what is kept of those goes with them. */
export const listNamed = (db: Db) =>
  db
    .selectFrom('film_copies as copy')
    .innerJoin('photos as photo', 'photo.id', 'copy.photo_id')
    .select(['photo.code', 'copy.copy_id'])
    .execute()
