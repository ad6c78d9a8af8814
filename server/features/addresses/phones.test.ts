// A changed phone number signs in once it is confirmed, and takes nothing from whoever had it before.
import { addresses } from '@aerie/contract/addresses'
import { memberChanges } from '@aerie/contract/member-changes'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let julian: World['visitor']
beforeAll(async () => {
  world = await openWorld()
  julian = await world.as('julian')
})
afterAll(() => world.close())

const signInWith = (identifier: string) =>
  world.visitor(signIn.withPassword, { body: { identifier, password: PASSWORD } })
const enter = async (identifier: string) => (await signInWith(identifier)).status

/** Of Julian's newest mail. */
async function confirm() {
  const mail = (await world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === cast.julian.email)
  const [, token = ''] = /confirm-address\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  return world.visitor(addresses.confirm, { params: { token } })
}

test('a changed phone number is shown at once, and signs in once the mail to its owner confirms it', async () => {
  const saved = await julian(memberChanges.save, { body: { phone: '+1 512 555 0123' } })
  expect(saved.body.phone).toBe('+1 512 555 0123')
  expect([await enter('+1 512 555 0123'), await enter(cast.julian.phone)]).toEqual([401, 200])
  expect((await confirm()).status).toBe(200)
  expect([await enter('(512) 555-0123'), await enter(cast.julian.phone)]).toEqual([200, 401])
})

test("whoever takes another's number takes nothing from him", async () => {
  const { phone } = cast.marcus
  expect((await julian(memberChanges.save, { body: { phone } })).status).toBe(200)
  expect((await confirm()).status).toBe(200)
  const { cookie } = await signInWith(phone)
  expect((await world.speak(cookie)(session.current)).body.firstName).toBe(cast.marcus.firstName)
})

test('a number that is typed back, or taken away, waits no longer', async () => {
  const waiting = async () => (await julian(addresses.waiting)).body
  const save = (phone: string | null) => julian(memberChanges.save, { body: { phone } })
  await save('+1 512 555 0177')
  expect(await waiting()).toHaveLength(1)
  await save(cast.marcus.phone)
  expect(await waiting()).toEqual([])
  await save(null)
  await save('+1 512 555 0178')
  expect(await enter('+1 512 555 0178')).toBe(401)
})
