// SQL of the settings.
import type { Db } from '#platform/db/db.ts'

export const listSettings = (db: Db) => db.selectFrom('settings').select(['key', 'value']).execute()
