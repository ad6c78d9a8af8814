// SQL of answers to claims: confirming a tie, refusing it.
import { sql } from 'kysely'
import type { Tie } from '#features/kinship/kinship.ts'
import type { Db } from '#platform/db/db.ts'

export const setConfirmed = (db: Db, id: number, by: number) =>
  db
    .updateTable('lineage_ties')
    .set({ confirmed_at: sql<Date>`now()`, confirmed_by: by, name_before: null })
    .where('id', '=', id)
    .execute()

/** The first of two ends to say so. */
export const setClaimed = (db: Db, id: number, by: number) =>
  db.updateTable('lineage_ties').set({ claimed_by: by }).where('id', '=', id).execute()

/** Notes that these ties were refused; they are to be removed, or gone already. */
export const insertRefusals = (db: Db, ties: Tie[], by: number) =>
  sql`insert into lineage_refusals (one_id, other_id, refused_by, tie_id)
    select least(big_id, little_id), greatest(big_id, little_id), ${by}, id
    from jsonb_to_recordset(${JSON.stringify(ties)}::jsonb) as tie (id int, big_id int, little_id int)
    on conflict (one_id, other_id) do update
      set refused_by = excluded.refused_by, refused_at = excluded.refused_at, tie_id = excluded.tie_id`.execute(db)

/** Whether he has refused this tie, which is gone. */
export const hasRefused = async (db: Db, tieId: number, by: number) =>
  (await db
    .selectFrom('lineage_refusals')
    .select('tie_id')
    .where('tie_id', '=', tieId)
    .where('refused_by', '=', by)
    .executeTakeFirst()) !== undefined

/** Removes a tie, but for what the other end had written before it was claimed. */
export async function removeTie(db: Db, id: number, remaining: Tie | undefined) {
  if (!remaining) return void (await db.deleteFrom('lineage_ties').where('id', '=', id).execute())
  const { big_id, big_name, little_id, little_name, claimed_by } = remaining
  await db
    .updateTable('lineage_ties')
    .set({ big_id, big_name, little_id, little_name, claimed_by, name_before: null })
    .where('id', '=', id)
    .execute()
}
