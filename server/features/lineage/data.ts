// SQL of a save's lineage: one statement that reads what it needs, one that writes what it changes.
import { nameKeys } from '@aerie/text/names-alike'
import { sql } from 'kysely'
import type { DesiredLineage } from '#features/kinship/desired-lineage.ts'
import { type LineageFacts, nameKey, type Person, type Proposal, type Tie } from '#features/kinship/kinship.ts'
import type { Plan } from '#features/kinship/plan.ts'
import type { Db } from '#platform/db/db.ts'
import { calledBy, keysOf, tiesNaming } from './name-keys-data.ts'

interface LineageRows {
  ties: Tie[]
  people: Person[]
  namesakes: { name: string; id: number }[]
  refusals: { id: number; by: number }[]
  proposals: Proposal[]
}

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
  const keys = sql`${names.flatMap(nameKeys)}::text[]`
  // Each offset keeps the planner, which expects many names and steps, from reading a whole table for them.
  const { rows } = await sql<LineageRows>`
    with recursive called as (
      select sought.name, called.id, called.name = lower(sought.name) as is_exact
      from unnest(${[...new Set([...sought, ...names])]}::text[]) as sought (name)
      cross join lateral ${keysOf(sql`sought.name`)}
      cross join lateral (${calledBy(sql`keyed.key`)}) as called
    ), namesake as (
      -- Whoever is called exactly so; where nobody is, whoever is called alike.
      select name, id from called where is_exact
      union select name, id from called where name not in (select name from called where is_exact)
    ), calling as (
      ${tiesNaming('big_name', keys)} union ${tiesNaming('little_name', keys)}
    ), centre as (
      select id from members where id = any(${[memberId, ...ids]}::int[])
      union select min(id) from namesake where name = any(${sought}) group by name having count(*) = 1
      union select big_id from calling where big_id is not null
    ), above as (
      select * from lineage_ties where little_id = any(array(select id from centre))
      union
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
      (select coalesce(json_agg(json_build_object('id', id, 'big_id', big_id, 'big_name', big_name,
        'little_id', little_id, 'little_name', little_name, 'claimed_by', claimed_by,
        'is_confirmed', confirmed_at is not null, 'name_before', name_before) order by id), '[]') from tie) as ties,
      (select coalesce(json_agg(person), '[]') from person) as people,
      (select coalesce(json_agg(namesake), '[]') from namesake) as namesakes,
      (select coalesce(json_agg(json_build_object('id', one_id + other_id - ${memberId}, 'by', refused_by)), '[]')
        from lineage_refusals where ${memberId} in (one_id, other_id)) as refusals,
      (select coalesce(json_agg(json_build_object('id', id, 'big_id', big_id, 'little_id', little_id,
        'proposed_by', proposed_by, 'claimed_by', claimed_by)), '[]')
        from lineage_proposals where ${memberId} in (big_id, little_id)) as proposals`.execute(db)
  const [{ ties, people, namesakes, refusals, proposals } = NO_FACTS] = rows
  return {
    memberId,
    ties,
    people: new Map(people.map((person) => [person.id, person])),
    namesakes: new Map(
      [...Map.groupBy(namesakes, ({ name }) => name)].map(([name, found]) => [name, found.map(({ id }) => id)]),
    ),
    names,
    refusals: new Map(refusals.map(({ id, by }) => [id, by])),
    proposals,
  }
}

const NO_FACTS: LineageRows = { ties: [], people: [], namesakes: [], refusals: [], proposals: [] }

const LARGEST_ID = 2_147_483_647

const isDigits = (entry: string) => /^\d+$/.test(entry)

/** Another member whose own record a change of lineage concerns. */
export interface Neighbour {
  id: number
  /** Where he stands in the tie: a big brother's little brothers are not what they were, and the other way round. */
  side: 'big' | 'little'
}

/** Writes what the plan changes; returns the plan's ties with the ids they got. */
export async function writeTies(
  db: Db,
  { ties, gone, added }: Pick<Plan, 'ties' | 'gone' | 'added'>,
  actorId: number,
): Promise<Tie[]> {
  if (gone.length === 0 && added.length === 0) return ties
  // Counting the deleted first frees the place of a big brother for the next one.
  const { rows } = await sql<NamedTie & { id: number }>`
    with gone as (
      delete from lineage_ties where id = any(${gone.map(({ id }) => id)}::int[]) returning id
    ), added as (
      select * from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as tie (id int, big_id int, big_name text,
        little_id int, little_name text, claimed_by int, is_confirmed boolean, name_before text)
      where (select count(*) from gone) >= 0
    ), agreed as (
      delete from lineage_refusals using added
      where one_id = least(big_id, little_id) and other_id = greatest(big_id, little_id)
        and num_nonnulls(big_id, little_id) = 2
    )
    insert into lineage_ties
      (id, big_id, big_name, little_id, little_name, claimed_by, confirmed_at, confirmed_by, name_before)
    overriding system value
    select coalesce(id, nextval('lineage_ties_id_seq')), big_id, big_name, little_id, little_name, claimed_by, case when is_confirmed then now() end,
      case when is_confirmed then ${actorId}::int end, name_before
    from added
    returning id, big_id, big_name, little_id, little_name`.execute(db)
  const ids = new Map(rows.map((row) => [endsOf(row), row.id]))
  return ties.map((tie) => (tie.id === null ? { ...tie, id: ids.get(endsOf(tie)) ?? null } : tie))
}

type NamedTie = Pick<Tie, 'big_id' | 'big_name' | 'little_id' | 'little_name'>

const endsOf = ({ big_id, big_name, little_id, little_name }: NamedTie) =>
  JSON.stringify([big_id, big_name, little_id, little_name])

/** Those among them that have become a member's by now stay. */
export const dropNamedTies = (db: Db, ids: number[]) =>
  sql`delete from lineage_ties where id = any(${ids}::int[]) and num_nonnulls(big_name, little_name) > 0`.execute(db)

/** The other members whose records a plan concerns. */
export function neighboursOf({ gone, added }: Pick<Plan, 'gone' | 'added'>, memberId: number): Neighbour[] {
  const sides = sidesOf([...gone, ...added], memberId)
  return (['big', 'little'] as const).flatMap((side) => [...sides[side]].map((id) => ({ id, side })))
}

function sidesOf(ties: Tie[], memberId: number) {
  const others = (ids: (number | null)[]) => new Set(ids.filter((id): id is number => id !== null && id !== memberId))
  return { big: others(ties.map(({ big_id }) => big_id)), little: others(ties.map(({ little_id }) => little_id)) }
}

/** All big and little brothers who are both members, of confirmed ties. */
export const listEdges = (db: Db) =>
  db
    .selectFrom('lineage_ties')
    .select(['big_id as big', 'little_id as little'])
    .where('big_id', 'is not', null)
    .where('little_id', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ big: number; little: number }>()
    .execute()

/** The colour of the nearest big brother up the line who has one, as SQL of a row of `members`. */
export const inheritedColor = sql<string | null>`(
  with recursive up (big_id, steps) as (
    select big_id, 1 from lineage_ties where little_id = members.id
    union all
    select tie.big_id, steps + 1 from up join lineage_ties tie on tie.little_id = up.big_id where steps < 200
  )
  select big.lineage_color from up join members big on big.id = up.big_id
  where big.lineage_color is not null order by steps limit 1)`
