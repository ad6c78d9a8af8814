// SQL of the list of officers: ties between members that nobody, or only one of the two, has agreed to.
import { sql } from 'kysely'
import type { PersonRow } from '#features/people/person.ts'
import type { Db } from '#platform/db/db.ts'

export interface WaitingRow {
  id: number
  claimed_by: number | null
  big: PersonRow
  little: PersonRow
  /** Null of a claim, and once he has left. */
  proposer: PersonRow | null
  /** Of a proposal: who stands on record as the little's big brother. */
  instead: string | null
}

/** The oldest first, from behind a number on. */
export async function listWaiting(db: Db, limit: number, after: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      (select id, big_id, little_id, claimed_by, null::int as proposed_by, false as is_proposed from lineage_ties
        where confirmed_at is null and big_id is not null and little_id is not null and id > ${after}
        order by id limit ${limit})
      union all
      (select id, big_id, little_id, claimed_by, proposed_by, true from lineage_proposals where id > ${after}
        order by id limit ${limit})
    )
    select waiting.id, waiting.claimed_by, ${person('big')} as big, ${person('little')} as little,
      case when proposer.id is not null then ${person('proposer')} end as proposer,
      case when is_proposed then coalesce(present.big_name,
        display_name(other.first_name, other.familiar, other.last_name)) end as instead
    from waiting
    join members big on big.id = waiting.big_id
    join members little on little.id = waiting.little_id
    left join members proposer on proposer.id = waiting.proposed_by
    left join lineage_ties present on present.little_id = waiting.little_id
    left join members other on other.id = present.big_id
    order by waiting.id limit ${limit}`.execute(db)
  return rows
}

const person = (table: string) => {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`json_build_object('id', ${of('id')}, 'first_name', ${of('first_name')}, 'familiar', ${of('familiar')},
    'last_name', ${of('last_name')}, 'avatar', ${of('avatar')}, 'avatar_hash', ${of('avatar_hash')}, 'remembered_since', ${of('remembered_since')})`
}
