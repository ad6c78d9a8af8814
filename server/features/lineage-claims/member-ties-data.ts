// SQL that reads ties between two members, on record and proposed.
import { sql } from 'kysely'
import type { MemberTie } from '#features/kinship/kinship.ts'
import type { Db } from '#platform/db/db.ts'

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
