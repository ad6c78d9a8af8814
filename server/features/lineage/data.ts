// SQL of a save's lineage: one statement that reads what it needs, one that writes what it changes.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DesiredLineage } from './desired-lineage.ts'
import { type LineageFacts, nameKey, type Person, type RelativeRow, type Tie } from './kinship.ts'
import type { Plan } from './plan.ts'

/**
 * Reads the facts that a change of a member's lineage needs, `names` being his full names after it. Where ties may
 * change, the lines are to be locked (the lock `lineage`) in an earlier statement.
 */
export async function readLineage(
  db: Db,
  memberId: number,
  desired: DesiredLineage | null,
  names: string[],
): Promise<LineageFacts> {
  const entries = [desired?.big ?? [], desired?.littles ?? []].flat()
  const ids = entries
    .filter(isDigits)
    .map(Number)
    .filter((id) => id <= LARGEST_ID)
  const sought = entries.filter((entry) => !isDigits(entry)).map(nameKey)
  const { rows } = await sql<{ ties: Tie[]; people: Person[]; namesakes: { name: string; id: number }[] }>`
    with recursive namesake as (
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
      union select min(id) from namesake where name = any(${sought}) group by name having count(*) = 1
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
      (select coalesce(json_agg(namesake), '[]') from namesake) as namesakes`.execute(db)
  const [{ ties, people, namesakes } = { ties: [], people: [], namesakes: [] }] = rows
  return {
    memberId,
    ties,
    people: new Map(people.map((person) => [person.id, person])),
    namesakes: new Map(
      [...Map.groupBy(namesakes, ({ name }) => name)].map(([name, found]) => [name, found.map(({ id }) => id)]),
    ),
    names,
  }
}

const LARGEST_ID = 2_147_483_647

const isDigits = (entry: string) => /^\d+$/.test(entry)

/** Another member whose own record a change of lineage concerns. */
export interface Neighbour {
  id: number
  /** Where he stands in the tie: a big brother's little brothers are not what they were, and the other way round. */
  side: 'big' | 'little'
}

/** Writes what the plan changes; returns the other members whose records it concerns. */
export async function writeTies(db: Db, memberId: number, { gone, added }: Plan): Promise<Neighbour[]> {
  if (gone.length === 0 && added.length === 0) return []
  // Counting the deleted first frees the place of a big brother for the next one.
  await sql`
    with gone as (
      delete from lineage_ties where id = any(${gone.map(({ id }) => id)}::int[]) returning id
    )
    insert into lineage_ties (big_id, big_name, little_id, little_name)
    select big_id, big_name, little_id, little_name
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as tie (big_id int, big_name text, little_id int, little_name text)
    where (select count(*) from gone) >= 0`.execute(db)
  const sides = sidesOf([...gone, ...added], memberId)
  return (['big', 'little'] as const).flatMap((side) => [...sides[side]].map((id) => ({ id, side })))
}

function sidesOf(ties: Tie[], memberId: number) {
  const others = (ids: (number | null)[]) => new Set(ids.filter((id): id is number => id !== null && id !== memberId))
  return { big: others(ties.map(({ big_id }) => big_id)), little: others(ties.map(({ little_id }) => little_id)) }
}

/** His big brother and his littles. */
export const listRelatives = (db: Db, id: number): Promise<RelativeRow[]> =>
  db
    .selectFrom('lineage_ties as tie')
    .leftJoin('members as other', (join) =>
      join.on(sql<boolean>`other.id = case when tie.little_id = ${id} then tie.big_id else tie.little_id end`),
    )
    .select([
      sql<'big' | 'little'>`case when tie.little_id = ${id} then 'big' else 'little' end`.as('side'),
      sql<string | null>`case when tie.little_id = ${id} then tie.big_name else tie.little_name end`.as('name'),
      'other.id',
      'other.first_name',
      'other.last_name',
      'other.familiar',
      'other.pledge_class',
      'other.class',
      'other.avatar',
    ])
    .where((eb) => eb.or([eb('tie.little_id', '=', id), eb('tie.big_id', '=', id)]))
    .orderBy('tie.id')
    .execute()

/** All big and little brothers who are both members. */
export const listEdges = (db: Db) =>
  db
    .selectFrom('lineage_ties')
    .select(['big_id as big', 'little_id as little'])
    .where('big_id', 'is not', null)
    .where('little_id', 'is not', null)
    .$narrowType<{ big: number; little: number }>()
    .execute()

/** The ties of a member who is about to go: on the other side he stands by his name from then on. */
export async function keepName(db: Db, id: number, name: string) {
  await db
    .deleteFrom('lineage_ties')
    .where((eb) =>
      eb.or([
        eb.and([eb('big_id', '=', id), eb('little_id', 'is', null)]),
        eb.and([eb('little_id', '=', id), eb('big_id', 'is', null)]),
      ]),
    )
    .execute()
  await db.updateTable('lineage_ties').set({ big_id: null, big_name: name }).where('big_id', '=', id).execute()
  await db.updateTable('lineage_ties').set({ little_id: null, little_name: name }).where('little_id', '=', id).execute()
}
