// Whatever is saved in whatever order, the lines hold: in memory, and the same in the database.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMember } from '#features/members/data.ts'
import { Refusal } from '#platform/errors.ts'
import { openWorld, type World } from '../../test/world.ts'
import { insertRefusals } from './claims-data.ts'
import { listRelatives, readLineage, writeTies } from './data.ts'
import { moveIn } from './move-in.fixture.ts'
import type { DesiredLineage } from './planning/desired-lineage.ts'
import { type LineageFacts, namesOf, type Person, relativesAfter, type Tie } from './planning/kinship.ts'
import { type Brotherhood, brother, factsOf, show } from './planning/model.fixture.ts'
import { type Plan, planLineage } from './planning/plan.ts'
import { inheritedColor } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

test('four hundred sequences in memory', () => {
  fc.assert(
    fc.property(saves, (sequence) => {
      const brotherhood: Brotherhood = { people: people(), ties: [] }
      for (const save of sequence) saveInMemory(brotherhood, save)
    }),
    { numRuns: 400 },
  )
})

test('a few in the database, which ends up like the memory after every save', async () => {
  await fc.assert(
    fc.asyncProperty(saves, async (sequence) => {
      const brotherhood: Brotherhood = { people: people(), ties: [] }
      await moveIn(world, brotherhood.people)
      for (const save of sequence) {
        const plan = saveInMemory(brotherhood, save)
        expect(await saveInDatabase(save)).toEqual(plan ? 'saved' : 'refused')
        expect(await tiesInDatabase()).toEqual(brotherhood.ties.map(show).sort())
      }
    }),
    { numRuns: 15, examples: [[WAITED_FOR_FROM_BELOW]] },
  )
})

/** Three in a line, and the lowest waits for a brother of the name that the highest takes. */
const WAITED_FOR_FROM_BELOW: Save[] = [
  { memberId: 1, desired: { littles: ['2'] }, rename: null },
  { memberId: 2, desired: { littles: ['3'] }, rename: null },
  { memberId: 3, desired: { littles: ['Fay Reed'] }, rename: null },
  { memberId: 1, desired: null, rename: 'Fay' },
]

function saveInMemory(brotherhood: Brotherhood, save: Save) {
  const facts = factsOf(brotherhood, save.memberId, namesAfter(brotherhood, save))
  const plan = planned(facts, save.desired)
  if (!plan) return null
  const earlier = brotherhood.ties
  brotherhood.ties = plan.ties.map((tie) => ({ ...tie, id: tie.id ?? nextId++ }))
  brotherhood.refusals = refusalsAfter(brotherhood, plan, save.memberId)
  brotherhood.people = brotherhood.people.map((person) =>
    person.id === save.memberId ? renamed(person, save) : person,
  )
  inspect(brotherhood, earlier, save)
  return plan
}

let nextId = 1

/** One for two, which a new tie between them ends. */
function refusalsAfter({ refusals = [] }: Brotherhood, { added, refused }: Plan, by: number) {
  const concerns = (tie: Tie, [one, other]: readonly number[]) =>
    [tie.big_id, tie.little_id].sort().join() === [one, other].sort().join()
  const left = refusals.filter((pair) => ![...added, ...refused].some((tie) => concerns(tie, pair)))
  return [...left, ...refused.map((tie) => [tie.big_id ?? 0, tie.little_id ?? 0, by] as [number, number, number])]
}

function planned(facts: LineageFacts, desired: DesiredLineage | null): Plan | null {
  try {
    return planLineage(facts, desired, true)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function saveInDatabase(save: Save) {
  const { db } = world
  const row = await findMember(db, save.memberId, inheritedColor)
  if (!row) throw new Error('Nobody has this number.')
  const facts = await readLineage(db, save.memberId, save.desired, namesOf(renamed(row, save)))
  const plan = planned(facts, save.desired)
  if (!plan) return 'refused'
  await db
    .updateTable('members')
    .set({ first_name: renamed(row, save).first_name })
    .where('id', '=', row.id)
    .execute()
  const ties = await writeTies(db, plan, save.memberId)
  await insertRefusals(db, plan.refused, save.memberId)
  expect(relativesAfter(facts, { ties })).toEqual(await listRelatives(db, save.memberId))
  expect(plan.inheritedColor).toBe((await findMember(db, save.memberId, inheritedColor))?.inherited_color)
  return 'saved'
}

const tiesInDatabase = async () => (await world.db.selectFrom('lineage_ties').selectAll().execute()).map(show).sort()

/** Throws a sentence where the lines do not hold, or the save is not what was asked for. */
function inspect({ people, ties }: Brotherhood, earlier: Tie[], { memberId, desired, rename }: Save) {
  const littles = ties.flatMap(({ little_id }) => little_id ?? [])
  if (new Set(littles).size < littles.length) throw new Error('Somebody has two big brothers.')
  for (const { id } of people) {
    const seen = new Set<number>()
    for (let at: number | null = id; at; at = ties.find(({ little_id }) => little_id === at)?.big_id ?? null) {
      if (seen.has(at)) throw new Error(`The line of ${id} bites its tail.`)
      seen.add(at)
    }
    const count = (of: Tie[]) => of.filter(({ big_id }) => big_id === id).length
    if (!rename && count(ties) > Math.max(2, count(earlier))) throw new Error(`${id} has too many little brothers.`)
  }
  if (desired?.big && /^\d+$/.test(desired.big)) expect(ties.map(show)).toContain(`${desired.big} > ${memberId}`)
}

interface Save {
  memberId: number
  desired: DesiredLineage | null
  /** His first name from now on, where it changes. */
  rename: string | null
}

/** Few names for many brothers, so that some are borne twice, and some by nobody. */
const FIRST = ['Ada', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay']
const SIZE = 8

const people = (): Person[] =>
  Array.from({ length: SIZE }, (_, index) =>
    brother(index + 1, `${FIRST[index % 5]} Reed`, {
      familiar: index === 1 ? 'Bobby' : null,
      lineage_color: index % 3 === 0 ? 'blue' : null,
    }),
  )

const entry = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: SIZE }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...FIRST, 'Bobby', 'bo').map((first) => `${first} Reed`) },
)

const desired: fc.Arbitrary<DesiredLineage> = fc.record(
  { big: fc.option(entry), littles: fc.array(entry, { maxLength: 3 }) },
  { requiredKeys: [] },
)

const saves: fc.Arbitrary<Save[]> = fc.array(
  fc.record({
    memberId: fc.integer({ min: 1, max: SIZE }),
    desired: fc.option(desired, { freq: 9 }),
    rename: fc.option(fc.constantFrom(...FIRST), { freq: 5, nil: null }),
  }),
  { minLength: 1, maxLength: 30 },
)

const renamed = <Row extends Person>(person: Row, { rename }: Save): Row =>
  rename === null ? person : { ...person, first_name: rename }

const namesAfter = ({ people }: Brotherhood, save: Save) =>
  people.filter(({ id }) => id === save.memberId).flatMap((person) => namesOf(renamed(person, save)))
