// Votes and keys at the wrong moment or for the wrong thing: each is taken whole or refused with a sentence, and nothing is half cast.
import { memberChanges } from '@aerie/contract/member-changes'
import { sealedElections } from '@aerie/contract/sealed-elections'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { of } from '../elections/election-world.fixture.ts'
import { openSealedWorld, type SealedWorld } from './sealed-world.fixture.ts'

let opened: SealedWorld
beforeAll(async () => {
  opened = await openSealedWorld()
})
afterAll(() => opened.world.close())

/** Far more often than the server looks at the clock for one vote. */
const MOST_LOOKS = 30

/** How many have voted, as the box has it and as the board has it. */
const countCast = async (positionId: number) =>
  (
    await sql<{ box: number; board: number }>`select
        (select count(*)::int from ballot_participation v where v.box_id = p.box_id) as box,
        (select count(*)::int from board_events e where e.box_id = p.box_id and e.type = 'Ballot') as board
      from election_positions p where p.id = ${positionId}`.execute(opened.world.ownerDb)
  ).rows[0]

const setClock = (expression: string) =>
  sql
    .raw(
      `create or replace function vote_clock() returns timestamptz language sql volatile as $$ select ${expression} $$`,
    )
    .execute(opened.world.ownerDb)

test('wherever the end falls between two steps of a vote, it is cast whole or refused as late', async () => {
  const now = `pg_catalog.clock_timestamp() + interval '${inject('secondsAhead')} seconds'`
  await sql`create sequence looks_at_clock`.execute(opened.world.ownerDb)
  await sql`grant usage on sequence looks_at_clock to public`.execute(opened.world.ownerDb)
  const title = 'Chair'
  let [status, late] = [0, 0]
  for (let looks = 1; status !== 201 && looks < MOST_LOOKS; looks++) {
    const candidates = await opened.standing('kenji')
    const { id, positions } = await opened.callSealed({ positions: [{ title, candidates }] })
    const vote = await opened.fillIn('rook', id, 0, 0)
    await sql`select setval('looks_at_clock', 1, false)`.execute(opened.world.ownerDb)
    await setClock(
      `${now} + case when nextval('looks_at_clock') > ${looks} then interval '2 hours' else interval '0' end`,
    )
    const answer = await opened.post('rook', id, vote)
    await setClock(now)
    status = answer.status
    if (status !== 201) {
      late++
      expect([status, answer.problem.detail]).toEqual([403, 'This election has ended. Votes are no longer taken.'])
    }
    const cast = await countCast(positions[0]?.id ?? 0)
    const count = status === 201 ? 1 : 0
    expect(cast).toEqual({ box: count, board: count })
  }
  // Both before and after the ballot was checked.
  expect([status, late > 2]).toEqual([201, true])
})

test('a ballot of another position, of another election or of another election’s voter is refused where it comes to', async () => {
  const [one, two] = [await opened.callSealed(), await opened.callSealed()]
  const vote = await opened.fillIn('rook', one.id, 0, 0)
  const [, treasurer] = one.positions
  const elsewhere = await opened.post('rook', one.id, { ...vote, positionId: treasurer?.id ?? 0 })
  expect([elsewhere.status, elsewhere.problem.detail]).toEqual([
    400,
    expect.stringContaining('This ballot was not taken. ballot: '),
  ])
  expect((await opened.post('rook', two.id, { ...vote, positionId: two.positions[0]?.id ?? 0 })).status).toBe(400)
  expect((await opened.post('rook', two.id, vote)).status).toBe(404)
  expect((await opened.post('rook', one.id, vote)).status).toBe(201)
  for (const { positions } of [one, two])
    for (const { id } of positions)
      expect(await countCast(id)).toEqual(id === vote.positionId ? { box: 1, board: 1 } : { box: 0, board: 0 })
})

test('the part of a key for another election opens nothing, and two tabs that turn it at once turn it once', async () => {
  const [one, two] = [await opened.callSealed(), await opened.callSealed()]
  for (const { id } of [one, two]) await opened.castSealed('rook', id, 0, 0)
  await opened.pass(2)
  for (const { id } of [one, two]) await opened.show('rook', id)
  const parts = await opened.partsOf('marcus', one.id)
  const foreign = two.positions.map(({ id }, at) => ({ positionId: id, part: parts[at]?.part ?? '' }))
  const refused = await opened.turn('marcus', two.id, foreign)
  expect([refused.status, refused.problem.detail]).toEqual([
    400,
    expect.stringContaining('Your key was not turned. decryption: '),
  ])
  expect((await opened.turn('marcus', two.id, parts)).status).toBe(400)
  const swapped = one.positions.map(({ id }, at) => ({ positionId: id, part: parts[1 - at]?.part ?? '' }))
  expect((await opened.turn('marcus', one.id, swapped)).status).toBe(400)
  expect((await opened.keys('rook', one.id)).turned).toBe(0)

  const answers = await Promise.all([opened.turn('marcus', one.id, parts), opened.turn('marcus', one.id, parts)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const drawnAnew = [await opened.partsOf('tobias', one.id), await opened.partsOf('tobias', one.id)]
  const [first, second] = await Promise.all(drawnAnew.map((each) => opened.turn('tobias', one.id, each)))
  expect([first?.status, second?.status].sort()).toEqual([200, 409])
  expect((await opened.keys('rook', one.id)).state).toBe('counted')
  expect((await opened.keys('rook', two.id)).state).toBe('turning')
})

test('who is deactivated while his ballot is open casts it no more, and with his return he does', async () => {
  const { id, positions } = await opened.callSealed()
  const vote = await opened.fillIn('kenji', id, 0, 0)
  const memberId = String(await opened.world.idOf('kenji'))
  const activate = async (isActive: boolean) =>
    (await opened.as('marcus'))(memberChanges.update, { params: { memberId }, body: { isActive } })
  expect((await activate(false)).status).toBe(200)
  expect((await opened.post('kenji', id, vote)).status).toBe(401)
  expect(await countCast(positions[0]?.id ?? 0)).toEqual({ box: 0, board: 0 })
  expect((await activate(true)).status).toBe(200)
  const again = await (await opened.world.as('kenji'))(sealedElections.vote, { ...of(id), body: vote })
  expect(again.status).toBe(201)
})
