// SQL of the claims: reading a tie, confirming it, refusing it.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Tie } from '../planning/kinship.ts'

/** A tie between two members, as it stands on record or is proposed beside it. */
export type MemberTie = Tie & {
  id: number
  big_id: number
  little_id: number
  /** Of a proposal alone: who has made it; null once he has left. */
  proposed_by: number | null
  is_proposed: boolean
}

/** What is on record before what is proposed. */
const selectTies = (db: Db) =>
  db
    .selectFrom(
      db
        .selectFrom('lineage_ties')
        .select(['id', 'big_id', 'big_name', 'little_id', 'little_name', 'claimed_by', 'name_before'])
        .select([
          sql<boolean>`confirmed_at is not null`.as('is_confirmed'),
          sql<number | null>`null::int`.as('proposed_by'),
        ])
        .select(sql<boolean>`false`.as('is_proposed'))
        .where('big_id', 'is not', null)
        .where('little_id', 'is not', null)
        .unionAll(
          db
            .selectFrom('lineage_proposals')
            .select(['id', 'big_id', sql<string | null>`null`.as('big_name'), 'little_id'])
            .select([
              sql<string | null>`null`.as('little_name'),
              'claimed_by',
              sql<string | null>`null`.as('name_before'),
            ])
            .select([sql<boolean>`false`.as('is_confirmed'), 'proposed_by', sql<boolean>`true`.as('is_proposed')]),
        )
        .as('tie'),
    )
    .selectAll()
    .orderBy('is_proposed')
    .$narrowType<{ big_id: number; little_id: number }>()

/** To be called under the lock `lineage`, taken in an earlier statement. */
export const findTie = (db: Db, id: number): Promise<MemberTie | undefined> =>
  selectTies(db).where('id', '=', id).executeTakeFirst()

/** The ties between each of these members and each of the others. */
export const listTiesBetween = (db: Db, ids: number[], others: number[]): Promise<MemberTie[]> =>
  selectTies(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('big_id', 'in', ids), eb('little_id', 'in', others)]),
        eb.and([eb('little_id', 'in', ids), eb('big_id', 'in', others)]),
      ]),
    )
    .execute()

export const setConfirmed = (db: Db, id: number, by: number) =>
  db
    .updateTable('lineage_ties')
    .set({ confirmed_at: sql<Date>`now()`, confirmed_by: by, name_before: null })
    .where('id', '=', id)
    .execute()

/** The first of two ends to say so. */
export const setClaimed = (db: Db, { id, is_proposed }: MemberTie, by: number) =>
  db
    .updateTable(is_proposed ? 'lineage_proposals' : 'lineage_ties')
    .set({ claimed_by: by })
    .where('id', '=', id)
    .execute()

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
