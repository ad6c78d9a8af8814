// Polls over HTTP: asking, voting once, who sees what and when, and what they come to.
import { polls } from '@aerie/contract/polls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/context.ts'
import { OPTIONS, of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'
import { showOne } from './service.ts'

let opened: PollWorld
beforeAll(async () => {
  opened = await openPollWorld()
})
afterAll(() => opened.world.close())

test('an officer asks with the defaults, and everybody sees it', async () => {
  const { status, body } = await opened.askedBy('julian')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    description: null,
    options: OPTIONS.map((text, at) => ({ id: `option_${at + 1}`, text })),
    quorumThreshold: 50,
    requiresQuorum: true,
    allowMultipleVotes: false,
    isActive: true,
    outcome: 'open',
    voteCount: 0,
    can: { vote: true, edit: true, extend: true, void: false, runOff: false },
  })
  const { body: seen } = await (await opened.as('kenji'))(polls.list)
  expect(seen.find(({ id }) => id === body.id)?.can).toEqual({
    vote: true,
    edit: false,
    extend: false,
    void: false,
    runOff: false,
  })
})

test('what cannot be asked is refused with a sentence', async () => {
  const refusal = async (given: object) => {
    const { status, problem } = await opened.askedBy('julian', given)
    expect(status).toBe(400)
    return problem.detail
  }
  expect((await opened.askedBy('kenji')).status).toBe(403)
  expect(await refusal({ title: ' ' })).toBe('Title is required')
  expect(await refusal({ endDate: undefined })).toBe('End date is required')
  expect(await refusal({ options: ['One', ' '] })).toBe('Please provide at least 2 poll options')
  expect(await refusal({ options: ['One', 'one '] })).toContain('same text')
  expect(await refusal({ quorumThreshold: 0 })).toBe('Quorum is at least 1 percent')
  expect(await refusal({ quorumThreshold: 101 })).toBe('Quorum is at most 100 percent')
  expect(await refusal({ endDate: opened.inHours(-1) })).toBe('The end has to be in the future.')
  expect(await refusal({ options: Array.from({ length: 51 }, (_, at) => `Option ${at}`) })).toBe('At most 50 options')
})

test('fifty options, a day as the end, and blank options that are dropped', async () => {
  const texts = Array.from({ length: 50 }, (_, at) => `Option ${at}`)
  const poll = await opened.ask({ options: [...texts, ''], endDate: '2099-03-29', allowMultipleVotes: true })
  expect(poll.options).toHaveLength(50)
  expect(poll.endDate).toBe('2099-03-30T00:00:00.000Z')
  const kenji = await opened.as('kenji')
  const optionIds = poll.options.map(({ id }) => id).reverse()
  const { body } = await kenji(polls.vote, { ...of(poll.id), body: { optionIds } })
  expect(body.poll.userVotes).toEqual(optionIds)
  expect(body.poll.optionVotes.option_50).toBe(1)
})

test('a vote is counted once, shown to who cast it on any device, and cannot be taken back', async () => {
  const { id } = await opened.ask()
  const { status, body } = await opened.vote('kenji', id, 1)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, tracker: expect.stringMatching(/^\w{4}-\w{4}-\w{4}-\w{4}$/) })
  expect(body.poll).toMatchObject({
    hasVoted: true,
    userVote: 'option_2',
    userVotes: ['option_2'],
    optionVotes: { option_1: 0, option_2: 1, option_3: 0 },
    resultsVisible: true,
    voteCount: 1,
    can: { vote: false },
  })
  const again = await opened.vote('kenji', id, 0)
  expect([again.status, again.problem.detail]).toEqual([409, 'You have already voted on this poll.'])
  const elsewhere = await opened.world.as('kenji')
  expect((await elsewhere(polls.list)).body.find((poll) => poll.id === id)?.userVote).toBe('option_2')
  expect(await opened.show('rook', id)).toMatchObject({ hasVoted: false, voteCount: 1 })
})

test('who has not voted sees how many have, and no counts; after the end everybody sees them', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  const later = await opened.ask({ resultsVisibility: 'after_close' })
  await opened.vote('kenji', id)
  await opened.vote('kenji', later.id)
  expect(await opened.show('rook', id)).toMatchObject({ resultsVisible: false, optionVotes: {}, voteCount: 1 })
  expect(await opened.show('kenji', later.id)).toMatchObject({ resultsVisible: false, optionVotes: {}, voteCount: 1 })
  await opened.pass(2)
  for (const player of ['rook', 'kenji'] as const)
    for (const poll of [await opened.show(player, id), await opened.show(player, later.id)])
      expect(poll).toMatchObject({ resultsVisible: true, optionVotes: { option_1: 1 }, isActive: false })
  expect((await opened.show('rook', id)).outcome).toBe('decided')
  const { body } = await (await opened.as('rook'))(polls.list)
  expect(body.some((poll) => poll.id === id)).toBe(false)
})

test('votes that name no option, an unknown one, or two at odds', async () => {
  const { id } = await opened.ask()
  const kenji = await opened.as('kenji')
  const statusOf = async (body: object) => (await kenji(polls.vote, { ...of(id), body })).status
  for (const body of [
    {},
    { optionId: 'option_4' },
    { optionId: 'yes' },
    { optionIndex: 3 },
    { optionIndex: -1 },
    { optionId: 'option_1', optionIndex: 1 },
    { optionIds: ['option_1', 'option_2'] },
    { optionIds: ['option_1', 'option_1'] },
    { optionIds: [] },
  ])
    expect(await statusOf(body), JSON.stringify(body)).toBe(400)
  expect((await opened.show('kenji', id)).hasVoted).toBe(false)
  expect(await statusOf({ optionId: 'option_2', optionIndex: 1, optionIds: ['option_2'] })).toBe(200)
  expect((await kenji(polls.vote, { ...of(999_999), body: { optionIndex: 0 } })).status).toBe(404)
})

test('where several may be marked, voters are counted and marks beside', async () => {
  const { id } = await opened.ask({ allowMultipleVotes: true, requiresQuorum: false })
  const cast = async (player: 'kenji' | 'rook', optionIds: string[]) =>
    (await opened.as(player))(polls.vote, { ...of(id), body: { optionIds } })
  const { body } = await cast('kenji', ['option_3', 'option_1'])
  expect(body.poll).toMatchObject({ userVote: 'option_3', userVotes: ['option_3', 'option_1'] })
  await cast('rook', ['option_1'])
  await opened.pass(2)
  expect(await opened.show('marcus', id)).toMatchObject({
    voteCount: 2,
    optionVotes: { option_1: 2, option_2: 0, option_3: 1 },
    leadingIds: ['option_1'],
  })
})

test('a tie is a tie, and without a vote there is no result', async () => {
  const tied = await opened.ask({ requiresQuorum: false })
  const empty = await opened.ask({ requiresQuorum: false })
  await opened.vote('kenji', tied.id, 0)
  await opened.vote('rook', tied.id, 2)
  await opened.pass(2)
  expect(await opened.show('kenji', tied.id)).toMatchObject({ outcome: 'tie', leadingIds: ['option_1', 'option_3'] })
  expect(await opened.show('kenji', empty.id)).toMatchObject({ outcome: 'no_votes', leadingIds: [] })
})

test('officers may ask a tie again, unless it is void', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  await opened.vote('kenji', id, 0)
  await opened.vote('rook', id, 1)
  expect((await opened.show('julian', id)).can.runOff).toBe(false)
  await opened.pass(2)
  expect((await opened.show('julian', id)).can.runOff).toBe(true)
  expect((await opened.show('kenji', id)).can.runOff).toBe(false)
  await (await opened.as('marcus'))(polls.void, { ...of(id), body: { reason: 'Asked in the wrong words' } })
  expect((await opened.show('julian', id)).can.runOff).toBe(false)
})

test('a poll that has ended takes no vote', async () => {
  const { id } = await opened.ask()
  await opened.pass(2)
  const { status, problem } = await opened.vote('kenji', id)
  expect([status, problem.detail]).toEqual([403, 'This poll has ended. Votes are no longer taken.'])
})

test('a receipt holds what was said at the vote, and the newest head', async () => {
  const { id } = await opened.ask()
  const kenji = await opened.as('kenji')
  expect((await kenji(polls.receipt, of(id))).status).toBe(404)
  const { body: said } = await opened.vote('kenji', id)
  await opened.vote('rook', id)
  const { body: receipt } = await kenji(polls.receipt, of(id))
  const { log, head } = await opened.audit(id)
  expect(receipt).toMatchObject({ tracker: said.tracker, head, isPublished: null })
  expect(log.some(({ hash }) => hash === said.head)).toBe(true)
  expect(log.filter(({ payload }) => payload.includes(receipt.ballotHash))).toHaveLength(1)
  await opened.pass(2)
  await opened.show('kenji', id)
  expect((await kenji(polls.receipt, of(id))).body.isPublished).toBe(false)
})

test('what a closed poll’s log ends with stands in the audit log, once, and nothing of the votes', async () => {
  const { id } = await opened.ask()
  await opened.vote('kenji', id)
  await opened.pass(2)
  const { log } = await opened.audit(id)
  const { rows } = await sql<{ after: unknown; actor_id: number | null }>`select after, actor_id from audit_entries
    where action = 'poll.close' and object_id = ${String(id)}`.execute(opened.world.db)
  const { fingerprint } = (await opened.world.visitor(polls.key)).body
  expect(rows).toEqual([{ after: { head: log.at(-1)?.hash, signedWith: fingerprint }, actor_id: null }])
})

test('whoever looked before, each is listed his own choice, and the rest as it is said of one poll alone', async () => {
  const counted = await opened.ask()
  const hidden = await opened.ask({ resultsVisibility: 'after_close' })
  const several = await opened.ask({ allowMultipleVotes: true })
  const voided = await opened.ask()
  const ids = [counted, hidden, several, voided].map(({ id }) => id)
  for (const id of ids) {
    await opened.vote('kenji', id, 0)
    await opened.vote('rook', id, 1)
  }
  const look = async (player: 'kenji' | 'rook' | 'julian') => {
    const { idOf, ctx } = opened.world
    const role = player === 'julian' ? 'admin' : 'member'
    const actor: Actor = { id: await idOf(player), role, sessionId: '', confirmedAt: new Date() }
    const shown = await Promise.all(ids.map((id) => opened.show(player, id)))
    for (const { serverNow: _, ...poll } of shown) {
      const { serverNow: __, ...alone } = await showOne({ ...ctx, actor }, poll.id)
      expect(poll).toEqual(alone)
    }
    return shown
  }
  const choices = { kenji: 'option_1', rook: 'option_2', julian: undefined }
  const expectOwn = async (player: keyof typeof choices) => {
    const shown = await look(player)
    expect(shown.map(({ userVote }) => userVote)).toEqual(ids.map(() => choices[player]))
    expect(shown.map(({ resultsVisible }) => resultsVisible).slice(0, 3)).toEqual(
      player === 'julian' ? [false, false, false] : [true, false, true],
    )
  }
  for (const player of ['kenji', 'rook', 'julian', 'kenji'] as const) await expectOwn(player)
  await (await opened.as('marcus'))(polls.void, { ...of(voided.id), body: { reason: 'Asked in the wrong words' } })
  for (const player of ['julian', 'rook', 'kenji'] as const) await expectOwn(player)
  expect((await opened.show('rook', voided.id)).void?.reason).toBe('Asked in the wrong words')
})
