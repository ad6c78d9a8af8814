// SQL that turns names in ties into links, once the brother they mean is in the directory.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { MemberTie } from './claims-data.ts'

/**
 * Ties in which one of these members stands by his name, and nobody else has that name, become ties of his. Where such
 * a tie is there already, the name goes; where he has another big brother, or the line would become a cycle, it stays.
 * An officer has let these members in, so what an officer wrote stays confirmed; what a member wrote stays his claim.
 * Returns the claims among the new ties. The lines are to be locked (the lock `lineage`) in an earlier statement. `memberIds` is SQL, since an import has many.
 */
export async function linkNames(db: Db, memberIds: RawBuilder<unknown>): Promise<MemberTie[]> {
  const { rows } = await sql<MemberTie>`with recursive named as (
      select id, lower(first_name || ' ' || last_name) as name from members where id in (${memberIds})
      union
      select id, lower(familiar || ' ' || last_name) from members
      where id in (${memberIds}) and familiar is not null
    ), meant as (
      -- Each name in a tie, with the one member it means, as the tie would be with him in it.
      select tie.id, 'big' as side, named.id as big_id, tie.little_id from named
      join lineage_ties tie on lower(tie.big_name) = named.name
      where tie.little_id <> named.id and ${borneByNobodyElse}
      union
      select tie.id, 'little', tie.big_id, named.id from named
      join lineage_ties tie on lower(tie.little_name) = named.name
      where tie.big_id <> named.id and ${borneByNobodyElse}
    ), wanted as (
      -- One for each little brother, who may have no other big brother, unless that is the same man by name.
      select distinct on (meant.little_id) coalesce(kept.id, meant.id) as id, meant.big_id, meant.little_id
      from meant
      left join lineage_ties kept on kept.little_id = meant.little_id
      left join members big on big.id = meant.big_id
      where kept.id is null or kept.id = meant.id
        or lower(kept.big_name) in (lower(big.first_name || ' ' || big.last_name), lower(big.familiar || ' ' || big.last_name))
      order by meant.little_id, meant.id
    ), above as (
      select little_id, big_id as at from wanted
      union
      select above.little_id, coalesce(tie.big_id, wanted.big_id) from above
      left join wanted on wanted.little_id = above.at
      left join lineage_ties tie on tie.little_id = above.at and tie.big_id is not null
      where above.at <> above.little_id and (tie.big_id is not null or wanted.big_id is not null)
    ), linked as (
      update lineage_ties tie
      set big_id = wanted.big_id, big_name = null, little_id = wanted.little_id, little_name = null
      from wanted
      where tie.id = wanted.id and wanted.little_id not in (select little_id from above where at = little_id)
      returning tie.*
    ), dropped as (
      delete from lineage_ties tie using meant
      where tie.id = meant.id and meant.side = 'little' and not exists (select from linked where linked.id = tie.id)
        and (meant.big_id, meant.little_id) in (
          select big_id, little_id from linked
          union select big_id, little_id from lineage_ties where little_id in (select little_id from meant)
        )
    )
    select id, big_id, big_name, little_id, little_name, claimed_by, false as is_confirmed, name_before
    from linked where confirmed_at is null`.execute(db)
  return rows
}

export const linkNamesOf = (db: Db, memberIds: number[]) =>
  linkNames(db, sql.join(memberIds.map((id) => sql`${id}::int`)))

/** Of those whom `addNewcomerTies` has just noted. */
export const linkNamesOfNewcomers = (db: Db) => linkNames(db, sql`select member_id from newcomer_names`)

const borneByNobodyElse = sql`not exists (
  select from members other
  where lower(other.first_name || ' ' || other.last_name) = named.name and other.id <> named.id
) and not exists (
  select from members other where lower(other.familiar || ' ' || other.last_name) = named.name and other.id <> named.id
)`
