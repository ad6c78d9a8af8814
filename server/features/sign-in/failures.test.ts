// Sign-ins that failed are on record: whom they meant, whence and how often, and nothing of what was typed.
import { failedSignIns } from '@aerie/contract/failed-sign-ins'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { listFailures, noteFailure, purgeFailures } from './failures.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const attempt = async (identifier: string, remoteAddress: string) =>
  (
    await world.app.inject({
      method: 'POST',
      url: signIn.withPassword.path,
      payload: { identifier, password: 'not-this-one' },
      headers: ORIGIN,
      remoteAddress,
    })
  ).statusCode

test('counted by member and network, those that were refused too, and listed for super admins', async () => {
  const email = cast.rook.email ?? ''
  const codes: number[] = []
  for (let i = 0; i < 7; i++) codes.push(await attempt(email, `203.0.113.${i}`))
  expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429])
  await attempt(email.toUpperCase(), '2001:db8:1:2::3')
  await attempt('my-Secret-passphrase', '198.51.100.7')
  const { body } = await (await world.as('marcus'))(failedSignIns.list)
  const shown = body.map(({ member, network, times }) => [member?.lastName ?? null, network, times])
  expect(shown).toEqual([
    [null, '198.51.100.0/24', 1],
    [cast.rook.lastName, '2001:db8:1::/48', 1],
    [cast.rook.lastName, '203.0.113.0/24', 7],
  ])
  const rows = await sql`select * from failed_sign_ins`.execute(world.db)
  expect(JSON.stringify(rows.rows)).not.toMatch(/secret|passphrase|not-this/i)
})

test('a day with more networks than anybody looks at counts them together, and all end after ninety days', async () => {
  await sql`insert into failed_sign_ins (day, network, times, last_at)
    select now()::date, '10.0.' || n || '.0/24', 1, now() - interval '1 hour' from generate_series(1, 2000) n`.execute(
    world.db,
  )
  const count = async () => (await sql`select from failed_sign_ins`.execute(world.db)).rows.length
  for (const last of [1, 2, 3]) await noteFailure({ ...world.ctx, address: `192.0.${last}.1` }, null)
  expect((await listFailures(world.ctx))[0]).toMatchObject({ member: null, network: '', times: 3 })
  expect(await count()).toBe(2004)
  await sql`update failed_sign_ins set day = day - 90`.execute(world.db)
  await purgeFailures(world.ctx)
  expect(await count()).toBe(2004)
  await sql`update failed_sign_ins set day = day - 1`.execute(world.db)
  await purgeFailures(world.ctx)
  expect(await count()).toBe(0)
})
