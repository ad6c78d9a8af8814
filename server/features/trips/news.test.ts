// The news of a shared trip: it follows the trip, and officers cannot change it.
import { news } from '@aerie/contract/news'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('is there while it is shared, says what the trip says, and goes with it', async () => {
  const [rook, marcus] = [await world.as('rook'), await world.as('marcus')]
  const body = {
    title: 'Sailing *at* last',
    locations: ['Lisbon'],
    startDate: inDays(9),
    endDate: inDays(12),
    isShared: true,
  }
  const tripId = String((await rook(trips.create, { body })).body.id)
  const listed = async () => (await rook(news.list)).body.filter(({ follows }) => follows === 'trip')
  const [item] = await listed()
  expect(item).toMatchObject({ title: body.title, tags: ['travel'], format: 'plain' })
  expect(item?.author?.id).toBe(await world.idOf('rook'))
  const of = { params: { newsId: String(item?.id) } }
  const changed = { title: 'Mine', body: 'Mine', tags: [] }
  expect((await marcus(news.save, { ...of, body: changed })).status).toBe(409)
  expect((await marcus(news.unpublish, of)).status).toBe(409)
  expect((await marcus(news.remove, of)).status).toBe(409)
  expect((await marcus(news.pin, of)).body.isPinned).toBe(true)
  await rook(trips.update, { params: { tripId }, body: { title: 'Rowing' } })
  expect((await listed()).map(({ title }) => title)).toEqual(['Rowing'])
  await rook(trips.update, { params: { tripId }, body: { isShared: false } })
  expect(await listed()).toEqual([])
  expect((await marcus(news.show, of)).status).toBe(404)
  await rook(trips.update, { params: { tripId }, body: { isShared: true } })
  expect((await listed()).map(({ id, isPinned }) => [id, isPinned])).toEqual([[item?.id, false]])
  await rook(trips.remove, { params: { tripId } })
  expect(await listed()).toEqual([])
})
