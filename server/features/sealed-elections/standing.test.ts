// Nobody seals an election in which he stands: seen when a committee begins anew, when he accepts, when officers confirm, and at the opening.
import { nominations } from '@aerie/contract/nominations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { of } from '../elections/election-world.fixture.ts'
import { ofNominee } from '../nominations/nomination-world.fixture.ts'
import { trusteesOf } from '../trustee-sets/trustee-sets.fixture.ts'
import { openSealedWorld, type SealedWorld } from './sealed-world.fixture.ts'

let opened: SealedWorld
let trustees: ReturnType<typeof trusteesOf>
beforeAll(async () => {
  opened = await openSealedWorld()
  trustees = trusteesOf(opened.world)
})
afterAll(() => opened.world.close())

const THREE: CastKey[] = ['marcus', 'tobias', 'mateo']

/** Nominations are open for its one position, which a committee is to seal that has not made its keys. */
async function callNominated() {
  const setId = (await trustees.name('julian', THREE, 2)).body.id
  const election = await opened.call({
    ...{ title: 'The chair', secrecy: 'trustees', trusteeSetId: setId },
    ...{ startDate: opened.inHours(48), endDate: opened.inHours(72), positions: [{ title: 'Chair', candidates: [] }] },
    nominations: { until: opened.inHours(24), allowSeveral: false, showsNames: false },
  })
  return { id: election.id, positionId: election.positions[0]?.id ?? 0, setId }
}

async function name(by: CastKey, { id, positionId }: { id: number; positionId: number }, whom: CastKey) {
  const words = by === whom ? { statement: 'I would.' } : { sentence: 'He keeps his word.' }
  const body = { positionId, memberId: await opened.world.idOf(whom), ...words }
  return (await opened.as(by))(nominations.nominate, { ...of(id), body })
}

async function accept(player: CastKey, id: number) {
  const as = await opened.as(player)
  const nomineeId = (await as(nominations.show, of(id))).body.positions[0]?.own?.nomineeId ?? 0
  return as(nominations.answer, {
    ...ofNominee(id, nomineeId),
    body: { stands: true, showsNominators: false } as never,
  })
}

/** As one who saved it at the very moment in which the other stood. */
const seat = async (setId: number, index: number, player: CastKey) =>
  sql`update trustee_seats set member_id = ${await opened.world.idOf(player)}
    where set_id = ${setId} and index = ${index}`.execute(opened.world.ownerDb)

test('who stands is no substitute, and who has become one does not stand until another has taken his place', async () => {
  const election = await callNominated()
  const { id, setId } = election
  expect((await name('teddy', election, 'teddy')).status).toBe(200)
  expect((await name('rook', election, 'kenji')).status).toBe(200)
  const refused = await trustees.restart('julian', setId, 1, ['marcus', 'tobias', 'teddy'], 2)
  expect([refused.status, refused.problem.detail]).toEqual([
    400,
    'Teddy Vance stands in “The chair”, which these trustees seal, and so cannot be one of them. Name another brother.',
  ])
  expect((await trustees.show('julian', setId)).run).toBe(1)
  // He has not answered, so that officers learn nothing of it.
  expect((await trustees.restart('julian', setId, 1, ['marcus', 'tobias', 'kenji'], 2)).status).toBe(200)
  const unwilling = await accept('kenji', id)
  expect([unwilling.status, unwilling.problem.detail]).toEqual([
    409,
    'Trustees of an election open its count, and so cannot stand in it.',
  ])
  expect((await trustees.restart('julian', setId, 2, THREE, 2)).status).toBe(200)
  expect((await accept('kenji', id)).status).toBe(200)
  expect((await trustees.restart('julian', setId, 3, ['marcus', 'kenji'], 2)).status).toBe(400)
})

test('a candidate of an election without nominations is no substitute either, but of a rehearsal he is', async () => {
  const setId = await opened.insertSet(false)
  const { id } = await opened.callSealed({ trusteeSetId: setId, isTrial: true })
  expect((await trustees.restart('julian', setId, 1, ['marcus', 'rook'], 2)).status).toBe(200)
  const called = await opened.callBy('julian', {
    ...{ secrecy: 'trustees', trusteeSetId: setId, title: 'In earnest' },
    positions: [{ title: 'President', candidates: await opened.standing('kenji', 'teddy') }],
  })
  expect(called.status).toBe(201)
  const refused = await trustees.restart('julian', setId, 2, ['marcus', 'kenji'], 2)
  expect(refused.problem.detail).toContain('stands in “In earnest”')
  expect((await opened.show('rook', id)).resultStatus).toBe('none')
})

test('officers do not confirm a list on which a trustee stands', async () => {
  const election = await callNominated()
  const { id, setId } = election
  expect((await name('teddy', election, 'teddy')).status).toBe(200)
  await seat(setId, 3, 'teddy')
  const julian = await opened.as('julian')
  expect((await julian(nominations.close, of(id))).status).toBe(200)
  const refused = await julian(nominations.confirm, of(id))
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Teddy Vance is one of the trustees, who open the count, and so cannot stand. Choose other trustees, or another candidate.',
  ])
  await seat(setId, 3, 'mateo')
  expect((await julian(nominations.confirm, of(id))).status).toBe(200)
})

test('what a trustee would seal in which he stands is never opened, and all are told why', async () => {
  const setId = await opened.insertSet(false)
  const { id } = await opened.callSealed({ trusteeSetId: setId })
  await seat(setId, 3, 'kenji')
  await sql`update trustee_sets set state = 'ready', ready_at = now(),
    parameters = ${JSON.stringify(opened.committee.parameters)} where id = ${setId}`.execute(opened.world.ownerDb)
  const seen = await opened.show('rook', id)
  expect([seen.resultStatus, seen.trustees?.words]).toEqual(['void', null])
  expect(seen.void?.reason).toMatch(/^Kenji \S+ stood in it and was one of the trustees who seal it/)
})
