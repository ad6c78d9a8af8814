// SQL of the pictures of gatherings.
import type { Db } from '#platform/db/db.ts'

export const find = (db: Db, gatheringId: number) =>
  db
    .selectFrom('gathering_covers')
    .select(['code', 'photo_id', 'alt'])
    .where('gathering_id', '=', gatheringId)
    .executeTakeFirst()

interface Cover {
  code: string | null
  photo_id: number | null
  hash: string | null
  alt: string | null
  chosen_by: number | null
  chosen_at: Date
}

/** In the place of what it had. */
export const keep = (db: Db, gatheringId: number, cover: Cover) =>
  db
    .insertInto('gathering_covers')
    .values({ gathering_id: gatheringId, ...cover })
    .onConflict((conflict) => conflict.column('gathering_id').doUpdateSet(cover))
    .execute()

/** Answers whether it had one. */
export const describe = async (db: Db, gatheringId: number, alt: string | null) =>
  (await db.updateTable('gathering_covers').set({ alt }).where('gathering_id', '=', gatheringId).executeTakeFirst())
    .numUpdatedRows > 0n

export const remove = (db: Db, gatheringId: number) =>
  db.deleteFrom('gathering_covers').where('gathering_id', '=', gatheringId).execute()

/** Those of the codes that are in use. */
export const listCodes = async (db: Db, codes: string[]) =>
  (await db.selectFrom('gathering_covers').select('code').where('code', 'in', codes).execute()).flatMap(
    ({ code }) => code ?? [],
  )
