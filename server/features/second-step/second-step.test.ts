// The second step of a sign-in over HTTP: what answers it, how often, and what never opens a session.
import { account } from '@aerie/contract/account'
import { secondStep } from '@aerie/contract/second-step'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaches } from '#platform/cache/caches.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { speaker } from '../../test/speak.ts'
import { buildTestApp, openWorld, type World } from '../../test/world.ts'
import { HALF_MINUTE, setUpApp, wrongDigits } from './second-step.fixture.ts'
import { answerByApp, enter } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const typePassword = (player: CastKey, cookie?: string) =>
  world.speak(cookie)(signIn.withPassword, { body: { identifier: cast[player].email ?? '', password: PASSWORD } })

const cookiesOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '')

const answer = (cookie: string, code: string, remember = false) =>
  world.speak(cookie)(secondStep.answerByApp, { body: { code, remember } })

const recover = (cookie: string, code: string) =>
  world.speak(cookie)(secondStep.answerByCode, { body: { code, remember: false } })

const sessionsOf = async (player: CastKey) =>
  (
    await world.db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', await world.idOf(player))
      .execute()
  ).length

test('who has an app is asked for its digits after his password, and has no session until then', async () => {
  const { app } = await setUpApp(world, 'rook')
  const before = await sessionsOf('rook')
  const typed = await typePassword('rook')
  expect([typed.status, typed.body]).toEqual([
    200,
    {
      next: null,
      step: { name: expect.stringContaining(cast.rook.lastName), proofs: ['app', 'recovery'], mayGoWithout: false },
    },
  ])
  expect(typed.cookie).toMatch(/^aerie_step=/)
  expect(String(typed.headers['set-cookie'])).toMatch(/Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Strict/)
  expect((await world.speak(typed.cookie)(session.current)).status).toBe(401)
  expect(await sessionsOf('rook')).toBe(before)
  expect((await world.speak(typed.cookie)(secondStep.pending)).body.proofs).toEqual(['app', 'recovery'])

  const digits = app.digitsAt(Date.now())
  const opened = await answer(typed.cookie, `${digits.slice(0, 3)} ${digits.slice(3)}`)
  expect(opened.status).toBe(200)
  expect((await world.speak(opened.cookie)(session.current)).body.firstName).toBe(cast.rook.firstName)
  expect((await world.speak(typed.cookie)(secondStep.pending)).status).toBe(410)
})

test('digits are good once, the ones that switched the app on too', async () => {
  const { app, switchedOnBy } = await setUpApp(world, 'teddy')
  const first = await typePassword('teddy')
  expect((await answer(first.cookie, switchedOnBy)).status).toBe(400)
  const digits = app.digitsAt(Date.now())
  expect((await answer(first.cookie, digits)).status).toBe(200)
  const second = await typePassword('teddy')
  const again = await answer(second.cookie, digits)
  expect([again.status, again.problem.detail]).toEqual([
    400,
    'These six do not match. Is the clock of the phone right?',
  ])
})

test('a clock half a minute wrong is forgiven on both sides, and one that is two minutes wrong is not', async () => {
  const { app } = await setUpApp(world, 'kenji')
  const memberId = await world.idOf('kenji')
  // The last moment of a step, an hour on, where no digits were taken yet.
  const at = Math.ceil((Date.now() + 3_600_000) / HALF_MINUTE) * HALF_MINUTE - 1
  const ctx = { ...world.ctx, now: () => new Date(at) }
  const from = { device: 'Test browser', remembered: null }
  const accepted = async (shown: number) => {
    const entry = await enter(world.ctx, memberId, from)
    const secret = 'pending' in entry ? entry.pending : ''
    const code = app.digitsAt(shown)
    return answerByApp(ctx, { secret, code, remember: false, device: 'Test browser', rules: [] }).then(
      () => true,
      () => false,
    )
  }
  expect(await accepted(at - 2 * HALF_MINUTE)).toBe(false)
  expect(await accepted(at + 2 * HALF_MINUTE)).toBe(false)
  expect(await accepted(at - 4 * HALF_MINUTE)).toBe(false)
  expect(await accepted(at + 4 * HALF_MINUTE)).toBe(false)
  expect(await accepted(at - HALF_MINUTE)).toBe(true)
  expect(await accepted(at)).toBe(true)
  expect(await accepted(at + HALF_MINUTE)).toBe(true)
  // What is later has been taken, so that what was shown before counts no more.
  expect(await accepted(at)).toBe(false)
})

test('five wrong tries end the sign-in, the right digits open it no more, and its owner is told', async () => {
  const { app, speak } = await setUpApp(world, 'tobias')
  const { cookie } = await typePassword('tobias')
  const wrong = wrongDigits(app)
  const statuses: number[] = []
  for (let at = 0; at < 5; at++) statuses.push((await answer(cookie, wrong)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 410])
  expect((await answer(cookie, app.digitsAt(Date.now()))).status).toBe(410)
  await world.work()
  const mail = (await world.mails()).find(({ subject }) => subject === 'A sign-in was stopped')
  expect(mail?.to?.[0]?.address).toBe(cast.tobias.email)
  expect(mail?.text).toMatch(/five codes that were wrong, with Unknown device, at \d/)
  expect((await speak(secondStep.show)).status).toBe(200)
})

test('tries at once are no more than tries one by one, and those of an account count together', async () => {
  const { app } = await setUpApp(world, 'samir')
  const { cookie } = await typePassword('samir')
  const wrong = wrongDigits(app)
  const at = await Promise.all(Array.from({ length: 12 }, () => answer(cookie, wrong)))
  expect(at.filter(({ status }) => status === 400)).toHaveLength(4)
  for (let more = 0; more < 5; more++) await answer((await typePassword('samir')).cookie, wrong)
  const { cookie: last } = await typePassword('samir')
  const refused = await answer(last, app.digitsAt(Date.now()))
  expect([refused.status, refused.problem.detail]).toEqual([429, 'Too many wrong codes. Try again in 15 minutes.'])
})

test('a recovery code opens once, however it is written; a wrong one not at all', async () => {
  const { codes } = await setUpApp(world, 'farid')
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  const [code = '', other = ''] = codes
  const opened = await recover((await typePassword('farid')).cookie, code.toLowerCase().replace('-', ' '))
  expect([opened.status, opened.body]).toEqual([200, { codesLeft: 9 }])
  const { cookie } = await typePassword('farid')
  expect((await recover(cookie, code)).problem.detail).toBe('This one has been used.')
  expect((await recover(cookie, 'AAAA-AAAA')).problem.detail).toBe('That is not one of the ten.')
  expect((await recover(cookie, other)).body).toEqual({ codesLeft: 8 })
  await world.work()
  expect((await world.mails()).filter(({ subject }) => subject === 'A recovery code was used')).toHaveLength(2)
})

test('of two processes that are given one code at once one has it', async () => {
  const { codes } = await setUpApp(world, 'julian')
  const second = await buildTestApp({ ...world.ctx, caches: openCaches(world.db, world.ctx.bus) })
  const [one, other] = [(await typePassword('julian')).cookie, (await typePassword('julian')).cookie]
  const body = { code: codes[0] ?? '', remember: false }
  const answers = await Promise.all([
    world.speak(one)(secondStep.answerByCode, { body }),
    speaker(second)(other)(secondStep.answerByCode, { body }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  await second.close()
})

test('neither secret nor codes lie in the database as they are', async () => {
  const { codes, draft } = await setUpApp(world, 'rook')
  const { rows } = await sql<{ line: string }>`select to_jsonb(a)::text as line from authenticator_apps a
    union all select to_jsonb(c)::text from recovery_codes c`.execute(world.db)
  const all = rows.map(({ line }) => line).join('\n')
  for (const code of codes) {
    expect(all).not.toContain(code.replace('-', ''))
    expect(all).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'))
  }
  expect(draft).not.toBe('')
  const { secret } = await world.db
    .selectFrom('authenticator_apps')
    .select('secret')
    .where('member_id', '=', await world.idOf('rook'))
    .executeTakeFirstOrThrow()
  expect(secret).toHaveLength(20 + 12 + 16)
})

test('a reset by mail asks for it too', async () => {
  const { app } = await setUpApp(world, 'soren')
  await world.visitor(signIn.forgotPassword, { body: { email: cast.soren.email } })
  await world.work()
  const mail = (await world.mails()).findLast(({ subject }) => subject === 'Choose a new password')
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const chosen = await world.visitor(signIn.finishReset, {
    params: { token },
    body: { newPassword: 'feather and bone' },
  })
  expect(chosen.body.step?.proofs).toEqual(['app', 'recovery'])
  expect((await world.speak(chosen.cookie)(session.current)).status).toBe(401)
  expect((await answer(chosen.cookie, app.digitsAt(Date.now()))).status).toBe(200)
})

test('switching an app on ends other sessions; off, the password is enough again', async () => {
  const elsewhere = await world.as('marcus')
  const { speak } = await setUpApp(world, 'marcus')
  expect((await elsewhere(account.sessions)).status).toBe(401)
  expect((await speak(secondStep.show)).body).toMatchObject({ codesLeft: 10, can: { turnAppOff: true } })
  expect((await speak(secondStep.turnAppOff)).status).toBe(200)
  expect((await speak(secondStep.show)).body).toMatchObject({ app: null, codesLeft: null, can: { makeCodes: false } })
  expect((await speak(secondStep.makeCodes)).status).toBe(409)
  expect((await typePassword('marcus')).body.step).toBeNull()
  expect(cookiesOf((await typePassword('marcus')).headers).join()).toContain('aerie_session')
})
