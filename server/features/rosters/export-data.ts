// SQL of the export: members with their lineage by name. Claims are left out: what an import reads counts as confirmed.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export const listForExport = (db: Db) =>
  db
    .selectFrom('members as m')
    .leftJoin('lineage_ties as up', (join) =>
      join
        .onRef('up.little_id', '=', 'm.id')
        .on((eb) => eb.or([eb('up.confirmed_at', 'is not', null), eb('up.big_id', 'is', null)])),
    )
    .leftJoin('members as big', 'big.id', 'up.big_id')
    .selectAll('m')
    .select([
      sql<string | null>`coalesce(up.big_name, big.first_name || ' ' || big.last_name)`.as('big_brother'),
      sql<string[] | null>`(select array_agg(t.little_name order by t.id) from lineage_ties t
        where t.big_id = m.id and t.little_name is not null)`.as('little_names'),
    ])
    .orderBy('m.last_name')
    .orderBy('m.first_name')
    .orderBy('m.id')
    .execute()
