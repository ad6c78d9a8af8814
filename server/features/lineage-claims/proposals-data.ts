// SQL of ties that are proposed beside the record.
import { sql } from 'kysely'
import type { MemberTie, Proposal } from '#features/kinship/kinship.ts'
import type { Pair } from '#features/kinship/proposals.ts'
import type { Db } from '#platform/db/db.ts'

/** Of one whom the pairs concern: how many wait that he has proposed, and how many in which he is one of the two. */
export interface Open {
  id: number
  by_him: number
  about_him: number
}

/** Of each of these members. */
export const countOpen = async (db: Db, ids: number[]): Promise<Open[]> => {
  const { rows } = await sql<Open>`select who.id,
      (select count(*)::int from lineage_proposals where proposed_by = who.id) as by_him,
      (select count(*)::int from lineage_proposals where who.id in (big_id, little_id)) as about_him
    from unnest(${ids}::int[]) as who (id)`.execute(db)
  return rows
}

/**
 * Who is himself one of the two has agreed with that; what waits for him already he agrees to so. Returns those that are
 * new, or were agreed to just now; a member who is no longer there has none. Under the lock `lineage`.
 */
export async function insertProposals(db: Db, pairs: Pair[], by: number): Promise<MemberTie[]> {
  const { rows } = await sql<MemberTie>`with pair as (
      select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (big int, little int)
    ), there as materialized (
      select id from members where id in (select big from pair union select little from pair) for key share
    )
    insert into lineage_proposals as proposal (big_id, little_id, proposed_by, claimed_by)
    select big, little, ${by}, case when ${by}::int in (big, little) then ${by}::int end from pair
    where big in (select id from there) and little in (select id from there)
    on conflict (big_id, little_id) do update set claimed_by = excluded.claimed_by
      where proposal.claimed_by is null and excluded.claimed_by is not null
    returning id, big_id, null as big_name, little_id, null as little_name, claimed_by, false as is_confirmed,
      null as name_before, proposed_by, true as is_proposed`.execute(db)
  return rows
}

export const setClaimed = (db: Db, id: number, by: number) =>
  db.updateTable('lineage_proposals').set({ claimed_by: by }).where('id', '=', id).execute()

export const removeProposal = (db: Db, id: number) => db.deleteFrom('lineage_proposals').where('id', '=', id).execute()

/** What stands on record is proposed no longer. Returns the two of each. */
export const dropSettled = async (db: Db): Promise<Pick<Proposal, 'big_id' | 'little_id'>[]> =>
  (
    await sql<
      Pick<Proposal, 'big_id' | 'little_id'>
    >`delete from lineage_proposals as proposal using lineage_ties as tie
      where tie.big_id = proposal.big_id and tie.little_id = proposal.little_id
      returning proposal.big_id, proposal.little_id`.execute(db)
  ).rows

export const listOfficers = (db: Db) =>
  db.selectFrom('members').select('id').where('role', '<>', 'member').where('inactive_since', 'is', null).execute()

/** What these members are called, also those who are not active. */
export const listNames = (db: Db, ids: number[]) =>
  db.selectFrom('members').select(['id', 'first_name', 'familiar', 'last_name']).where('id', 'in', ids).execute()
