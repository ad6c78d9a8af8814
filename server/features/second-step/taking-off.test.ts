// Who has lost app and codes is let in by his password again once whoever runs the server has taken his second step off.
import { secondStep } from '@aerie/contract/second-step'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'
import { rememberDevice, setUpApp } from './second-step.fixture.ts'
import { takeOff } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const typePassword = () =>
  world.visitor(signIn.withPassword, { body: { identifier: cast.rook.email ?? '', password: PASSWORD } })

test('app, codes, devices and sessions go, he is told, and the log has it', async () => {
  const rook = await world.idOf('rook')
  const { speak } = await setUpApp(world, 'rook')
  await rememberDevice(world.db, rook)
  expect((await typePassword()).body.step?.proofs).toEqual(['app', 'recovery'])

  expect(await takeOff(world.ctx, cast.rook.email ?? '')).toContain(cast.rook.lastName)
  expect((await speak(session.current)).status).toBe(401)
  const typed = await typePassword()
  expect(typed.body.step).toBeNull()
  const again = world.speak(typed.cookie)
  expect((await again(secondStep.show)).body).toMatchObject({ app: null, devices: [] })

  await world.work()
  const told = (await world.mails()).filter(({ subject }) => subject === 'Your second step is off')
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('with the console of the server')])
  const logged = world.db.selectFrom('audit_entries').select(['actor_id', 'object_id'])
  expect(await logged.where('action', '=', 'second-step.take-off').execute()).toEqual([
    { actor_id: null, object_id: String(rook) },
  ])
})

test('nothing is changed for an address that nobody signs in with, or by a password alone', async () => {
  expect(await takeOff(world.ctx, 'nobody@aerie.example')).toBeNull()
  expect(await takeOff(world.ctx, cast.marcus.email ?? '')).toBeNull()
})
