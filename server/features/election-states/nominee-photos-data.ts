// SQL of the photos that brothers stand with.
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

/** In the place of the one he had. */
export const keepPhoto = (db: Db, { nominee_id, ...photo }: Insertable<DB['nominee_photos']>) =>
  db
    .insertInto('nominee_photos')
    .values({ nominee_id, ...photo })
    .onConflict((conflict) => conflict.column('nominee_id').doUpdateSet(photo))
    .execute()

/** Those of the names that are in use. */
export const listPhotos = async (db: Db, names: string[]) =>
  (await db.selectFrom('nominee_photos').select('name').where('name', 'in', names).execute()).map(({ name }) => name)

export const removePhoto = (db: Db, nomineeId: number) =>
  db.deleteFrom('nominee_photos').where('nominee_id', '=', nomineeId).execute()
