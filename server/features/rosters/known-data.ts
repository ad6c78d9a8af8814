// SQL of who is the same man: the rows of an import whose brother is known already, and those who share something with him.
import { NICKNAMES } from '@aerie/contract/nicknames'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Sql = RawBuilder<unknown>

/** An address or a number that more rows have than this is nobody's, and not compared man by man. */
const CROWD = 20

/** The columns by which one man is known from another. */
const COMPARED = ['email', 'phone_key', 'bare_name', 'spelled_name']

/**
 * Skips the rows whose brother is there already, or stands in an earlier row. Two records are the same man by e-mail
 * or, where one has none, by phone, if their names are alike; where one has neither, by equal names and class. Who has an
 * address or a number of another name is of his family, or nobody knows whose it is: he comes in with a caveat, and
 * without the address, for one man alone signs in with it.
 */
export async function skipKnown(db: Db) {
  for (const column of COMPARED) await sql`create index on staged (${sql.id(column)})`.execute(db)
  await sql`analyze staged (${sql.join([...COMPARED, 'outcome'].map((column) => sql.id(column)))})`.execute(db)
  await leaveSharedAddress(db, CROWD)
  await skip(db, MEMBERS, sql`m.email = s.email and ${isAlike} and (${isSameName} or not ${areApart})`, 'e-mail')
  await skip(db, EARLIER, sql`m.email = s.email and ${isAlike} and (${isSameName} or not ${areApart})`, 'e-mail')
  await leaveAddressOfMember(db)
  await leaveSharedAddress(db, 1)
  const byPhone = sql`m.phone_key = s.phone_key and (m.email is null or s.email is null)
    and ${isAlike} and not ${areApart} and ${generation(sql`m.last_name`)} = ${generation(sql`s.last_name`)}`
  await skip(db, MEMBERS, byPhone, 'phone')
  await skip(db, EARLIER, sql`s.phone_key = any(array(${shared})) and ${byPhone}`, 'phone')
  await findNamesakes(db)
  await skip(db, NAMESAKES, sql`m.row = s.row and ${isSameRecord}`, 'names and class')
  for (const column of ['bare_name', 'spelled_name']) {
    const sameName = sql`${sql.ref(`m.${column}`)} = ${sql.ref(`s.${column}`)}`
    await skip(db, EARLIER, sql`${sameName} and ${isSameRecord}`, 'names and class')
  }
  await remarkOnNamesakes(db)
}

interface NameSource {
  from: Sql
  note: string
}
const MEMBERS: NameSource = {
  from: sql`(select *, bare_name(first_name || ' ' || last_name) as bare_name,
    spelled_name(first_name || ' ' || last_name) as spelled_name from members) as m`,
  note: 'Already a member',
}
const NAMESAKES: NameSource = { from: sql`namesakes m`, note: 'Already a member' }
const EARLIER: NameSource = {
  from: sql`(select * from staged where outcome = 'imported') as m`,
  note: 'Stands in an earlier row already',
}

const skip = (db: Db, { from, note }: NameSource, same: Sql, by: string) =>
  sql`update staged s set outcome = 'skipped', note = ${`${note}, by ${by}.`},
      known_id = ${from === EARLIER.from ? sql`null` : sql`case when s.died is not null then (select m.id from ${from} where ${same} limit 1) end`}
    where outcome = 'imported'
    and exists (select 1 from ${from} where ${from === EARLIER.from ? sql`m.row < s.row and` : sql``} ${same})`.execute(
    db,
  )

const isSameName = sql`(m.bare_name = s.bare_name or m.spelled_name = s.spelled_name)`

/** Of two who both have a class it is another. */
const areApart = sql`(coalesce(m.pledge_class <> s.pledge_class, false) or coalesce(m.class <> s.class, false))`

const isSameRecord = sql`m.pledge_class is not distinct from s.pledge_class and m.class is not distinct from s.class
  and (m.email is null or s.email is null) and (m.phone_key is null or s.phone_key is null or m.phone_key = s.phone_key)`

/** “jr” of “Tresk Jr.”; empty of most names. */
const generation = (lastName: Sql) =>
  sql`coalesce(substring(lower(${lastName}) from '[ ,](jr|junior|sr|senior|ii|iii|iv)[.]?$'), '')`

/** Names that may be one man's who is written in two ways: with a nickname, an initial, one of two last names, or turned round. */
const isAlike = sql`(${isSameName} or (${isLastAlike(sql`bare_name(m.last_name)`, sql`bare_name(s.last_name)`)} and ${isFirstAlike()})
  or (bare_name(m.last_name) = bare_name(s.first_name) and bare_name(m.first_name) = bare_name(s.last_name)))`

function isLastAlike(one: Sql, other: Sql) {
  const isPart = (whole: Sql, part: Sql) =>
    sql`(length(${part}) > 2 and (starts_with(${whole}, ${part}) or right(${whole}, length(${part})) = ${part}))`
  return sql`(${isPart(one, other)} or ${isPart(other, one)} or ${one} = ${other} or spelled_name(m.last_name) = spelled_name(s.last_name))`
}

function isFirstAlike() {
  const [full, called] = [NICKNAMES.map(([name]) => name), NICKNAMES.map(([, name]) => name)]
  return sql`exists (
    select from unnest(array[bare_name(m.first_name), bare_name(m.familiar), spelled_name(m.first_name)]) as one,
      unnest(array[bare_name(s.first_name), bare_name(s.familiar), spelled_name(s.first_name)]) as other
    where starts_with(one, other) or starts_with(other, one) or exists (
      select from unnest(${full}::text[], ${called}::text[]) as nick (full_name, called)
      where (one, other) in ((full_name, called), (called, full_name))))`
}

/** Of those who stand with it under several names nobody gets an address: `most` may have it. */
const leaveSharedAddress = (db: Db, most: number) =>
  sql`update staged s set email = null, note = concat_ws(' ', note, 'The address ' || s.email || ' stands with '
      || case others when 1 then 'another name' else others || ' other names' end || ' as well; he came in without it.')
    from (select email as address, count(*) - 1 as others from staged where outcome = 'imported' and email is not null
      group by email having count(*) > ${most}) as shared
    where s.outcome = 'imported' and s.email = shared.address`.execute(db)

const leaveAddressOfMember = (db: Db) =>
  sql`update staged s set email = null, note = concat_ws(' ', note, 'The address ' || s.email || ' is that of '
      || m.first_name || ' ' || m.last_name || ', who is a member; he came in without it.')
    from members m where s.outcome = 'imported' and m.email = s.email`.execute(db)

const shared = sql`select phone_key from staged where phone_key is not null
  group by phone_key having count(*) between 2 and ${CROWD}`

/** The members who are called as somebody is who comes in. */
async function findNamesakes(db: Db) {
  const name = sql`m.first_name || ' ' || m.last_name`
  await sql`create temporary table namesakes on commit drop as
    with keyed as (
      select row, bare_name as key from staged where outcome = 'imported'
      union select row, spelled_name from staged where outcome = 'imported'
    )
    select row, m.id, m.email, m.phone_key, m.pledge_class, m.class, ${name} as name from keyed
    join members m on bare_name(${name}) = key
    union
    select row, m.id, m.email, m.phone_key, m.pledge_class, m.class, ${name} from keyed
    join members m on spelled_name(${name}) = key and has_two_spellings(${name})`.execute(db)
}

/**
 * Families share a number, and whoever has had it longest signs in with it; two of one name are told apart by who looks at
 * them. Of all that have something in common the first row is left as it is.
 */
const remarkOnNamesakes = (db: Db) =>
  sql`update staged s set note = concat_ws(' ', s.note, found.notes) from (
      select row, string_agg(distinct note, ' ') as notes from (
        (select distinct on (s.row) s.row, m.first_name || ' ' || m.last_name || ' has the same phone number.' as note
          from staged s join members m on m.phone_key = s.phone_key order by s.row, m.id)
        union all
        (select distinct on (row) row, 'Another ' || name || ' is a member already' || case
          when pledge_class > 0 then ', of class ' || pledge_class
          when class > 100 then ', of the class of ' || class else '' end || '.'
          from namesakes order by row, id)
        union all
        ${earlierOf('phone_key', sql`earlier_name || ' in row ' || earlier || ' has the same phone number.'`)}
        union all
        ${earlierOf('bare_name', ANOTHER)}
        union all
        ${earlierOf('spelled_name', ANOTHER, sql`spelled_name in (select spelled_name from staged where spelled_name <> bare_name)`)}
      ) as each group by row
    ) as found
    where s.row = found.row and s.outcome = 'imported'`.execute(db)

const ANOTHER = sql`'Another ' || earlier_name || ' stands in row ' || earlier || '.'`

const earlierOf = (column: string, note: Sql, condition = sql`true`) => sql`
  select row, ${note} from (
    select row, first_value(row) over same as earlier, first_value(name) over same as earlier_name
    from staged where outcome = 'imported' and ${sql.id(column)} is not null and ${condition}
    window same as (partition by ${sql.id(column)} order by row)) as found
  where earlier < row`
