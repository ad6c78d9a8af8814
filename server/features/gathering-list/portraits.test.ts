// Who is shown by his portrait in a list of gatherings: a few of those who go, and nobody who has left or passed.
import { avatars } from '@aerie/contract/avatars'
import type { Reply } from '@aerie/contract/gathering-values'
import { gatherings } from '@aerie/contract/gatherings'
import { memberChanges } from '@aerie/contract/member-changes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { markAs, undoAs } from '../passings/passings.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const call = async (more: object = {}) => {
  const supper = { title: 'Supper', location: 'Galway, Ireland', startDate: inDays(20), startTime: '19:00' }
  const { body } = await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })
  return { params: { gatheringId: String(body.id) } }
}
type Called = Awaited<ReturnType<typeof call>>
const say = async (key: CastKey, called: Called, reply: Reply) =>
  (await world.as(key))(gatherings.answer, { ...called, body: { reply, guests: 0 } })
const shownTo = async (key: CastKey, { params }: Called) => {
  const { body } = await (await world.as(key))(gatherings.list)
  const listed = body.find(({ id }) => String(id) === params.gatheringId)
  return listed?.portraits.map(({ id }) => id)
}
const idsOf = (...keys: CastKey[]) => Promise.all(keys.map((key) => world.idOf(key)))
/** His row's portrait, of which everybody hears as of any other change of him. */
const takeOff = async (key: CastKey) => (await world.as(key))(avatars.remove)

test('they are of those who go, whoever has a portrait first, and five at most', async () => {
  const called = await call()
  await say('julian', called, 'maybe')
  await say('oscar', called, 'cannot')
  for (const key of ['kenji', 'teddy', 'samir', 'piotr', 'arjun'] as const) await say(key, called, 'going')
  expect(await shownTo('kenji', called)).toEqual(await idsOf('rook', 'kenji', 'teddy', 'samir', 'piotr'))

  await takeOff('kenji')
  expect(await shownTo('rook', called)).toEqual(await idsOf('rook', 'teddy', 'samir', 'piotr', 'arjun'))
})

test('who has left is not among them, nor who was marked as passed, and with an undo he is again', async () => {
  const called = await call()
  for (const key of ['piotr', 'arjun'] as const) await say(key, called, 'going')
  const all = await idsOf('rook', 'piotr', 'arjun')
  expect(await shownTo('kenji', called)).toEqual(all)

  await markAs(world, 'marcus', 'piotr')
  expect(await shownTo('kenji', called)).toEqual(await idsOf('rook', 'arjun'))
  await undoAs(world, 'marcus', 'piotr')
  expect(await shownTo('kenji', called)).toEqual(all)

  const params = { memberId: String(await world.idOf('arjun')) }
  await (await world.as('marcus'))(memberChanges.update, { params, body: { isActive: false } })
  expect(await shownTo('kenji', called)).toEqual(await idsOf('rook', 'piotr'))
})

test('whoever is not asked to a gathering sees nobody of it', async () => {
  const called = await call({ audience: 'named', asked: await idsOf('kenji') })
  await say('kenji', called, 'going')
  expect(await shownTo('kenji', called)).toEqual(await idsOf('rook', 'kenji'))
  expect(await shownTo('teddy', called)).toBeUndefined()
})
