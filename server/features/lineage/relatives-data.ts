// SQL of a brother's relatives: his big and little brothers, and who is proposed as one.
import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { claimOf, type RelativeRow } from '#features/kinship/kinship.ts'
import type { Db } from '#platform/db/db.ts'

/** His big brother and his littles, and after them who is proposed as one. */
export const listRelatives = async (db: Db, id: number): Promise<RelativeRow[]> =>
  (await selectRelatives(db, id).execute()).map(toRelativeRow)

export type TieRow = InferResult<ReturnType<typeof selectRelatives>>[number]

const selectRelatives = (db: Db, id: number) =>
  db
    .selectFrom(
      db
        .selectFrom('lineage_ties')
        .select(['id', 'big_id', 'big_name', 'little_id', 'little_name', 'claimed_by', 'confirmed_at'])
        .select([sql<boolean>`false`.as('is_proposed'), sql<number | null>`null::int`.as('proposed_by')])
        .where((eb) => eb.or([eb('little_id', '=', id), eb('big_id', '=', id)]))
        .unionAll(
          db
            .selectFrom('lineage_proposals')
            .select(['id', 'big_id', sql<string | null>`null`.as('big_name'), 'little_id'])
            .select([sql<string | null>`null`.as('little_name'), 'claimed_by'])
            .select([
              sql<Date | null>`null::timestamptz`.as('confirmed_at'),
              sql<boolean>`true`.as('is_proposed'),
              'proposed_by',
            ])
            .where((eb) => eb.or([eb('little_id', '=', id), eb('big_id', '=', id)])),
        )
        .as('tie'),
    )
    .leftJoin('members as other', (join) =>
      join.on(sql<boolean>`other.id = case when tie.little_id = ${id} then tie.big_id else tie.little_id end`),
    )
    .select([
      'tie.id as tie_id',
      'tie.big_id',
      'tie.little_id',
      'tie.claimed_by',
      'tie.is_proposed',
      'tie.proposed_by',
      IS_CONFIRMED,
    ])
    .select([
      sql<'big' | 'little'>`case when tie.little_id = ${id} then 'big' else 'little' end`.as('side'),
      sql<string | null>`case when tie.little_id = ${id} then tie.big_name else tie.little_name end`.as('name'),
      'other.id',
      'other.first_name',
      'other.last_name',
      'other.familiar',
      'other.pledge_class',
      'other.class',
      'other.avatar',
    ])
    .orderBy('tie.is_proposed')
    .orderBy('tie.id')

export const toRelativeRow = ({
  tie_id,
  big_id,
  little_id,
  claimed_by,
  is_confirmed,
  ...row
}: TieRow): RelativeRow => ({
  ...row,
  claim: claimOf({ id: tie_id, big_id, little_id, claimed_by, is_confirmed }),
})

const IS_CONFIRMED = sql<boolean>`tie.confirmed_at is not null`.as('is_confirmed')

export const selectRelativesAsJson = (db: Db, memberId: number) => jsonArrayFrom(selectRelatives(db, memberId))
