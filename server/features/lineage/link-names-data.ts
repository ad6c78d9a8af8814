// SQL that turns names in ties into links, once the brother they mean is in the directory.
import { type RawBuilder, sql } from 'kysely'
import type { MemberTie } from '#features/kinship/kinship.ts'
import type { Db } from '#platform/db/db.ts'
import { meantBy, namedMembers } from './name-keys-data.ts'

/**
 * Ties in which one of these members stands by his name, and nobody else has that name, become ties of his. Where nobody
 * is called exactly so, a name that is alike will do: “O’Brien” is O'Brien. Where such
 * a tie is there already, the name goes; where he has another big brother, or the line would become a cycle, it stays.
 * An officer has let these members in, so what an officer wrote stays confirmed; what a member wrote stays his claim.
 * Returns the claims among the new ties. The lines are to be locked (the lock `lineage`) in an earlier statement. `memberIds` is SQL, since an import has many.
 */
export async function linkNames(db: Db, memberIds: RawBuilder<unknown>): Promise<MemberTie[]> {
  const { rows } = await sql<MemberTie>`with recursive named as materialized (
      ${namedMembers(sql`id in (${memberIds})
        and exists (select from lineage_ties where num_nonnulls(big_name, little_name) > 0)`)}
    ), candidate as materialized (
      -- Each name in a tie that may be one of theirs.
      ${candidates('big_name', 'little_id')} union ${candidates('little_name', 'big_id')}
    ), sole as materialized (
      ${meantBy(sql`candidate`)}
    ), meant as (
      -- Each of them with the one member it means, as the tie would be with him in it.
      select tie_id as id, side, case side when 'big' then sole.id else other_id end as big_id,
        case side when 'big' then other_id else sole.id end as little_id
      from candidate join sole on sole.written = candidate.written and sole.id = candidate.member_id
    ), wanted as (
      -- One for each little brother, who may have no other big brother, unless that is the same man by name.
      select distinct on (meant.little_id) coalesce(kept.id, meant.id) as id, meant.big_id, meant.little_id
      from meant
      left join lineage_ties kept on kept.little_id = meant.little_id
      left join members big on big.id = meant.big_id
      where kept.id is null or kept.id = meant.id
        or bare_name(kept.big_name) in (
          bare_name(big.first_name || ' ' || big.last_name), bare_name(big.familiar || ' ' || big.last_name))
        or spelled_name(kept.big_name) in (
          spelled_name(big.first_name || ' ' || big.last_name), spelled_name(big.familiar || ' ' || big.last_name))
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
      set big_id = wanted.big_id, big_name = null, little_id = wanted.little_id, little_name = null, departed = null
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
    select id, big_id, big_name, little_id, little_name, claimed_by, false as is_confirmed, name_before,
      null as proposed_by, false as is_proposed
    from linked where confirmed_at is null`.execute(db)
  return rows
}

export const linkNamesOf = (db: Db, memberIds: number[]) =>
  linkNames(db, sql.join(memberIds.map((id) => sql`${id}::int`)))

/** Of those whom `addNewcomerTies` has just noted. */
export const linkNamesOfNewcomers = (db: Db) => linkNames(db, sql`select member_id from newcomer_names`)

/** Rows of ties that name one of the `named`; a tie with himself is none. */
function candidates(side: 'big_name' | 'little_name', otherEnd: 'little_id' | 'big_id') {
  const [name, other] = [sql.ref(`tie.${side}`), sql.ref(`tie.${otherEnd}`)]
  const columns = sql`tie.id as tie_id, ${side === 'big_name' ? 'big' : 'little'}::text as side, named.id as member_id,
    ${name} as written, ${other} as other_id`
  return sql`select ${columns} from named join lineage_ties tie on bare_name(${name}) = named.key and ${name} is not null where ${other} <> named.id
    union select ${columns} from named join lineage_ties tie on spelled_name(${name}) = named.key
      and has_two_spellings(${name}) where ${other} <> named.id`
}
