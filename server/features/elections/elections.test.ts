// Elections from the call to the count: who stands, who may vote, what is seen before the end and after it.
import { elections } from '@aerie/contract/elections'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ElectionWorld, of, ofPosition, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
beforeAll(async () => {
  opened = await openElectionWorld()
})
afterAll(() => opened.world.close())

test('an election is listed, voted on once for each position, and its counts are nobody’s before the end', async () => {
  const election = await opened.call()
  expect(election).toMatchObject({ status: 'active', resultStatus: 'none', secrecy: 'server' })
  expect(election.positions.map(({ title }) => title)).toEqual(['President', 'Treasurer'])
  expect(election.positions[0]?.candidates.map(({ memberName }) => memberName)).toHaveLength(2)
  const { status, body } = await opened.vote('kenji', election.id, 0, 1)
  expect([status, body.success]).toEqual([200, true])
  expect(body.tracker).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
  expect(body.election.positions.map(({ hasVoted, voterCount }) => [hasVoted, voterCount])).toEqual([
    [true, 1],
    [false, 0],
  ])
  expect((await opened.vote('kenji', election.id, 0, 0)).status).toBe(409)
  expect((await opened.vote('kenji', election.id, 1, null)).status).toBe(200)
  const seen = await opened.show('marcus', election.id)
  for (const position of seen.positions) {
    expect(position).toMatchObject({ outcome: 'open', winnerIds: [] })
    expect(position.blankVotes).toBeUndefined()
    expect(position.candidates.every(({ votes }) => votes === undefined)).toBe(true)
  }
  const { body: active } = await (await opened.as('rook'))(elections.listActive)
  expect(active.map(({ id }) => id)).toContain(election.id)
})

test('after the end each position has its result, its certificate, and the ballots that come to it', async () => {
  const election = await opened.call({ quorumThreshold: 1 })
  await opened.vote('kenji', election.id, 0, 1)
  const { body: cast } = await opened.vote('rook', election.id, 0, 1)
  await opened.vote('julian', election.id, 0, 0)
  await opened.vote('marcus', election.id, 0, null)
  await opened.vote('marcus', election.id, 1, null)
  await opened.pass(2)
  const ended = await opened.show('kenji', election.id)
  expect(ended).toMatchObject({ status: 'completed', resultStatus: 'final', can: { runOff: false } })
  const [president, treasurer] = ended.positions
  expect(president).toMatchObject({ outcome: 'elected', voterCount: 4, blankVotes: 1, quorumMet: true })
  expect(president?.candidates.map(({ votes }) => votes)).toEqual([1, 2])
  expect(president?.winnerIds).toEqual([president?.candidates[1]?.id])
  expect(treasurer).toMatchObject({ outcome: 'vacant', blankVotes: 1, winnerIds: [] })
  const { body } = await (await opened.as('kenji'))(elections.audit, of(election.id))
  expect(body.positions.map(({ title, participationCount }) => [title, participationCount])).toEqual([
    ['President', 4],
    ['Treasurer', 1],
  ])
  expect(body.positions[0]?.certificate).toMatchObject({
    format: 'aerie-position-2',
    counts: { option_1: 1, option_2: 2, option_3: 1 },
    leadingIds: ['option_2'],
    definition: { title: 'President', election: 'Officers of the year', abstainId: 'option_3' },
  })
  const { rows } = await sql<{ after: unknown }>`select after from audit_entries
    where action = 'election.close' and object_id = ${String(election.id)}`.execute(opened.world.db)
  const heads = Object.fromEntries(body.positions.map(({ id, head }) => [id, head]))
  expect(rows).toEqual([{ after: { heads, signedWith: expect.stringMatching(/^[0-9a-f]{64}$/) } }])
  const records = await opened.audit(election.id)
  expect(records.ballots).toHaveLength(4)
  expect(records.participants?.members).toHaveLength(4)
  const { body: receipt } = await (await opened.as('rook'))(
    elections.receipt,
    ofPosition(election.id, president?.id ?? 0),
  )
  expect(receipt.tracker).toBe(cast.tracker)
})

test('a tie is a tie, and officers may call a run-off', async () => {
  const { id } = await opened.call()
  await opened.vote('kenji', id, 0, 0)
  await opened.vote('rook', id, 0, 1)
  await opened.pass(2)
  const ended = await opened.show('julian', id)
  expect(ended).toMatchObject({ resultStatus: 'tie', can: { runOff: true } })
  expect(ended.positions[0]?.winnerIds).toHaveLength(2)
  expect((await opened.show('kenji', id)).can).toEqual({ edit: false, extend: false, void: false, runOff: false })
})

test('a quorum that was asked for and missed leaves the counts, and elects nobody', async () => {
  const { id } = await opened.call({ quorumThreshold: 90, requiresQuorum: true })
  await opened.vote('kenji', id, 0, 0)
  await opened.pass(2)
  const ended = await opened.show('kenji', id)
  expect(ended.resultStatus).toBe('no_quorum')
  expect(ended.positions[0]).toMatchObject({ outcome: 'no_quorum', quorumMet: false, voterCount: 1 })
  expect(ended.positions[0]?.candidates[0]?.votes).toBe(1)
})

test('before its start nobody votes, and after its end nobody does', async () => {
  const { id, status } = await opened.call({ startDate: opened.inHours(1), endDate: opened.inHours(3) })
  expect(status).toBe('upcoming')
  const early = await opened.vote('kenji', id)
  expect([early.status, early.body]).toMatchObject([403, { detail: 'This election has not begun.' }])
  await opened.pass(2)
  expect((await opened.vote('kenji', id)).status).toBe(200)
  await opened.pass(2)
  const late = await opened.vote('rook', id)
  expect([late.status, late.body]).toMatchObject([
    403,
    { detail: 'This election has ended. Votes are no longer taken.' },
  ])
})

test('votes for what is not there are refused, and change nothing', async () => {
  const { id, positions } = await opened.call()
  const speak = await opened.as('kenji')
  const [president, treasurer] = positions
  const vote = (positionId: number, candidateId: number | null, election = id) =>
    speak(elections.vote, { ...of(election), body: { positionId, candidateId } })
  expect((await vote(president?.id ?? 0, treasurer?.candidates[0]?.id ?? 0)).status).toBe(400)
  expect((await vote(999_999, null)).status).toBe(404)
  expect((await vote(president?.id ?? 0, null, 999_999)).status).toBe(404)
  expect((await speak(elections.receipt, ofPosition(id, president?.id ?? 0))).status).toBe(404)
  expect((await opened.show('kenji', id)).positions[0]?.voterCount).toBe(0)
})

test('who stands and is a member no more stays on the ballot under the name it has', async () => {
  const [guest = 0] = await opened.insertMembers(1, 'Leaving')
  const { id } = await opened.call({ positions: [{ title: 'Historian', candidates: [{ memberId: guest }] }] })
  await opened.vote('kenji', id)
  await opened.world.ownerDb.deleteFrom('members').where('id', '=', guest).execute()
  await opened.pass(2)
  const [historian] = (await opened.show('kenji', id)).positions
  expect(historian).toMatchObject({ outcome: 'elected', candidates: [{ memberName: 'Leaving Number 1', votes: 1 }] })
})
