// Pending invitations: officers see them, send them again and withdraw them.
import { invitations } from '@aerie/contract/invitations'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail, Mailer } from '#platform/mail/mailer.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let julian: Awaited<ReturnType<World['as']>>
const sent: Mail[] = []
let refuses = false
/** A mail server that may refuse. */
const mailer: Mailer = {
  async send(mail) {
    if (refuses) throw new Error('Mailbox unavailable')
    sent.push(mail)
  },
  close: async () => {},
}
beforeAll(async () => {
  world = await openWorld({ mailer })
  julian = await world.as('julian')
})
afterAll(() => world.close())

async function invited(firstName: string) {
  const { body } = await julian(memberChanges.create, {
    body: { firstName, lastName: 'Pending', email: `${firstName}@pending.example`, sendInvitation: true },
  })
  await world.work()
  return body.id
}
/** Makes what failed due at once. */
async function tryAgain() {
  await world.db.updateTable('jobs').set({ run_at: sql`now()` }).execute()
  await world.work()
}
const pending = async (id: number) => (await julian(invitations.list)).body.find(({ memberId }) => memberId === id)
const linkIn = (mail: Mail | undefined) => /welcome\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const params = (id: number) => ({ params: { memberId: String(id) } })

test('whoever was invited is pending until he comes in', async () => {
  const id = await invited('arne')
  expect(await pending(id)).toMatchObject({
    member: { lastName: 'Pending' },
    email: 'arne@pending.example',
    state: 'sent',
  })
  const { body: before } = await julian(invitations.count)
  const token = linkIn(sent.at(-1))
  const body = {
    firstName: 'Arne',
    lastName: 'Pending',
    email: 'arne@pending.example',
    newPassword: 'a feather of 1987',
  }
  expect((await world.visitor(signIn.acceptWelcome, { params: { token }, body })).status).toBe(200)
  expect(await pending(id)).toBeUndefined()
  expect((await julian(invitations.count)).body.pending).toBe(before.pending - 1)
})

test('a withdrawn invitation opens nothing, and the mail that has not gone stays', async () => {
  const id = await invited('bror')
  const token = linkIn(sent.at(-1))
  expect((await julian(invitations.withdraw, params(id))).status).toBe(200)
  expect((await world.visitor(signIn.checkWelcome, { params: { token } })).status).toBe(410)
  expect(await pending(id)).toBeUndefined()
  expect((await julian(members.manage)).body.find((member) => member.id === id)?.access).toBe('withdrawn')
  expect((await julian(invitations.withdraw, params(id))).status).toBe(404)

  refuses = true
  await julian(members.invite, params(id))
  await world.work()
  await julian(invitations.withdraw, params(id))
  refuses = false
  const count = sent.length
  await tryAgain()
  expect(sent).toHaveLength(count)
})

test('an officer who invites him by himself ends that he was withdrawn', async () => {
  const id = await invited('carl')
  await julian(invitations.withdraw, params(id))
  await julian(members.invite, params(id))
  await world.work()
  expect(await pending(id)).toMatchObject({ state: 'sent' })
  expect((await world.visitor(signIn.checkWelcome, { params: { token: linkIn(sent.at(-1)) } })).status).toBe(200)
})

test('a mail that was refused is said to be, until it goes', async () => {
  refuses = true
  const id = await invited('dag')
  expect(await pending(id)).toMatchObject({ state: 'not_delivered', sentAt: null })
  refuses = false
  await tryAgain()
  expect(await pending(id)).toMatchObject({ state: 'sent' })
})

test('one that ran out says so', async () => {
  const id = await invited('egil')
  await world.db
    .updateTable('invitations')
    .set({ sent_at: sql`now() - interval '15 days'`, asked_at: sql`now() - interval '15 days'` })
    .where('member_id', '=', id)
    .execute()
  expect(await pending(id)).toMatchObject({ state: 'run_out' })
})

test('the list comes in pages, the last invited first', async () => {
  const [first, second] = [await invited('finn'), await invited('gorm')]
  const page = await julian(invitations.list, { query: { limit: '1' } })
  expect(page.body.map(({ memberId }) => memberId)).toEqual([second])
  const cursor = new URLSearchParams(/\?([^>]+)>/.exec(String(page.headers.link))?.[1]).get('cursor') ?? ''
  const next = await julian(invitations.list, { query: { limit: '1', cursor } })
  expect(next.body.map(({ memberId }) => memberId)).toEqual([first])
})
