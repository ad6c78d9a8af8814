// Mails that came back, from a real mailbox to what officers and the brother himself are told of it.
import { bounces } from '@aerie/contract/bounces'
import { notifications } from '@aerie/contract/notifications'
import { signIn } from '@aerie/contract/sign-in'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBounceBox } from '#platform/mail/bounce-box.ts'
import { type ImapServer, openImapServer } from '#platform/mail/imap-server.fixture.ts'
import { report } from '#platform/mail/reports.fixture.ts'
import { returnPathOf } from '#platform/mail/return-path.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { readBounces } from './reading.ts'

let world: World
let server: ImapServer
beforeEach(async () => {
  server = await openImapServer()
  world = await openWorld({ installation: { readsBounces: true } })
})
afterEach(async () => {
  await world.close()
  await server.close()
})

const ROOK: string = cast.rook.email ?? ''
const DAY_MS = 86_400_000

/** Of a mail to Rook that left so many days ago. */
const pathOf = (daysAgo: number, isInvitation = false, to = ROOK) =>
  returnPathOf(
    readSigningKey(world.ctx, 'return-path'),
    'bounces@example.org',
    { to, isInvitation },
    new Date(Date.now() - daysAgo * DAY_MS),
  )
const comeBack = async (...messages: string[]) => {
  for (const message of messages) server.put(message)
  await readBounces(world.ctx, openBounceBox(server.url))
}
const ownOf = async (who: 'rook' | 'teddy') => (await (await world.as(who))(bounces.own)).body.returned

test('two for good within thirty days are one brother whom mail does not reach, and he is told', async () => {
  await comeBack(report({ to: pathOf(3) }))
  expect(await ownOf('rook')).toBeNull()
  await comeBack(report({ to: pathOf(3) }))
  expect(await ownOf('rook')).toBeNull()
  await comeBack(report({ to: pathOf(1) }))
  expect(await ownOf('rook')).toMatchObject({ address: ROOK })
  const bell = (await (await world.as('rook'))(notifications.list)).body
  expect(bell).toContainEqual(expect.objectContaining({ kind: 'mail_returned', address: ROOK, isRead: false }))
  expect(await ownOf('teddy')).toBeNull()
})

test.each([
  ['full or busy', (to: string) => report({ to, status: '5.2.2' })],
  ['not for good', (to: string) => report({ to, status: '4.1.1' })],
  ['a policy', (to: string) => report({ to, status: '5.7.1' })],
  ['delayed', (to: string) => report({ to, action: 'delayed' })],
])('%s is not lost', async (_, reportTo) => {
  await comeBack(...[1, 2, 3].map((daysAgo) => reportTo(pathOf(daysAgo))))
  expect(await ownOf('rook')).toBeNull()
})

test('of an invitation one is enough; forged, old and foreign ones count for nothing', async () => {
  const signed = pathOf(1, true)
  const forged = signed.replace(/\+(..)/, (_, first) => `+${first === '00' ? '01' : '00'}`)
  await comeBack(
    report({ to: forged }),
    report({ to: 'bounces@example.org' }),
    report({ to: pathOf(40, true) }),
    report({ to: pathOf(1, true, 'nobody@example.org') }),
  )
  expect(await world.db.selectFrom('mail_bounces').selectAll().execute()).toEqual([])
  await comeBack(report({ to: signed }))
  expect(await ownOf('rook')).toMatchObject({ address: ROOK })
})

test('he says that it is right, and only what comes from then on counts; another address is another mailbox', async () => {
  await comeBack(report({ to: pathOf(1, true) }))
  const rook = await world.as('rook')
  expect((await rook(bounces.confirm)).status).toBe(200)
  expect(await ownOf('rook')).toBeNull()
  server.markUnread()
  await comeBack()
  expect(await ownOf('rook')).toBeNull()
  await comeBack(report({ to: pathOf(0, true) }))
  expect(await ownOf('rook')).not.toBeNull()
  await world.db
    .updateTable('members')
    .set({ email: 'rook@elsewhere.example' })
    .where('id', '=', await world.idOf('rook'))
    .execute()
  expect(await ownOf('rook')).toBeNull()
})

test('a new password still comes to an address from which mail came back', async () => {
  await comeBack(report({ to: pathOf(1, true) }))
  await world.visitor(signIn.forgotPassword, { body: { email: ROOK } })
  expect((await world.mails()).at(-1)).toMatchObject({ to: [{ address: ROOK }], subject: 'Choose a new password' })
})

test('officers see when the mailbox was read and since when it cannot be, brothers do not', async () => {
  const officer = await world.as('julian')
  expect((await officer(bounces.reading)).body).toEqual({ isOn: true, lastReadAt: null, failure: null })
  await comeBack()
  const { lastReadAt } = (await officer(bounces.reading)).body
  expect(lastReadAt).not.toBeNull()
  await readBounces(world.ctx, openBounceBox(server.wrongUrl))
  expect((await officer(bounces.reading)).body).toMatchObject({
    lastReadAt,
    failure: { sentence: expect.stringContaining('did not take the user and the password') },
  })
  expect((await (await world.as('rook'))(bounces.reading)).status).toBe(403)
})

test('an officer marks it by hand and takes that back; both are in the audit log', async () => {
  const officer = await world.as('julian')
  const params = { memberId: String(await world.idOf('rook')) }
  expect((await officer(bounces.mark, { params })).status).toBe(200)
  expect(await ownOf('rook')).not.toBeNull()
  expect((await officer(bounces.unmark, { params })).status).toBe(200)
  expect(await ownOf('rook')).toBeNull()
  const rows = await world.db.selectFrom('audit_entries').select('action').orderBy('id').execute()
  expect(rows.filter(({ action }) => action.startsWith('member.mail-')).map(({ action }) => action)).toEqual([
    'member.mail-returned',
    'member.mail-reached',
  ])
  expect((await officer(bounces.mark, { params: { memberId: '999999' } })).status).toBe(404)
})
