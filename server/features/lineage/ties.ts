// SQL of a save's lineage: one statement that reads what it needs, one that writes what it changes.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Wanted } from './desired-lineage.ts'
import { type LineageFacts, nameKey, type Person, type Tie } from './kinship.ts'
import type { Plan } from './plan.ts'

/**
 * Reads what a change of a member's lineage has to know, `names` being what he will be called after it. Where ties may
 * change, the lines are to be held (`lineageLock`) in an earlier statement.
 */
export async function readLineage(
  db: Db,
  memberId: number,
  wanted: Wanted | null,
  names: string[],
): Promise<LineageFacts> {
  const entries = [wanted?.big ?? [], wanted?.littles ?? []].flat()
  const ids = entries
    .filter(isDigits)
    .map(Number)
    .filter((id) => id <= LARGEST_ID)
  const sought = entries.filter((entry) => !isDigits(entry)).map(nameKey)
  const { rows } = await sql<{ ties: Tie[]; people: Person[]; bearers: { name: string; id: number }[] }>`
    with recursive bearer as (
      select name, member.id from unnest(${[...sought, ...names]}::text[]) as name
      join members member on lower(member.first_name || ' ' || member.last_name) = lower(name)
      union
      select name, member.id from unnest(${[...sought, ...names]}::text[]) as name
      join members member on lower(member.familiar || ' ' || member.last_name) = lower(name)
    ), calling as (
      select * from lineage_ties
      where lower(big_name) = any(array(select lower(name) from unnest(${names}::text[]) as name))
      union
      select * from lineage_ties
      where lower(little_name) = any(array(select lower(name) from unnest(${names}::text[]) as name))
    ), centre as (
      select id from members where id = any(${[memberId, ...ids]}::int[])
      union select min(id) from bearer where name = any(${sought}) group by name having count(*) = 1
      union select big_id from calling where big_id is not null
    ), above as (
      select * from lineage_ties where little_id = any(array(select id from centre))
      union
      -- The offset keeps the planner from reading all ties at every step.
      select tie.* from above cross join lateral (
        select * from lineage_ties where little_id = above.big_id offset 0
      ) as tie
    ), tie as (
      select * from above
      union select * from calling
      union select * from lineage_ties where big_id = any(array(select id from centre))
    ), person as (
      select id, first_name, last_name, familiar, pledge_class, class, avatar, lineage_color from members
      where id = any(array(select id from centre union select big_id from tie union select little_id from tie))
    )
    select
      (select coalesce(json_agg(tie order by id), '[]') from tie) as ties,
      (select coalesce(json_agg(person), '[]') from person) as people,
      (select coalesce(json_agg(bearer), '[]') from bearer) as bearers`.execute(db)
  const [{ ties, people, bearers } = { ties: [], people: [], bearers: [] }] = rows
  return {
    memberId,
    ties,
    people: new Map(people.map((person) => [person.id, person])),
    bearers: new Map(
      [...Map.groupBy(bearers, ({ name }) => name)].map(([name, found]) => [name, found.map(({ id }) => id)]),
    ),
    names,
  }
}

const LARGEST_ID = 2_147_483_647

const isDigits = (entry: string) => /^\d+$/.test(entry)

/** Another member whose own record a save changed, with its version since. */
export interface Neighbour {
  id: number
  version: number
  /** Where he stands in the tie: a big brother's little brothers are not what they were, and the other way round. */
  side: 'big' | 'little'
}

/** Writes what the plan changes. It counts as a save of every record that it concerns but the member's own. */
export async function writeTies(db: Db, memberId: number, { gone, added }: Plan): Promise<Neighbour[]> {
  if (gone.length === 0 && added.length === 0) return []
  const sides = sidesOf([...gone, ...added], memberId)
  // Counting the deleted first frees the place of a big brother for the next one.
  const { rows } = await sql<{ id: number; version: number }>`
    with gone as (
      delete from lineage_ties where id = any(${gone.map(({ id }) => id)}::int[]) returning id
    ), added as (
      insert into lineage_ties (big_id, big_name, little_id, little_name)
      select big_id, big_name, little_id, little_name
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as tie (big_id int, big_name text, little_id int, little_name text)
      where (select count(*) from gone) >= 0
    )
    update members set version = version + 1 where id = any(${[...sides.big, ...sides.little]}::int[])
    returning id, version`.execute(db)
  return rows.flatMap(({ id, version }) =>
    (['big', 'little'] as const).flatMap((side) => (sides[side].has(id) ? [{ id, version, side }] : [])),
  )
}

function sidesOf(ties: Tie[], memberId: number) {
  const others = (ids: (number | null)[]) => new Set(ids.filter((id) => id !== null && id !== memberId))
  return { big: others(ties.map(({ big_id }) => big_id)), little: others(ties.map(({ little_id }) => little_id)) }
}
