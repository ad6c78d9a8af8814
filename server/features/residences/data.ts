import type { Db } from '#platform/db/db.ts'

export type ResidenceRow = Awaited<ReturnType<typeof listResidences>>[number]

/** Active brothers whose location means a city, by name. */
export const listResidences = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'location', 'city', 'country', 'latitude', 'longitude'])
    .select('privacy')
    .where('latitude', 'is not', null)
    .where('inactive_since', 'is', null)
    .orderBy('last_name')
    .orderBy('id')
    .execute()

/** Those whose location was written before it could be resolved; held until the transaction ends. */
export const lockUnresolved = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'location', 'country'])
    .where('location', 'is not', null)
    .where('latitude', 'is', null)
    .where('on_map', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
