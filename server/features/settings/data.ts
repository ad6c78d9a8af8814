// SQL of the settings.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { takeLock } from '#platform/db/locks.ts'

export const listSettings = (db: Db) => db.selectFrom('settings').select(['key', 'value']).execute()

/** Until the transaction ends nobody else changes settings. */
export const lockChanges = (db: Db) => takeLock(db, 'settings')

/** Shared by those who go by it, or kept from them by who changes it; undefined where it has no row. */
export const holdSetting = (db: Db, key: string, as: 'share' | 'update') => {
  const row = db.selectFrom('settings').select(['key', 'value']).where('key', '=', key)
  return (as === 'share' ? row.forShare() : row.forUpdate()).executeTakeFirst()
}

export const saveSettings = (db: Db, change: Record<string, unknown>, { by, at }: { by: number | null; at: Date }) =>
  db
    .insertInto('settings')
    .values(
      Object.entries(change).map(([key, value]) => ({
        key,
        value: JSON.stringify(value),
        changed_by: by,
        changed_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute()

/** Ids of the admins and super admins. */
export const listOfficers = async (db: Db) =>
  (await db.selectFrom('officer_steps').select('member_id').limit(10_000).execute()).map(({ member_id }) => member_id)

/** Its zones are those of the machine that it runs on. */
export const knowsZone = async (db: Db, zone: string) =>
  (await sql`select from pg_timezone_names where name = ${zone}`.execute(db)).rows.length > 0

export const listChanges = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('settings')
    .leftJoin('members', 'members.id', 'changed_by')
    .select(['key', 'changed_at', 'first_name', 'familiar', 'last_name'])
    .where('key', 'in', keys)
    .execute()

export type SettingsChangeRow = Awaited<ReturnType<typeof listChanges>>[number]
