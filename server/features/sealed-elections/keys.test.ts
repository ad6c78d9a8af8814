// The keys of trustees: which are waited for, which are refused and with what words, and when a result is published.
import { elections } from '@aerie/contract/elections'
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { readElection } from '@aerie/verifiable-elections/election'
import { readTally } from '@aerie/verifiable-elections/tally'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { of } from '../elections/election-world.fixture.ts'
import { noteRecordedVotes } from './notices.ts'
import { openSealedWorld, type SealedWorld } from './sealed-world.fixture.ts'

let opened: SealedWorld
beforeAll(async () => {
  opened = await openSealedWorld()
})
afterAll(() => opened.world.close())

const countNotified = async (kind: string, id: number) =>
  (
    await sql<{ name: string }>`select m.first_name as name from notifications n join members m on m.id = n.member_id
      where n.kind = ${kind} and n.subject_id = ${id} and n.withdrawn_at is null order by m.id`.execute(opened.world.db)
  ).rows.length

test('a wrong part is refused with its step, a second different one as well, and the same again is taken', async () => {
  const { id } = await opened.callSealed()
  await opened.castSealed('rook', id, 0, 0)
  expect((await opened.turn('marcus', id, [{ positionId: 1, part: '{}' }])).status).toBe(409)
  await opened.pass(2)
  await opened.show('rook', id)
  expect(await countNotified('key_to_turn', id)).toBe(3)
  const { positions } = await opened.keys('marcus', id)
  const wrong = positions.map(({ positionId, electionJson, tally }) => ({
    positionId,
    part: decryptPart(readElection(electionJson).hash, 5n, readTally(tally ?? [])),
  }))
  const refused = await opened.turn('marcus', id, wrong)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('decryption: ')
  const parts = await opened.partsOf('marcus', id)
  expect((await opened.turn('rook', id, parts)).status).toBe(403)
  expect((await opened.turn('tobias', id, parts)).status).toBe(400)
  expect((await opened.turn('marcus', id, parts.slice(1))).status).toBe(400)
  expect((await opened.turn('marcus', id, parts)).status).toBe(200)
  expect((await opened.turn('marcus', id, parts)).status).toBe(200)
  // Its proofs are drawn anew.
  expect((await opened.turnOwn('marcus', id)).status).toBe(409)
  expect(await countNotified('key_to_turn', id)).toBe(2)
  expect((await opened.keys('rook', id)).turned).toBe(1)
  expect((await opened.turnOwn('tobias', id)).body.state).toBe('counted')
  expect((await opened.turnOwn('mateo', id)).status).toBe(409)
  expect((await opened.turn('marcus', id, parts)).status).toBe(200)
})

test('with an hour of publishing the parts wait unseen, and the result comes with that hour', async () => {
  const { id, positions } = await opened.callSealed({ publishAt: opened.inHours(5) })
  await opened.castSealed('rook', id, 0, 1)
  await opened.pass(2)
  await opened.turnOwn('marcus', id)
  const { body } = await opened.turnOwn('tobias', id)
  expect([body.state, body.turned]).toEqual(['published_later', 2])
  expect((await opened.show('rook', id)).positions[0]?.candidates[0]?.votes).toBeUndefined()
  const published = await sql`select from board_events e join election_positions p on p.box_id = e.box_id
    where p.id = ${positions[0]?.id ?? 0} and e.type = 'PartialDecryption'`.execute(opened.world.db)
  expect(published.rows).toHaveLength(1)
  await opened.pass(4)
  expect((await opened.show('rook', id)).positions[0]?.candidates.map(({ votes }) => votes)).toEqual([0, 1])
})

test('it opens once the last key is there, says until then who is missing, and never opened is void', async () => {
  const trusteeSetId = await opened.insertSet(false)
  const { id } = await opened.callSealed({ trusteeSetId })
  const waiting = await opened.show('rook', id)
  expect(waiting.trustees?.words).toBeNull()
  expect(waiting.trustees?.members.map(({ isReady }) => isReady)).toEqual([false, false, false])
  expect((await opened.kit('rook', id)).status).toBe(403)
  await sql`update trustee_sets set state = 'ready', ready_at = now(),
    parameters = ${JSON.stringify(opened.committee.parameters)} where id = ${trusteeSetId}`.execute(
    opened.world.ownerDb,
  )
  expect((await opened.show('rook', id)).trustees?.words).toHaveLength(12)
  expect((await opened.castSealed('rook', id, 0, 0)).status).toBe(201)

  const never = await opened.callSealed({ trusteeSetId: await opened.insertSet(false) })
  await opened.pass(2)
  expect(await opened.show('rook', never.id)).toMatchObject({ resultStatus: 'void' })
  expect((await opened.show('rook', never.id)).void?.reason).toContain('never opened')
})

test('a trustee does not stand, and an opened election changes in nothing but a later end', async () => {
  const refused = await opened.callBy('julian', {
    secrecy: 'trustees',
    trusteeSetId: opened.setId,
    positions: [{ title: 'President', candidates: await opened.standing('tobias', 'kenji') }],
  })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('is one of the trustees')
  const { id } = await opened.callSealed()
  expect((await opened.change(id, { title: 'Another' })).status).toBe(409)
  expect((await opened.change(id, { secrecy: 'server', trusteeSetId: null })).status).toBe(409)
  expect((await opened.change(id, { endDate: opened.inHours(3) })).status).toBe(200)
})

test('a rehearsal is its trustees’ alone', async () => {
  const { id } = await opened.callSealed({ isTrial: true })
  const list = async (player: 'rook' | 'tobias') =>
    (await (await opened.as(player))(elections.list)).body.map((each) => each.id)
  expect(await list('rook')).not.toContain(id)
  expect(await list('tobias')).toContain(id)
  expect((await (await opened.as('rook'))(elections.show, of(id))).status).toBe(404)
  expect((await opened.kit('rook', id)).status).toBe(404)
  expect((await opened.show('tobias', id)).positions[0]).toMatchObject({ eligible: true, eligibleCount: 3 })
  expect((await opened.castSealed('tobias', id, 0, 0)).status).toBe(201)
  expect(await countNotified('election_opened', id)).toBe(3)
  await opened.pass(2)
  await opened.turnOwn('marcus', id)
  await opened.turnOwn('mateo', id)
  expect((await countNotified('election_result', id)) + (await countNotified('election_voted', id))).toBe(3)
})

test('a voter is told once a day that a vote was recorded in his name', async () => {
  const { id } = await opened.callSealed()
  await opened.castSealed('rook', id, 0, 0)
  expect(await countNotified('vote_recorded', id)).toBe(0)
  await noteRecordedVotes(opened.world.ctx)
  await noteRecordedVotes(opened.world.ctx)
  expect(await countNotified('vote_recorded', id)).toBe(1)
  await opened.castSealed('rook', id, 1, 0)
  await opened.castSealed('kenji', id, 1, 0)
  await noteRecordedVotes(opened.world.ctx)
  expect(await countNotified('vote_recorded', id)).toBe(3)
})
