// A sealed election from its opening to its result, as browsers and trustees go through it.
import { elections } from '@aerie/contract/elections'
import { nominations } from '@aerie/contract/nominations'
import { checkArchive } from '@aerie/verifiable-elections/check-archive'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { of, ofPosition } from '../elections/election-world.fixture.ts'
import { openSealedWorld, type SealedWorld } from './sealed-world.fixture.ts'

let opened: SealedWorld
beforeAll(async () => {
  opened = await openSealedWorld()
})
afterAll(() => opened.world.close())

const checkedBoard = async (id: number, positionId: number) =>
  checkArchive(new Uint8Array((await opened.board('kenji', id, positionId)).rawPayload))

test('what comes of an election is what was voted, and its archives pass every check', async () => {
  const election = await opened.callSealed()
  const { id } = election
  const [president, treasurer] = election.positions.map((position) => position.id)
  expect(election).toMatchObject({ secrecy: 'trustees', resultStatus: 'none', can: { edit: false, extend: true } })
  expect(election.trustees).toMatchObject({ threshold: 2, name: 'Election committee', publishAt: null })
  expect(election.trustees?.words).toHaveLength(12)
  for (const [player, candidate] of [
    ['rook', 0],
    ['kenji', 1],
    ['julian', 1],
    ['marcus', null],
  ] as const)
    expect((await opened.castSealed(player, id, 0, candidate)).status).toBe(201)
  expect((await opened.castSealed('kenji', id, 1, 0)).status).toBe(201)
  const open = await opened.show('kenji', id)
  expect(open.positions.map(({ voterCount, hasVoted }) => [voterCount, hasVoted])).toEqual([
    [4, true],
    [1, true],
  ])
  expect((await checkedBoard(id, president ?? 0)).state).toBe('open')

  await opened.pass(2)
  expect(await opened.show('rook', id)).toMatchObject({ status: 'completed', resultStatus: 'counting' })
  expect(await opened.keys('rook', id)).toMatchObject({ state: 'turning', turned: 0, ownIndex: null })
  const first = await opened.turnOwn('marcus', id)
  expect([first.status, first.body.turned, first.body.state]).toEqual([200, 1, 'turning'])
  expect((await opened.show('rook', id)).resultStatus).toBe('counting')
  const second = await opened.turnOwn('mateo', id)
  expect([second.status, second.body.turned, second.body.state]).toEqual([200, 2, 'counted'])

  const counted = await opened.show('rook', id)
  expect(
    counted.positions.map(({ candidates, blankVotes }) => [candidates.map(({ votes }) => votes), blankVotes]),
  ).toEqual([
    [[1, 2], 1],
    [[1], 0],
  ])
  expect(counted.trustees?.members.map(({ hasTurned }) => hasTurned)).toEqual([true, false, true])
  const board = await checkedBoard(id, president ?? 0)
  expect([board.state, board.result, board.trackers.length, board.turned]).toEqual(['counted', [[1, 2]], 4, [1, 2, 4]])
  expect((await checkedBoard(id, treasurer ?? 0)).result).toEqual([[1]])

  const { body: audit } = await (await opened.as('kenji'))(elections.positionAudit, ofPosition(id, president ?? 0))
  expect(audit.ballots).toBeNull()
  expect(audit.boardUrl).toBe(`/api/elections/${id}/positions/${president}/board`)
  expect(audit.participants?.members).toHaveLength(4)
  expect(audit.certificate).toMatchObject({
    format: 'aerie-sealed-position-1',
    sealed: { boardHead: board.head, electionHash: board.election.hash, words: counted.trustees?.words, threshold: 2 },
    counts: { option_1: 1, option_2: 2, option_3: 1 },
    voters: 4,
  })
  const told = await sql<{ kind: string }>`select distinct kind from notifications
    where subject_type = 'election' and subject_id = ${id} and withdrawn_at is null order by kind`.execute(
    opened.world.db,
  )
  expect(told.rows.map(({ kind }) => kind)).toEqual(['election_result', 'election_voted'])
})

test('a ballot counts once: the same again is answered alike, another is refused, and so is a brother’s', async () => {
  const { id, positions } = await opened.callSealed()
  const vote = await opened.fillIn('kenji', id, 0, 0)
  const other = await opened.fillIn('kenji', id, 0, 1)
  const [one, two] = await Promise.all([opened.post('kenji', id, vote), opened.post('kenji', id, vote)])
  expect([one.status, two.status]).toEqual([201, 201])
  expect(one.body.tracker).toBe(two.body.tracker)
  expect((await opened.post('kenji', id, vote)).status).toBe(201)
  expect((await opened.post('kenji', id, other)).status).toBe(409)
  const { body: receipt } = await opened.receipt('kenji', id, positions[0]?.id ?? 0)
  expect(receipt.tracker).toBe(one.body.tracker)
  const foreign = await opened.fillIn('rook', id, 0, 0)
  expect((await opened.post('julian', id, foreign)).status).toBe(403)
  expect(
    (await opened.post('julian', id, { ...foreign, ballot: foreign.ballot.replace('"1"', '"2"') })).status,
  ).not.toBe(201)
  expect((await opened.post('rook', id, { ...foreign, ballot: ` ${foreign.ballot}` })).status).toBe(400)
  expect((await opened.show('rook', id)).positions[0]?.voterCount).toBe(1)
  expect((await opened.kit('kenji', id)).body.positions.map(({ positionId }) => positionId)).toEqual([positions[1]?.id])
})

test('two tabs with different ballots at once: one counts', async () => {
  const { id } = await opened.callSealed()
  const [one, two] = await Promise.all([opened.fillIn('rook', id, 0, 0), opened.fillIn('rook', id, 0, 1)])
  const answers = await Promise.all([opened.post('rook', id, one), opened.post('rook', id, two)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('what is sent to an election of the other kind is refused as such, and what comes late', async () => {
  const { id, positions } = await opened.callSealed()
  const vote = await opened.fillIn('rook', id, 0, 0)
  const positionId = positions[0]?.id ?? 0
  const as = await opened.as('rook')
  expect((await as(elections.vote, { ...of(id), body: { positionId, candidateId: null } })).status).toBe(422)
  expect((await as(elections.receipt, ofPosition(id, positionId))).status).toBe(422)
  const plain = await opened.call()
  expect((await opened.post('rook', plain.id, { ...vote, positionId: plain.positions[0]?.id ?? 0 })).status).toBe(422)
  expect((await opened.kit('rook', plain.id)).status).toBe(422)
  expect((await opened.vote('rook', plain.id)).status).toBe(200)
  await opened.pass(2)
  expect((await opened.post('rook', id, vote)).status).toBe(403)
})

test('who opens the count is nominated for nothing', async () => {
  const election = await opened.call({
    ...{ secrecy: 'trustees', trusteeSetId: opened.setId },
    ...{ startDate: opened.inHours(48), endDate: opened.inHours(72), positions: [{ title: 'Chair', candidates: [] }] },
    nominations: { until: opened.inHours(24), allowSeveral: false, showsNames: false },
  })
  const name = async (player: 'tobias' | 'julian') =>
    (await opened.as('rook'))(nominations.nominate, {
      ...of(election.id),
      body: {
        positionId: election.positions[0]?.id ?? 0,
        memberId: await opened.world.idOf(player),
        sentence: 'He keeps his word.',
      },
    })
  expect((await name('tobias')).status).toBe(409)
  expect((await name('julian')).status).toBe(200)
})
