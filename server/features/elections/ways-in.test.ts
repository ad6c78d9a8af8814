// Whoever can help a brother to a new password learns nothing of his votes: tried as an officer would, by every way in.
import { account } from '@aerie/contract/account'
import { addresses } from '@aerie/contract/addresses'
import { elections } from '@aerie/contract/elections'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { polls } from '@aerie/contract/polls'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { of as ofPoll } from '../polls/poll-world.fixture.ts'
import { vote } from '../polls/service.ts'
import { type ElectionWorld, ofPosition, openElectionWorld } from './election-world.fixture.ts'

let votes: ElectionWorld
let pollId = 0
let electionId = 0
let positionId = 0
beforeAll(async () => {
  votes = await openElectionWorld()
  pollId = (await votes.ask()).id
  const election = await votes.call()
  electionId = election.id
  positionId = election.positions[0]?.id ?? 0
  for (const player of VOTERS) {
    await votes.vote(player, electionId)
    await (await votes.as(player))(polls.vote, { ...ofPoll(pollId), body: { optionIndex: 1 } })
  }
})
afterAll(() => votes.world.close())
beforeEach(async () => void (await votes.world.db.deleteFrom('throttle_buckets').execute()))

const VOTERS = ['rook', 'kenji', 'farid', 'eamon', 'tobias', 'soren', 'mateo', 'julian'] as const
const NEW = 'feather and bone'
type Speaker = ElectionWorld['world']['visitor']

/** All that a session may learn of how its member voted; the same in which he voted shows whether it is there at all. */
async function learnedBy(speak: Speaker) {
  const { body: all } = await speak(polls.listAll)
  const poll = all.find(({ id }) => id === pollId)
  const receipts = [
    await speak(polls.receipt, ofPoll(pollId)),
    await speak(elections.receipt, ofPosition(electionId, positionId)),
  ]
  const { body: election } = await speak(elections.show, { params: { electionId: String(electionId) } })
  const position = election.positions.find(({ id }) => id === positionId)
  return {
    voted: [poll?.hasVoted, position?.hasVoted],
    choice: poll?.userVote,
    choices: poll?.userVotes,
    receipts: receipts.map(({ status }) => status),
    isHidden: [poll?.voteHiddenSince, position?.voteHiddenSince].map((since) => typeof since === 'string'),
  }
}

const ALL = {
  voted: [true, true],
  choice: 'option_2',
  choices: ['option_2'],
  receipts: [200, 200],
  isHidden: [false, false],
}
const NOTHING = {
  voted: [true, true],
  choice: undefined,
  choices: undefined,
  receipts: [403, 403],
  isHidden: [true, true],
}

async function linkTo(address: string, page: string) {
  const mail = (await votes.world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === address)
  return new RegExp(`https://brothers.example/${page}/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

async function choose(token: string) {
  const { cookie, status } = await votes.world.visitor(signIn.finishReset, {
    params: { token },
    body: { newPassword: NEW },
  })
  expect(status).toBe(200)
  return votes.world.speak(cookie)
}

async function forget(email: string) {
  await votes.world.visitor(signIn.forgotPassword, { body: { email } })
  return choose(await linkTo(email, 'reset-password'))
}

/** As an officer does it who has the new mailbox. */
async function takeMailbox(player: CastKey, email: string) {
  const marcus = await votes.as('marcus')
  const params = { memberId: String(await votes.world.idOf(player)) }
  expect((await marcus(memberChanges.update, { params, body: { email } })).status).toBe(200)
  await confirm(email)
}

const confirm = async (email: string) =>
  votes.world.visitor(addresses.confirm, { params: { token: await linkTo(email, 'confirm-address') } })

test('an officer sets nobody’s password: a link goes to the member’s own mailbox, and what he voted stays his', async () => {
  const marcus = await votes.as('marcus')
  const userId = await votes.world.idOf('rook')
  const chosen = await marcus(account.resetPassword, { body: { userId, newPassword: 'abc' } as never })
  expect(chosen.status).toBe(400)
  const { body } = await marcus(account.resetPassword, { body: { userId } })
  expect(body.password).toBeNull()
  expect(await learnedBy(await votes.as('rook'))).toEqual(ALL)
  expect(await learnedBy(await choose(await linkTo(cast.rook.email, 'reset-password')))).toEqual(ALL)
})

test.each(['kenji', 'julian'] as const)(
  'with a one-time password of %s an officer is shown no vote',
  async (player) => {
    const { world } = votes
    const [marcus, userId] = [await votes.as('marcus'), await world.idOf(player)]
    const identifier = player === 'kenji' ? '+46701740601' : '+46701740602'
    await sql`update members set email = null, phone = ${identifier}, phone_key = ${identifier} where id = ${userId}`.execute(
      world.db,
    )
    const { password } = (await marcus(account.resetPassword, { body: { userId } })).body
    const { next } = (await world.visitor(signIn.withPassword, { body: { identifier, password: password ?? '' } })).body
    const intruder = await choose((next ?? '').replace('/reset-password/', ''))
    expect(await learnedBy(intruder)).toEqual(NOTHING)
    const receipt = await intruder(polls.receipt, ofPoll(pollId))
    expect(receipt.problem.detail).toContain('A receipt that you kept still proves that your ballot was counted.')

    // What is voted from then on is shown again.
    const later = (await votes.askedBy('marcus', { title: 'And the next one?' })).body.id
    await intruder(polls.vote, { ...ofPoll(later), body: { optionIndex: 2 } })
    const poll = (await intruder(polls.listAll)).body.find(({ id }) => id === later)
    expect(poll).toMatchObject({ userVote: 'option_3', voteHiddenSince: null })
    expect((await intruder(polls.receipt, ofPoll(later))).status).toBe(200)
  },
)

test('an address that an officer set leads to a password, and to no vote, even of the time in between', async () => {
  await takeMailbox('farid', 'another.farid@example.org')
  const farid = await votes.as('farid')
  expect(await learnedBy(farid)).toEqual(ALL)
  const between = (await votes.askedBy('marcus', { title: 'In between?' })).body.id
  await farid(polls.vote, { ...ofPoll(between), body: { optionIndex: 0 } })
  const intruder = await forget('another.farid@example.org')
  expect(await learnedBy(intruder)).toEqual(NOTHING)
  const poll = (await intruder(polls.listAll)).body.find(({ id }) => id === between)
  expect([poll?.hasVoted, poll?.userVote]).toEqual([true, undefined])
})

test('a super admin is lowered first, and his votes stay his', async () => {
  const { world } = votes
  const id = await world.idOf('eamon')
  await world.db.updateTable('members').set({ role: 'super_admin' }).where('id', '=', id).execute()
  const marcus = await votes.as('marcus')
  const params = { memberId: String(id) }
  expect((await marcus(memberChanges.update, { params, body: { role: 'member' } })).status).toBe(200)
  await takeMailbox('eamon', 'another.eamon@example.org')
  expect(await learnedBy(await forget('another.eamon@example.org'))).toEqual(NOTHING)
})

test('an officer’s address that the member replaced is taken back, and leads to no vote', async () => {
  await takeMailbox('tobias', 'another.tobias@example.org')
  await (await votes.as('tobias'))(memberChanges.save, { body: { email: cast.tobias.email } })
  await confirm(cast.tobias.email)
  expect(await learnedBy(await votes.as('tobias'))).toEqual(ALL)
  const token = await linkTo('another.tobias@example.org', 'take-back')
  const { next } = (await votes.world.visitor(addresses.takeBack, { params: { token } })).body
  expect(await learnedBy(await choose(next.replace('/reset-password/', '')))).toEqual(NOTHING)
  // Nor does asking once more, in the mailbox that is not his.
  expect(await learnedBy(await forget('another.tobias@example.org'))).toEqual(NOTHING)
})

test('nobody is invited once more who has a password', async () => {
  const params = { memberId: String(await votes.world.idOf('mateo')) }
  expect((await (await votes.as('marcus'))(members.invite, { params })).status).toBe(409)
})

test('what a member does himself hides nothing: another password, another address, a forgotten password', async () => {
  const soren = await votes.as('soren')
  await soren(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } })
  await soren(memberChanges.save, { body: { email: 'soren.new@example.org' } })
  await confirm('soren.new@example.org')
  expect(await learnedBy(await forget('soren.new@example.org'))).toEqual(ALL)
})

test('a vote that his former session still sends is refused: it would open to whoever was given the way in', async () => {
  const { ctx, db, idOf, visitor } = votes.world
  const [marcus, id] = [await votes.as('marcus'), await idOf('rook')]
  await votes.as('rook')
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const actor = { id, role: 'member' as const, sessionId: session.id, confirmedAt: new Date() }
  const later = (await votes.askedBy('marcus', { title: 'On its way?' })).body.id
  const identifier = '+46701740603'
  await sql`update members set email = null, phone = ${identifier}, phone_key = ${identifier} where id = ${id}`.execute(
    db,
  )
  const { password } = (await marcus(account.resetPassword, { body: { userId: id } })).body
  const sent = vote({ ...ctx, actor }, later, { optionIndex: 1 })
  await expect(sent).rejects.toMatchObject({ code: 'not_signed_in' })
  const { next } = (await visitor(signIn.withPassword, { body: { identifier, password: password ?? '' } })).body
  const intruder = await choose((next ?? '').replace('/reset-password/', ''))
  const poll = (await intruder(polls.listAll)).body.find((one) => one.id === later)
  expect([poll?.hasVoted, poll?.userVote]).toEqual([false, undefined])
})

test('the database counts a password that no feature has set, and lets the program hide nothing of it', async () => {
  const { db } = votes.world
  const id = await votes.world.idOf('mateo')
  await db.updateTable('passwords').set({ hash: 'another' }).where('member_id', '=', id).execute()
  expect(await learnedBy(await votes.as('mateo'))).toEqual(NOTHING)
  const undo = db.updateTable('ways_in').set({ number: 0, given_at: null }).execute()
  await expect(undo).rejects.toThrow('permission denied')
})
