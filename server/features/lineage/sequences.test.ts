// Whatever is saved in whatever order, the lines hold: in memory, and the same in the database.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DesiredLineage } from '#features/kinship/desired-lineage.ts'
import { type LineageFacts, namesOf, type Proposal, type Tie } from '#features/kinship/kinship.ts'
import { type Brotherhood, factsOf, show } from '#features/kinship/model.fixture.ts'
import { type Plan, planLineage } from '#features/kinship/plan.ts'
import { planAccepted } from '#features/kinship/proposals.ts'
import { relativesIn } from '#features/kinship/relatives.ts'
import { dropSettled, insertProposals, removeProposal } from '#features/lineage-claims/proposals-data.ts'
import { findMember } from '#features/members/data.ts'
import { Refusal } from '#platform/errors.ts'
import { openWorld, type World } from '../../test/world.ts'
import { insertRefusals } from './claims-data.ts'
import { readLineage, writeTies } from './data.ts'
import { moveIn } from './move-in.fixture.ts'
import { listRelatives } from './relatives-data.ts'
import { namesAfter, people, renamed, type Save, saves } from './saves.fixture.ts'
import { inheritedColor, relativesOf } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

test('four hundred sequences in memory', () => {
  fc.assert(
    fc.property(saves, (sequence) => {
      const brotherhood: Brotherhood = { people: people(), ties: [] }
      for (const save of sequence) {
        saveInMemory(brotherhood, save)
        if (save.isAgreed) agreeInMemory(brotherhood)
      }
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
        if (save.isAgreed) expect(await agreeInDatabase(brotherhood)).toBe(agreeInMemory(brotherhood))
        expect(await tiesInDatabase()).toEqual(brotherhood.ties.map(show).sort())
        expect(await proposalsInDatabase()).toEqual((brotherhood.proposals ?? []).map(showProposal).sort())
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
  brotherhood.proposals = proposalsAfter(brotherhood, plan, save.memberId)
  brotherhood.people = brotherhood.people.map((person) =>
    person.id === save.memberId ? renamed(person, save) : person,
  )
  inspect(brotherhood, earlier, save)
  return plan
}

let nextId = 1

/** The big brother of the oldest proposal agrees to it; false where the lines leave no room for it by now. */
function agreeInMemory(brotherhood: Brotherhood) {
  const [proposal, ...others] = brotherhood.proposals ?? []
  if (!proposal) return false
  const plan = planAccepted(factsOf(brotherhood, proposal.little_id), proposal, proposal.big_id)
  if (typeof plan === 'string') return false
  const earlier = brotherhood.ties
  brotherhood.ties = plan.ties
  brotherhood.refusals = refusalsAfter(brotherhood, plan, proposal.big_id)
  brotherhood.proposals = others
  inspect(brotherhood, earlier, {
    memberId: proposal.little_id,
    desired: { big: String(proposal.big_id) },
    rename: null,
  })
  return true
}

/** `brotherhood` says which is the oldest. */
async function agreeInDatabase({ proposals: [oldest] = [] }: Brotherhood) {
  if (!oldest) return false
  const { db } = world
  const facts = await readLineage(db, oldest.little_id, { big: String(oldest.big_id) }, [])
  const proposal = facts.proposals.find(
    ({ big_id, little_id }) => big_id === oldest.big_id && little_id === oldest.little_id,
  )
  const plan = proposal && planAccepted(facts, proposal, oldest.big_id)
  if (!plan || typeof plan === 'string') return false
  await removeProposal(db, proposal.id)
  await writeTies(db, plan, oldest.big_id)
  await insertRefusals(db, plan.refused, oldest.big_id)
  return true
}

/** What a save proposes is beside what waits already, and what stands on record waits no longer. */
function proposalsAfter({ ties, proposals = [] }: Brotherhood, { proposed, added }: Plan, by: number): Proposal[] {
  const isSame = (big: number, little: number) => (one: Proposal) => one.big_id === big && one.little_id === little
  const fresh = proposed
    .filter(({ big, little }) => !proposals.some(isSame(big, little)))
    .map(({ big, little }) => ({ id: nextId++, big_id: big, little_id: little, proposed_by: by, claimed_by: by }))
  const isOnRecord = ({ big_id, little_id }: Proposal) =>
    added.length > 0 && ties.some((tie) => tie.big_id === big_id && tie.little_id === little_id)
  return [...proposals, ...fresh].filter((one) => !isOnRecord(one))
}

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
  const row = await findMember(db, save.memberId, { inheritedColor, relatives: relativesOf({ db }, save.memberId) })
  if (!row) throw new Error('Nobody has this number.')
  const facts = await readLineage(db, save.memberId, save.desired, namesOf(renamed(row, save)))
  const plan = planned(facts, save.desired)
  if (!plan) return 'refused'
  await db
    .updateTable('members')
    .set({ first_name: renamed(row, save).first_name })
    .where('id', '=', row.id)
    .execute()
  const written = await writeTies(db, plan, save.memberId)
  await insertRefusals(db, plan.refused, save.memberId)
  if (plan.added.length > 0) await dropSettled(db)
  await insertProposals(db, plan.proposed, save.memberId)
  expect(plan.inheritedColor).toBe(
    (await findMember(db, save.memberId, { inheritedColor, relatives: relativesOf({ db }, save.memberId) }))
      ?.inherited_color,
  )
  const onRecord = (await listRelatives(db, save.memberId)).filter((one) => !one.is_proposed)
  expect(relativesIn(facts, written)).toEqual(onRecord)
  return 'saved'
}

const showProposal = ({ big_id, little_id, proposed_by, claimed_by }: Omit<Proposal, 'id'>) =>
  `${big_id} > ${little_id}, by ${proposed_by}, ${claimed_by}`

const proposalsInDatabase = async () =>
  (await world.db.selectFrom('lineage_proposals').selectAll().execute()).map(showProposal).sort()

const tiesInDatabase = async () => (await world.db.selectFrom('lineage_ties').selectAll().execute()).map(show).sort()

/** Throws a sentence where the lines do not hold, or the save is not what was asked for. */
function inspect({ people, ties, proposals = [] }: Brotherhood, earlier: Tie[], { memberId, desired, rename }: Save) {
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
  const found = [...ties.map(show), ...proposals.map(({ big_id, little_id }) => `${big_id} > ${little_id}`)]
  if (desired?.big && /^\d+$/.test(desired.big)) expect(found).toContain(`${desired.big} > ${memberId}`)
}
