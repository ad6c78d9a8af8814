// What the feed tells of gatherings: to which all are asked, as each stands, and of no other.
import { feed } from '@aerie/contract/feed'
import { gatherings } from '@aerie/contract/gatherings'
import { news } from '@aerie/contract/news'
import { EVERYTHING } from '@aerie/contract/stale'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('gatherings').execute()
  await inTransaction(world.ctx, (tx) => announce(tx, EVERYTHING))
})

const supper = { title: 'Fish and fado', location: 'Lisbon, Portugal', startDate: inDays(20), startTime: '19:00' }
const call = async (more: object = {}) =>
  (await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })).body
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const told = async () =>
  (await (await world.as('kenji'))(feed.list, { query: { tag: 'gathering' } })).body.flatMap((entry) =>
    entry.kind === 'news' ? [entry.news] : [],
  )

test('it tells that one was called, and leads to it', async () => {
  const one = await call()
  expect(await told()).toMatchObject([
    {
      title: 'Fish and fado',
      link: `/events/${one.id}`,
      follows: 'gathering',
      author: { id: await world.idOf('rook') },
    },
  ])
  expect((await told())[0]?.excerpt).toMatch(/^Rook Fairweather invites all brothers to Lisbon: \w+, .+, at 19:00\.$/)
})

test('made official it stands on top again, as the organisation’s; called off it says so', async () => {
  const one = await call()
  await call({ title: 'Later' })
  const julian = await world.as('julian')
  await julian(gatherings.setOfficial, of(one, { body: { isOfficial: true } }))
  expect((await told()).map(({ title }) => title)).toEqual(['Fish and fado', 'Later'])
  expect((await told())[0]?.excerpt).toMatch(/^The organisation invites/)
  await (await world.as('rook'))(gatherings.callOff, of(one, { body: { word: 'The pot is cracked.' } }))
  expect((await told())[0]?.excerpt).toMatch(/is called off\. The pot is cracked\.$/)
})

test('of one to which some are asked it says nothing, nor of one that is so now, or was taken down', async () => {
  await call({ audience: 'named', asked: [await world.idOf('kenji')] })
  expect(await told()).toEqual([])
  const one = await call()
  const body = { ...supper, version: 1, audience: 'classes', classes: [29] }
  await (await world.as('rook'))(gatherings.update, of(one, { body }))
  expect(await told()).toEqual([])
  const other = await call()
  await (await world.as('julian'))(gatherings.takeDown, of(other, { body: { reason: 'No.' } }))
  expect(await told()).toEqual([])
})

test('officers cannot change or withdraw it by itself', async () => {
  await call()
  const [item] = await told()
  const marcus = await world.as('marcus')
  const refused = await marcus(news.unpublish, { params: { newsId: String(item?.id) } })
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'This news item follows a gathering: it changes and goes with it.',
  ])
})
