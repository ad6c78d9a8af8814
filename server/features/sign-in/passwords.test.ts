// Changing, resetting and choosing passwords, with real mail.
import { account } from '@aerie/contract/account'
import { addresses } from '@aerie/contract/addresses'
import { calendar } from '@aerie/contract/calendar'
import { memberChanges } from '@aerie/contract/member-changes'
import { notifications } from '@aerie/contract/notifications'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const NEW = 'feather and bone'
const enter = (identifier: string, password: string) =>
  world.visitor(signIn.withPassword, { body: { identifier, password } })

async function lastLink(to: string, path: string) {
  const mail = (await world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === to)
  return new RegExp(`https://brothers.example/${path}/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

test('an own password is changed with the old one; other sessions end', async () => {
  const [here, there] = [await world.as('eamon'), await world.as('eamon')]
  const change = (currentPassword: string, newPassword: string) =>
    here(account.changePassword, { body: { currentPassword, newPassword } })

  expect((await change('wrong', NEW)).problem.errors).toEqual([
    { path: 'currentPassword', message: 'Current password is not right' },
  ])
  expect((await change(PASSWORD, 'short')).problem.detail).toBe('New password must be at least 6 characters')
  expect((await change(PASSWORD, 'password1')).problem.detail).toMatch(/too common/)
  expect((await change(PASSWORD, NEW)).status).toBe(200)
  expect((await there(session.current)).status).toBe(401)
  expect((await here(session.current)).status).toBe(200)
  expect((await enter(cast.eamon.email, PASSWORD)).status).toBe(401)
  expect((await enter(cast.eamon.email, NEW)).status).toBe(200)
})

test('a forgotten password is replaced through the mail, once', async () => {
  const asked = await world.visitor(signIn.forgotPassword, { body: { email: cast.rook.email } })
  const token = await lastLink(cast.rook.email, 'reset-password')

  expect(asked.body.message).toBe('If this email exists, a password reset email has been sent.')
  expect((await world.visitor(signIn.checkReset, { params: { token } })).body).toEqual({
    firstName: cast.rook.familiar,
    identifier: cast.rook.email,
    asks: null,
  })
  const finished = await world.visitor(signIn.finishReset, { params: { token }, body: { newPassword: NEW } })
  expect((await world.speak(finished.cookie)(session.current)).status).toBe(200)

  const again = await world.visitor(signIn.finishReset, { params: { token }, body: { newPassword: `${NEW}!` } })
  expect([again.status, again.problem.detail]).toEqual([
    410,
    'This link is wrong, has been used, or is older than an hour.',
  ])
})

test('an unknown address is answered alike, and gets no mail', async () => {
  const before = (await world.mails()).length
  const { body } = await world.visitor(signIn.forgotPassword, { body: { email: 'stranger@aerie.example' } })
  expect(body.message).toBe('If this email exists, a password reset email has been sent.')
  expect(await world.mails()).toHaveLength(before)
})

test('a link dies after its hour', async () => {
  await world.visitor(signIn.forgotPassword, { body: { email: cast.farid.email } })
  const token = await lastLink(cast.farid.email, 'reset-password')
  await world.db
    .updateTable('sign_in_links')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect((await world.visitor(signIn.checkReset, { params: { token } })).status).toBe(410)
})

/** Leaves him a phone number alone to sign in with. */
async function withoutMailbox(player: CastKey, phone: string) {
  const id = await world.idOf(player)
  await world.db.updateTable('members').set({ email: null, phone, phone_key: phone }).where('id', '=', id).execute()
  return id
}

test('a one-time password is made by the server, and opens only the page that replaces it', async () => {
  const marcus = await world.as('marcus')
  const userId = await withoutMailbox('tobias', '+46701740601')
  const { body: made } = await marcus(account.resetPassword, { body: { userId } })
  const password = made.password ?? ''
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)

  const { body, headers } = await enter('+46701740601', password)
  expect(headers['set-cookie']).toBeUndefined()
  const token = body.next?.replace('/reset-password/', '') ?? ''
  const chosen = await world.visitor(signIn.finishReset, { params: { token }, body: { newPassword: NEW } })
  expect(chosen.status).toBe(200)
  expect((await enter('+46701740601', password)).status).toBe(401)
  expect((await enter('+46701740601', NEW)).body.next).toBeNull()
  const { body: told } = await world.speak(chosen.cookie)(notifications.list)
  expect(told).toMatchObject([{ kind: 'password_given', by: 'Marcus Oyelaran' }])
})

test('a one-time password dies after 72 hours', async () => {
  const marcus = await world.as('marcus')
  const userId = await withoutMailbox('soren', '+46701740602')
  const { body } = await marcus(account.resetPassword, { body: { userId } })
  await world.db
    .updateTable('passwords')
    .set({ one_time_until: new Date(Date.now() - 1000) })
    .where('one_time_until', 'is not', null)
    .execute()
  expect((await enter('+46701740602', body.password ?? '')).status).toBe(401)
})

test('who has a mailbox gets a link there from an officer, three an hour, and is told in his bell', async () => {
  const marcus = await world.as('marcus')
  const userId = await world.idOf('farid')
  const send = () => marcus(account.resetPassword, { body: { userId } })
  expect((await send()).body.password).toBeNull()
  const mail = (await world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === cast.farid.email)
  expect(mail?.text).toContain('Marcus Oyelaran, an officer of Aerie, sends you this link to a new password.')
  expect((await enter(cast.farid.email, PASSWORD)).status).toBe(200)
  const { body: told } = await (await world.as('farid'))(notifications.list)
  expect(told).toMatchObject([{ kind: 'password_link', by: 'Marcus Oyelaran' }])

  await send()
  await send()
  expect((await send()).status).toBe(429)
})

test('who has no password yet, or is inactive, gets no link', async () => {
  const marcus = await world.as('marcus')
  const { id } = await world.db
    .insertInto('members')
    .values({ first_name: 'Ned', last_name: 'Newcomer', email: 'ned@aerie.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answer = await marcus(account.resetPassword, { body: { userId: id } })
  expect([answer.status, answer.problem.detail]).toEqual([
    409,
    'He has no password yet. An invitation lets him choose his first.',
  ])
})

test('no super admin resets another, nor himself', async () => {
  const marcus = await world.as('marcus')
  const userId = await world.idOf('marcus')
  expect((await marcus(account.resetPassword, { body: { userId } })).status).toBe(403)
})

test('an invitation brings a new brother in, with what he corrected', async () => {
  const julian = await world.as('julian')
  const added = await julian(memberChanges.create, {
    body: { firstName: 'Nils', lastName: 'Okonkwo-Berg', email: 'nils@aerie.example', sendInvitation: true },
  })
  const token = await lastLink('nils@aerie.example', 'welcome')
  expect((await world.visitor(signIn.checkWelcome, { params: { token } })).body).toMatchObject({ firstName: 'Nils' })

  const accepted = await world.visitor(signIn.acceptWelcome, {
    params: { token },
    body: {
      firstName: 'Nils',
      lastName: 'Berg',
      email: 'nils.berg@aerie.example',
      phone: '+46 40 123 45',
      location: 'Malmö, Sweden',
      newPassword: NEW,
    },
  })
  const opened = await world.speak(accepted.cookie)(session.current)
  expect(opened.body).toMatchObject({
    id: added.body.id,
    lastName: 'Berg',
    // The invitation proved this mailbox; the one he typed has to confirm itself.
    email: 'nils@aerie.example',
    phone: '+46 40 123 45',
    location: 'Malmö, Sweden',
  })
  expect((await world.visitor(signIn.checkWelcome, { params: { token } })).status).toBe(410)
  expect((await enter('+46 40 123 45', NEW)).status).toBe(200)
  await world.visitor(addresses.confirm, {
    params: { token: await lastLink('nils.berg@aerie.example', 'confirm-address') },
  })
  expect((await enter('nils.berg@aerie.example', NEW)).status).toBe(200)
})

test('a brother without a password gets no reset mail: he comes in by an invitation', async () => {
  const julian = await world.as('julian')
  const body = { firstName: 'Odd', lastName: 'Uninvited', email: 'odd@aerie.example' }
  await julian(memberChanges.create, { body })
  const before = (await world.mails()).length
  const asked = await world.visitor(signIn.forgotPassword, { body: { email: body.email } })
  expect(asked.body.message).toBe('If this email exists, a password reset email has been sent.')
  expect(await world.mails()).toHaveLength(before)
})

test('a new sign-in ends the session that the browser held, whoever signs in', async () => {
  const held = await world.cookieOf('kenji')
  const browser = world.speak(held)
  const { status, cookie } = await browser(signIn.withPassword, {
    body: { identifier: cast.marcus.email, password: PASSWORD },
  })
  expect([status, (await browser(session.current)).status]).toEqual([200, 401])
  expect((await world.speak(cookie)(session.current)).body.firstName).toBe(cast.marcus.firstName)
})

test('the address of a calendar dies with a password that others may have known, not with one he changes', async () => {
  const mateo = await world.as('mateo')
  const feedStatus = async (url: string | null) => {
    const token = /calendar\/([\w-]+)\.ics/.exec(url ?? '')?.[1] ?? ''
    return (await world.app.inject({ url: `/api/calendar/${token}.ics` })).statusCode
  }
  const { url } = (await mateo(calendar.renew)).body
  await mateo(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } })
  expect(await feedStatus(url)).toBe(200)
  await world.visitor(signIn.forgotPassword, { body: { email: cast.mateo.email } })
  const token = await lastLink(cast.mateo.email, 'reset-password')
  const { cookie } = await world.visitor(signIn.finishReset, { params: { token }, body: { newPassword: `${NEW}!` } })
  expect(await feedStatus(url)).toBe(404)
  expect((await world.speak(cookie)(calendar.show)).body.since).toBeNull()
})

test('a set-up link makes the first super admin of a new installation, and nobody after him', async () => {
  const empty = await openWorld({ people: false })
  const { makeSetupLink } = await import('./links.ts')
  const [token, spare] = [await makeSetupLink(empty.ctx), await makeSetupLink(empty.ctx)]
  const body = { firstName: 'Ada', lastName: 'First', email: 'ada@aerie.example', newPassword: NEW }
  const { cookie } = await empty.visitor(signIn.finishSetup, { params: { token }, body })
  expect((await empty.speak(cookie)(session.current)).body.role).toBe('super_admin')
  expect((await empty.visitor(signIn.finishSetup, { params: { token: spare }, body })).status).toBe(410)
  await empty.close()
})
