// SQL of the tree: every member with his big brother and the littles who are but names, in one query.
import { type InferResult, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Somebody who is no member; with a key where he was one. */
export interface Outsider {
  name: string
  departed: string | null
}

export type TreeRow = InferResult<ReturnType<typeof selectTree>>[number]

export const listTree = (db: Db): Promise<TreeRow[]> => selectTree(db).execute()

const LITTLE_NAMES = sql<Outsider[]>`json_agg(json_build_object('name', little_name, 'departed', departed) order by id)`

const selectTree = (db: Db) =>
  db
    .with('named', (with_) =>
      with_
        .selectFrom('lineage_ties')
        .select(['big_id', LITTLE_NAMES.as('little_names')])
        .where('little_name', 'is not', null)
        .where('big_id', 'is not', null)
        .groupBy('big_id'),
    )
    .with('proposed', (with_) =>
      with_
        .selectFrom('lineage_proposals')
        .select([
          'little_id',
          sql<{ big: number; awaited: number[] }[]>`json_agg(json_build_object('big', big_id, 'awaited',
            array_remove(array[big_id, little_id], claimed_by)) order by id)`.as('proposals'),
        ])
        .groupBy('little_id'),
    )
    .selectFrom('members')
    .leftJoin('lineage_ties as tie', 'tie.little_id', 'members.id')
    .leftJoin('named', 'named.big_id', 'members.id')
    .leftJoin('proposed', 'proposed.little_id', 'members.id')
    .select([
      'members.id',
      'members.first_name',
      'members.last_name',
      'members.familiar',
      'members.cohort',
      'members.class',
      'members.pledge_class',
      'members.lineage_color',
      'members.avatar',
      'members.remembered_since',
      'tie.big_id',
      'tie.big_name',
      'tie.departed',
      'named.little_names',
      'proposed.proposals',
      // A name is nobody's to confirm.
      sql<boolean>`tie.big_id is not null and tie.confirmed_at is null`.as('is_claimed'),
    ])
    .orderBy('members.id')
