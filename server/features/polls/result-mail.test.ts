// The result by mail: once to everybody who has voted, whatever he chose of other mails, in the same words to all of them.

import type { MailChoice } from '@aerie/contract/mail-topics'
import { memberChanges } from '@aerie/contract/member-changes'
import { notifications } from '@aerie/contract/notifications'
import { polls } from '@aerie/contract/polls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readableFingerprintOf } from '#features/ballots/signing/signing.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { holdJobs } from '../../test/held-jobs.ts'
import { closePoll, closePolls } from './closing.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'

let opened: PollWorld
let seen = 0
beforeAll(async () => {
  opened = await openPollWorld()
})
afterAll(() => opened.world.close())
beforeEach(async () => {
  await opened.world.db.deleteFrom('notification_mail_choices').execute()
  seen = (await opened.world.mails()).length
})

const choose = async (player: CastKey, choice: Partial<MailChoice>) => {
  const speak = await opened.as(player)
  const { body } = await speak(notifications.mailChoice)
  return (await speak(notifications.chooseMail, { body: { ...body, ...choice } })).body
}

const results = async () =>
  (await opened.world.mails())
    .slice(seen)
    .filter(({ subject }) => /^The result of|declared void$/.test(subject ?? ''))
    .map(({ to, subject, text }) => ({ to: to?.[0]?.address ?? '', subject, text: (text ?? '').replace(/\s+/g, ' ') }))
const readers = async () => (await results()).map(({ to }) => to).sort()
const addressesOf = (...players: CastKey[]) => players.map((player) => cast[player].email).sort()

async function end() {
  await opened.pass(2)
  await closePolls(opened.world.ctx)
}

/** New jobs wait, as while mails go out one after the other, until what comes after the close is done. */
async function endAnd(then: () => Promise<unknown>) {
  const { ownerDb, db, work } = opened.world
  await work()
  const release = await holdJobs(ownerDb, 'notification-email')
  await end()
  await work()
  await then()
  await release()
  await db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'notification-email').execute()
}

test('everybody who has voted gets it, who has not does not, and nobody twice by his own choice', async () => {
  await choose('kenji', { polls: 'never' })
  await choose('rook', { polls: 'at_once' })
  const { id, title } = await opened.ask({ requiresQuorum: false })
  for (const player of ['rook', 'kenji', 'julian'] as const) await opened.vote(player, id, player === 'rook' ? 2 : 0)
  await end()
  expect(await readers()).toEqual(addressesOf('kenji', 'rook', 'julian'))
  const { head } = await opened.audit(id)
  const { eligibleCount } = await opened.show('kenji', id)
  for (const { subject, text } of await results()) {
    expect(subject).toBe(`The result of “${title}”`)
    for (const words of [
      '“The lake house” has the most votes.',
      'The lake house: 2 (67%) 4019 Pine: 0 (0%) Lisbon: 1 (33%)',
      `3 of ${eligibleCount} voted`,
      'without trackers',
      head,
      readableFingerprintOf(opened.world.ctx),
      `/governance/polls/${id}`,
    ])
      expect(text).toContain(words)
  }
})

test('it says the same to all, goes out in an order that is not that of the votes, and where ballots have trackers says so', async () => {
  const { db, ctx, app, speak } = opened.world
  const ids = await opened.insertMembers(25, 'Voter')
  await sql`update members set email = 'voter-' || id || '@example.org' where id = any(${ids}::int[])`.execute(db)
  const { id } = await opened.ask({ requiresQuorum: false })
  for (const voter of ids.toReversed()) {
    const cookie = `${cookieName(app)}=${await startSession(ctx, voter, 'Test browser')}`
    const { status } = await speak(cookie)(polls.vote, { ...of(id), body: { optionIndex: voter % 3 } })
    expect(status).toBe(200)
  }
  await end()
  const mails = await results()
  expect(mails.map(({ to }) => to)).toEqual(ids.map((voter) => `voter-${voter}@example.org`))
  const words = mails.map(({ to, text }) => text.replace(to, '').replace(/unsubscribe\/[\w-]+/, ''))
  expect(new Set(words).size).toBe(1)
  expect(words[0]).toContain('Your receipt has a tracker.')
  for (const { tracker } of (await opened.audit(id)).ballots ?? []) expect(words[0]).not.toContain(tracker)
  await sql`update members set email = null where id = any(${ids}::int[])`.execute(db)
})

test('it goes to who has read of it in the bell before, but not to who has left', async () => {
  const { id } = await opened.ask()
  for (const player of ['kenji', 'teddy'] as const) await opened.vote(player, id)
  const setActive = async (isActive: boolean) =>
    (await opened.as('marcus'))(memberChanges.update, {
      params: { memberId: String(await opened.world.idOf('teddy')) },
      body: { isActive },
    })
  await endAnd(async () => {
    await (await opened.as('kenji'))(notifications.readAll)
    expect((await setActive(false)).status).toBe(200)
  })
  expect(await readers()).toEqual(addressesOf('kenji'))
  await setActive(true)
  expect(await readers()).toEqual(addressesOf('kenji'))
})

test('once, however often it is closed, composed and sent', async () => {
  const { db, ctx } = opened.world
  const { id } = await opened.ask()
  for (const player of ['kenji', 'rook'] as const) await opened.vote(player, id)
  await opened.pass(2)
  await Promise.all([closePolls(ctx), closePolls(ctx), opened.show('rook', id)])
  expect(await readers()).toEqual(addressesOf('kenji', 'rook'))
  await sql`insert into jobs (kind, payload) select 'notification-emails', ${JSON.stringify({ subjectType: 'poll', subjectId: id, memberId: null })}::jsonb
    from generate_series(1, 2)`.execute(db)
  await sql`insert into jobs (kind, payload) select 'notification-email', jsonb_build_object('emailId', id)
    from notification_emails where sent_at is not null`.execute(db)
  await closePolls(ctx)
  expect(await readers()).toEqual(addressesOf('kenji', 'rook'))
})

test('it is a letter of its own, whatever else its reader is told at that time', async () => {
  const { ctx, work, idOf } = opened.world
  await choose('kenji', { polls: 'daily', lineage: 'at_once' })
  const { id } = await opened.ask()
  await opened.vote('kenji', id)
  await work()
  await opened.pass(2)
  const kenji = await idOf('kenji')
  // Both jobs come due together, and that of the member before the other.
  await inTransaction(ctx, async (tx) => {
    await sql`insert into jobs (kind, payload, run_at) values ('notification-emails',
      ${JSON.stringify({ subjectType: 'member', subjectId: kenji, memberId: kenji })}::jsonb, now() - interval '1 hour')`.execute(
      tx.db,
    )
    await closePoll(tx, id)
  })
  expect((await results()).map(({ to, subject }) => [to, subject])).toEqual([
    [cast.kenji.email, 'The result of “Where do we hold the reunion?”'],
  ])
})

test('he can turn off just that, in his choice and by the link in it', async () => {
  await choose('julian', { polls: 'at_once', results: 'never' })
  const { id } = await opened.ask({ requiresQuorum: false })
  for (const player of ['kenji', 'julian'] as const) await opened.vote(player, id)
  await end()
  expect(await readers()).toEqual(addressesOf('kenji'))
  const [mail] = await results()
  const [token = ''] = /(?<=\/unsubscribe\/)[\w-]+/.exec(mail?.text ?? '') ?? []
  const before = await choose('kenji', { polls: 'at_once', lineage: 'daily' })
  expect((await opened.world.visitor(notifications.unsubscribe, { params: { token } })).body.kinds).toEqual(['results'])
  const { body: after } = await (await opened.as('kenji'))(notifications.mailChoice)
  expect(after).toEqual({ ...before, results: 'never' })
  const next = await opened.ask()
  await opened.vote('kenji', next.id)
  await end()
  expect((await readers()).filter((to) => to === cast.kenji.email)).toHaveLength(1)
})

test.each(['before its end', 'after its result'])(
  'a poll that is declared void %s is told as void, without results',
  async (when) => {
    const { id, title } = await opened.ask({ requiresQuorum: false })
    await opened.vote('kenji', id, 1)
    const endFirst = when === 'after its result'
    if (endFirst) await end()
    expect(await readers()).toEqual(endFirst ? addressesOf('kenji') : [])
    await (await opened.as('kenji'))(notifications.readAll)
    await (await opened.as('marcus'))(polls.void, { ...of(id), body: { reason: 'Asked with the wrong dates' } })
    const mails = await results()
    expect(mails).toHaveLength(endFirst ? 2 : 1)
    const last = mails.at(-1)
    expect(last?.subject).toBe(`“${title}” was declared void`)
    expect(last?.text).toContain('on which you have voted, was declared void: Asked with the wrong dates')
    expect(last?.text).toContain((await opened.audit(id)).head)
    expect(last?.text).not.toMatch(/The lake house|4019 Pine|%/)
    const { body } = await (await opened.as('kenji'))(notifications.list)
    expect(body[0]).toMatchObject({ kind: 'poll_voted', pollId: id, outcome: 'void', isRead: false })
  },
)
