// Devices on which the second step is remembered: listed, forgotten, and dead with every change of a way in.
import { account } from '@aerie/contract/account'
import { memberChanges } from '@aerie/contract/member-changes'
import { secondStep } from '@aerie/contract/second-step'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'
import { appWith, HALF_MINUTE, setUpApp } from './second-step.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const typePassword = (player: CastKey, cookie?: string, password = PASSWORD) =>
  world.speak(cookie)(signIn.withPassword, { body: { identifier: cast[player].email ?? '', password } })

const isAsked = async (player: CastKey, cookie: string, password = PASSWORD) =>
  (await typePassword(player, cookie, password)).body.step !== null

/** The cookie of a device on which he has answered, and a session on it. */
async function remember(player: CastKey) {
  const { codes, ...own } = await setUpApp(world, player)
  const { cookie } = await typePassword(player)
  const answer = await world.speak(cookie)(secondStep.answerByApp, {
    body: { code: own.app.digitsAt(Date.now()), remember: true },
  })
  const set = [answer.headers['set-cookie']].flat().map((one) => String(one).split(';')[0] ?? '')
  const device = set.find((one) => one.startsWith('aerie_device=')) ?? ''
  expect(device).not.toBe('')
  return { ...own, codes, device, session: answer.cookie, here: world.speak(`${answer.cookie}; ${device}`) }
}

test('is asked no more on that device, which stands in a list, and nobody else is let in by it', async () => {
  const { device, here } = await remember('rook')
  expect(await isAsked('rook', device)).toBe(false)
  expect(await isAsked('rook', '')).toBe(true)
  await setUpApp(world, 'teddy')
  expect(await isAsked('teddy', device)).toBe(true)

  const { devices } = (await here(secondStep.show)).body
  expect(devices).toMatchObject([{ current: true, device: expect.any(String) }])
  const params = { rememberedId: devices[0]?.id ?? '' }
  expect((await (await world.as('teddy'))(secondStep.removeDevice, { params })).status).toBe(404)
  expect((await here(secondStep.removeDevice, { params })).status).toBe(200)
  expect((await here(secondStep.show)).body.devices).toEqual([])
  expect(await isAsked('rook', device)).toBe(true)
})

test('ends after thirty days', async () => {
  const { device } = await remember('soren')
  await sql`update remembered_devices set expires_at = now() - interval '1 second'`.execute(world.db)
  expect(await isAsked('soren', device)).toBe(true)
})

type Remembered = Awaited<ReturnType<typeof remember>>

const CHANGES: [string, CastKey, (by: Remembered) => Promise<unknown>][] = [
  [
    'the password is changed',
    'kenji',
    ({ here }) =>
      here(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: 'feather and bone' } }),
  ],
  [
    'an officer has it reset',
    'farid',
    async () =>
      world.db
        .updateTable('passwords')
        .set({ hash: sql`hash || ' '` })
        .where('member_id', '=', await world.idOf('farid'))
        .execute(),
  ],
  [
    'another app is set up',
    'julian',
    async ({ here }) => {
      const { body } = await here(secondStep.draftApp)
      const code = appWith(body.key).digitsAt(Date.now() - HALF_MINUTE)
      return here(secondStep.confirmApp, { body: { draft: body.draft, code } })
    },
  ],
  ['new recovery codes are made', 'samir', ({ here }) => here(secondStep.makeCodes)],
  [
    'a recovery code is used',
    'tobias',
    async ({ codes }) => {
      const { cookie } = await typePassword('tobias')
      return world.speak(cookie)(secondStep.answerByCode, { body: { code: codes[0] ?? '', remember: false } })
    },
  ],
  ['he signs out elsewhere', 'mateo', ({ here }) => here(account.endOtherSessions)],
  [
    'he is shut out for a while',
    'kofi',
    async () => {
      const [marcus, memberId] = [await world.as('marcus'), String(await world.idOf('kofi'))]
      await marcus(memberChanges.update, { params: { memberId }, body: { isActive: false } })
      await marcus(memberChanges.update, { params: { memberId }, body: { isActive: true } })
    },
  ],
]

test.each(CHANGES)('is over when %s', async (_what, player, change) => {
  const remembered = await remember(player)
  await change(remembered)
  const left = await world.db
    .selectFrom('remembered_devices')
    .select('id')
    .where('member_id', '=', await world.idOf(player))
    .execute()
  expect(left).toEqual([])
})

test('a sign-in that waits is over with the password that began it', async () => {
  await setUpApp(world, 'arjun')
  const { cookie } = await typePassword('arjun')
  expect((await world.speak(cookie)(secondStep.pending)).status).toBe(200)
  const arjun = await world.as('arjun')
  const body = { currentPassword: PASSWORD, newPassword: 'feather and bone' }
  expect((await arjun(account.changePassword, { body })).status).toBe(200)
  expect((await world.speak(cookie)(secondStep.pending)).status).toBe(410)
})
