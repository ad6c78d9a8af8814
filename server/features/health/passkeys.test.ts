// What the health page says of passkeys, before and after the public address changes.
import { health } from '@aerie/contract/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { speaker } from '../../test/speak.ts'
import { buildTestApp, openWorld, type World } from '../../test/world.ts'
import { addPasskey } from '../passkeys/authenticator.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  for (const player of ['rook', 'teddy'] as const) await addPasskey(await world.as(player))
  await world.db
    .deleteFrom('passwords')
    .where('member_id', '=', await world.idOf('rook'))
    .execute()
})
afterAll(() => world.close())

const look = async (app: World['app']) => {
  const { body } = await speaker(app)(await world.cookieOf('marcus'))(health.details)
  return body.findings.find(({ id }) => id === 'passkeys')
}

test('at the address of today it says how many a change would shut out', async () => {
  expect(await look(world.app)).toMatchObject({
    state: 'good',
    sentence: expect.stringMatching(/brothers.example alone.*one brother has no other way in/),
  })
})

test('at another host it says how many are shut out', async () => {
  const moved = await buildTestApp(world.ctx, { publicUrl: 'https://moved.example' })
  expect(await look(moved)).toMatchObject({
    state: 'bad',
    sentence: 'One brother has passkeys of another host and no other way in.',
  })
  await moved.close()
})
