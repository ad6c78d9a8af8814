// SQL of the companies brothers have named.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

interface Company {
  id: number
  name: string
  usageCount: number
}

const MOST = 5_000

/** Under the spelling most brothers use; `id` follows from the name, since companies have no table. */
export async function listCompanies(db: Db): Promise<Company[]> {
  const { rows } = await sql<Company>`
    select hashtext(lower(name)) & 2147483647 as id, mode() within group (order by name) as name,
      count(distinct id) as "usageCount"
    from members, lateral (select trim(t) as name from unnest(company_tags || company) as t) as named
    where name <> ''
    group by lower(name) order by "usageCount" desc, name limit ${MOST}`.execute(db)
  return rows
}
