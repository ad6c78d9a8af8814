// Where a second step is required of officers, no door opens an officer's rights to whoever has a password alone.
import { account } from '@aerie/contract/account'
import { notifications } from '@aerie/contract/notifications'
import { passkeys } from '@aerie/contract/passkeys'
import { secondStep } from '@aerie/contract/second-step'
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '#features/notifications/service.ts'
import { concernsSessionsOf } from '#platform/session/sessions.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { PUBLIC_URL } from '../../test/mail.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { addPasskey, openAuthenticator } from '../passkeys/authenticator.fixture.ts'
import { setUpApp } from '../second-step/second-step.fixture.ts'
import { passDays, switchTo } from './required.fixture.ts'

let world: World
let marcus: Awaited<ReturnType<typeof setUpApp>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await setUpApp(world, 'marcus')
})
afterAll(() => world.close())

type Speaker = World['visitor']

const typePassword = (player: CastKey, password = PASSWORD, cookie?: string) =>
  world.speak(cookie)(signIn.withPassword, { body: { identifier: cast[player].email ?? '', password } })

/** Whether he may do as an officer in that session, by what pages are told and by what he is answered; and that he reads on. */
async function hasRights(by: Speaker) {
  const { body } = await by(session.current)
  const { status } = await by(settings.lastChanges)
  expect([body.can.seeAdmin, status]).toEqual(body.can.seeAdmin ? [true, 200] : [false, 403])
  expect((await by(settings.show)).status).toBe(200)
  return body.can.seeAdmin
}

const entersBy = ({ cookie }: { cookie: string }) => hasRights(world.speak(cookie))

const passkeyOf = () => openAuthenticator({ origin: PUBLIC_URL })

async function showHere(by: Speaker, device: ReturnType<typeof openAuthenticator>) {
  return by(passkeys.confirm, { body: device.sign((await by(passkeys.beginConfirm)).body) })
}

test('where nothing is required, a password alone is enough, whatever else he has', async () => {
  await addPasskey(await world.as('samir'), passkeyOf())
  const { body, cookie } = await typePassword('samir')
  expect(body.step).toBeNull()
  expect(await entersBy({ cookie })).toBe(true)
  expect((await world.speak(cookie)(session.current)).body.owedStep).toBeNull()
})

test('the days, and what is after them, of an officer who has none', async () => {
  const before = await world.as('harpreet')
  expect(await switchTo(marcus.speak, true)).toBe(200)
  expect(await entersBy(await typePassword('harpreet'))).toBe(true)
  const { owedStep } = (await before(session.current)).body
  expect(owedStep).toMatchObject({ role: 'admin', waits: false, hasStep: false })
  const days = (Date.parse(owedStep?.due ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThanOrEqual(14)

  const asked = { kind: 'join_asked', key: '', aboutId: null, facts: { name: 'Nils Berg' }, until: null } as const
  const subject = { type: 'join_request', id: 1 }
  await notify(world.ctx, [{ ...asked, subject, memberId: await world.idOf('harpreet') }])
  await passDays(world, 13)
  expect(await hasRights(before)).toBe(true)
  expect((await before(notifications.list)).text).toContain('Nils Berg')
  await passDays(world, 1)
  expect(await hasRights(before)).toBe(false)
  expect((await before(notifications.list)).text).not.toContain('Nils Berg')
  expect((await before(session.current)).body).toMatchObject({ role: 'admin', owedStep: { waits: true } })
  expect(await hasRights(marcus.speak)).toBe(true)
})

test('after the days his password opens no rights by any door', async () => {
  const typed = await typePassword('harpreet')
  expect(typed.body.step).toBeNull()
  expect(await entersBy(typed)).toBe(false)
  const by = world.speak(typed.cookie)
  expect((await by(account.confirm, { body: { password: PASSWORD } })).status).toBe(200)
  expect(await hasRights(by)).toBe(false)
  const change = { currentPassword: PASSWORD, newPassword: 'feather and bone' }
  expect((await by(account.changePassword, { body: change })).status).toBe(200)
  expect(await hasRights(by)).toBe(false)

  await world.visitor(signIn.forgotPassword, { body: { email: cast.harpreet.email } })
  await world.work()
  const mail = (await world.mails()).findLast(({ subject }) => subject === 'Choose a new password')
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(
    await entersBy(await world.visitor(signIn.finishReset, { params: { token }, body: { newPassword: PASSWORD } })),
  ).toBe(false)
})

test('the digits of an app, a recovery code and a device that is remembered open them', async () => {
  const typed = await typePassword('marcus')
  expect(typed.body.step).toMatchObject({ proofs: ['app', 'recovery'], mayGoWithout: false })
  expect((await world.speak(typed.cookie)(secondStep.goWithout)).status).toBe(403)
  const body = { code: marcus.app.digitsAt(Date.now()), remember: true }
  const answered = await world.speak(typed.cookie)(secondStep.answerByApp, { body })
  expect(await entersBy(answered)).toBe(true)

  const [code = ''] = marcus.codes
  const { cookie } = await typePassword('marcus')
  expect(await entersBy(await world.speak(cookie)(secondStep.answerByCode, { body: { code, remember: true } }))).toBe(
    true,
  )
  const again = await typePassword('marcus')
  const recovered = await world.speak(again.cookie)(secondStep.answerByCode, {
    body: { code: marcus.codes[1] ?? '', remember: true },
  })
  const set = [recovered.headers['set-cookie']].flat().map((one) => String(one).split(';')[0] ?? '')
  const device = set.find((one) => one.startsWith('aerie_device='))
  const remembered = await typePassword('marcus', PASSWORD, device)
  expect(remembered.body.step).toBeNull()
  expect(await entersBy(remembered)).toBe(true)
})

test('who has a passkey is asked for it after his password, or goes on as any brother', async () => {
  const device = passkeyOf()
  const julian = await world.as('julian')
  await switchTo(marcus.speak, false)
  await addPasskey(julian, device)
  await switchTo(marcus.speak, true)
  const typed = await typePassword('julian')
  expect(typed.body.step).toMatchObject({ proofs: ['passkey'], mayGoWithout: true })
  expect((await world.speak(typed.cookie)(session.current)).status).toBe(401)
  const without = await world.speak(typed.cookie)(secondStep.goWithout)
  expect(without.status).toBe(200)
  expect(await entersBy(without)).toBe(false)
  expect((await world.speak(typed.cookie)(secondStep.goWithout)).status).toBe(410)

  const by = world.speak(without.cookie)
  expect((await by(session.current)).body.owedStep).toMatchObject({ waits: true, hasStep: true })
  expect((await showHere(by, device)).status).toBe(200)
  expect(await hasRights(by)).toBe(true)
  expect((await by(session.current)).body.owedStep).toBeNull()

  const asked = (await world.visitor(passkeys.beginSignIn)).body
  expect(await entersBy(await world.visitor(passkeys.signIn, { body: device.sign(asked) }))).toBe(true)
})

test('what is switched counts in another process, and for the sessions that go on', async () => {
  const second = await openSecondProcess(world)
  const farid = await world.idOf('farid')
  const heard = async (act: () => Promise<unknown>) => {
    const change = new Promise<void>((resolve) => {
      const stop = second.bus.subscribe((announced) => {
        if (!concernsSessionsOf(announced, farid)) return
        stop()
        resolve()
      })
    })
    await act()
    await change
  }
  const there = speaker(second.app)(await world.cookieOf('farid'))
  expect(await hasRights(there)).toBe(true)
  await heard(() => passDays(world, 14))
  expect(await hasRights(there)).toBe(false)
  await heard(() => switchTo(marcus.speak, false))
  expect(await hasRights(there)).toBe(true)
  await second.close()
})
