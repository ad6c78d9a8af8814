// An authenticator app in a test's hand: sets one up for one of the cast, and shows its digits.
import { secondStep } from '@aerie/contract/second-step'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import type { World } from '../../test/world.ts'
import { addDevice } from './entries-data.ts'

export const HALF_MINUTE = 30_000

/** The app that holds a key as it is typed. */
export function appWith(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  return { digitsAt: (time: number) => totp.generate({ timestamp: time }) }
}

/** Digits that are not those of now, nor of a step beside it. */
export function wrongDigits(app: ReturnType<typeof appWith>, time = Date.now()) {
  const near = [-2, -1, 0, 1, 2].map((step) => app.digitsAt(time + step * HALF_MINUTE))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? ''
}

/** The digits that switch it on are of the step before, so that those of now are still good. */
export async function setUpApp(world: World, player: CastKey) {
  const speak = await world.as(player)
  const { body } = await speak(secondStep.draftApp)
  const app = appWith(body.key)
  const code = app.digitsAt(Date.now() - HALF_MINUTE)
  const confirmed = await speak(secondStep.confirmApp, { body: { draft: body.draft, code } })
  expect(confirmed.status).toBe(200)
  return { speak, app, codes: confirmed.body.codes, switchedOnBy: code, draft: body.draft }
}

/** Answers the name of one that is remembered for this member. */
export async function rememberDevice(db: World['db'], memberId: number) {
  await addDevice(db, 'a secret', memberId, 'Test browser')
  const row = db.selectFrom('remembered_devices').select('id').where('member_id', '=', memberId)
  return (await row.executeTakeFirstOrThrow()).id
}
