// The setting that switches gatherings off: nothing of any is shown or told, and all comes back.

import { feed } from '@aerie/contract/feed'
import { gatherings } from '@aerie/contract/gatherings'
import { notifications } from '@aerie/contract/notifications'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const supper = { title: 'Supper', location: 'Tromsø, Norway', startDate: inDays(2), startTime: '19:00' }

test('switched off there are none to call, to see, to answer or to hear of; switched on they are back', async () => {
  const [rook, oscar, marcus] = [await world.as('rook'), await world.as('oscar'), await world.as('marcus')]
  const switchTo = async (areOn: boolean) => {
    expect((await marcus(settings.change, { body: { gatherings: areOn } })).body.gatherings).toBe(areOn)
    await world.work()
  }
  const told = async () => (await oscar(notifications.list)).body.filter((one) => 'gatheringId' in one).length
  const inFeed = async () => (await oscar(feed.list, { query: { tag: 'gathering' } })).body.length
  const { id } = (await rook(gatherings.create, { body: supper })).body
  const params = { gatheringId: String(id) }
  expect([await told(), await inFeed()]).toEqual([1, 1])

  await switchTo(false)
  const refused = [
    await rook(gatherings.list),
    await rook(gatherings.show, { params }),
    await marcus(gatherings.answers, { params }),
    await oscar(gatherings.answer, { params, body: { reply: 'going' } }),
    await rook(gatherings.create, { body: supper }),
    await rook(gatherings.clock, { query: { location: 'Oslo', date: inDays(2), time: '19:00' } }),
    await marcus(gatherings.takeDown, { params, body: { reason: 'No.' } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
  expect([await told(), await inFeed()]).toEqual([0, 0])

  await switchTo(true)
  expect((await rook(gatherings.list)).body).toMatchObject([{ id, going: 1 }])
  expect([await told(), await inFeed()]).toEqual([1, 1])
})
