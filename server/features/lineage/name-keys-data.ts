// SQL of names that are alike: the two forms of each, by which the indexes find them; see `bare_name` of the database.
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

const NAMES = [sql`first_name || ' ' || last_name`, sql`familiar || ' ' || last_name`] as const
/** As the index of each says that it holds no other. */
const THERE = [sql`true`, sql`familiar is not null`]

/** Both forms of a name, as rows of one column `key`. */
export const keysOf = (name: Sql) => sql`(values (bare_name(${name})), (spelled_name(${name}))) as keyed (key)`

/** Rows (id, name, key) of the members for whom a condition holds: by each of their names, in lower case, and each form of it. */
export const namedMembers = (condition: Sql) => sql`
  select distinct id, name, key from members
  cross join lateral (values (lower(${NAMES[0]})), (lower(${NAMES[1]}))) as own (name)
  cross join lateral ${keysOf(sql`name`)}
  where ${condition}`

/** Rows (id, name) of the members who have a name of this form; each is looked up by itself. */
export const calledBy = (key: Sql) =>
  sql.join(
    NAMES.flatMap((name, at) => [
      sql`(select id, lower(${name}) as name from members where bare_name(${name}) = ${key} and ${THERE[at]} offset 0)`,
      sql`(select id, lower(${name}) from members
        where spelled_name(${name}) = ${key} and has_two_spellings(${name}) offset 0)`,
    ]),
    sql` union `,
  )

/** Rows of ties in whose column somebody stands by a name of one of these forms; `keys` is an array. */
export const tiesNaming = (side: 'big_name' | 'little_name', keys: Sql) => {
  const name = sql.ref(side)
  return sql`select * from lineage_ties where bare_name(${name}) = any(${keys}) and ${name} is not null
    union select * from lineage_ties where spelled_name(${name}) = any(${keys}) and has_two_spellings(${name})`
}

/**
 * Rows (written, id) for each name in the column `written` of a table that means one member: who is called exactly so, or
 * where nobody is, who alone is called alike.
 */
export const meantBy = (table: Sql) => sql`
  select written, case when bool_or(is_exact) then min(id) filter (where is_exact) else min(id) end as id from (
    select distinct sought.written, called.id, called.name = lower(sought.written) as is_exact
    from (select distinct written from ${table}) as sought
    cross join lateral ${keysOf(sql`sought.written`)}
    cross join lateral (${calledBy(sql`keyed.key`)}) as called
  ) as found
  group by written
  having count(distinct id) filter (where is_exact) = 1
    or (count(distinct id) = 1 and not bool_or(is_exact))`
