// Sharing a trip over HTTP: who hears of it, what the feed says, and what is taken back.
import { memberChanges } from '@aerie/contract/member-changes'
import { TripNotification } from '@aerie/contract/notification-groups'
import { notifications } from '@aerie/contract/notifications'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { EVERYTHING } from '@aerie/contract/stale'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { announce } from '#platform/events/announce.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
const speakers = new Map<CastKey, Awaited<ReturnType<World['as']>>>()
beforeAll(async () => {
  world = await openWorld()
  for (const key of Object.keys(cast) as CastKey[]) speakers.set(key, await world.as(key))
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  await announce(world.ctx, EVERYTHING)
})

const speakerOf = (who: CastKey) => speakers.get(who) ?? world.visitor

async function share(who: CastKey, locations: string[], from = 20, until = 25, more: object = {}) {
  const body = {
    title: 'A journey',
    locations,
    startDate: inDays(from),
    endDate: inDays(until),
    isShared: true,
    ...more,
  }
  const answer = await speakerOf(who)(trips.create, { body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.id
}
const change = async (who: CastKey, id: number, body: object) => {
  const answer = await speakerOf(who)(trips.update, { params: { tripId: String(id) }, body })
  expect(answer.status, answer.text).toBe(200)
}

const nameOf = (who: CastKey) => `${cast[who].familiar ?? cast[who].firstName} ${cast[who].lastName}`
const list = async (who: CastKey) => z.parse(z.array(TripNotification), (await speakerOf(who)(notifications.list)).body)
const count = async (who: CastKey) => (await speakerOf(who)(notifications.count)).body.count
const heard = async (who: CastKey) =>
  (await list(who)).map(
    ({ kind, location, nearbyMemberNames }) => `${kind} ${location}: ${JSON.parse(nearbyMemberNames).join(', ')}`,
  )
const readAll = (who: CastKey) => speakerOf(who)(notifications.readAll, { body: {} })
const news = () =>
  world.db
    .selectFrom('news_items')
    .select(['title', 'body', 'tags', 'published_at'])
    .where('is_published', '=', true)
    .execute()
const settle = async (who: CastKey, body: object) => {
  const answer = await speakerOf(who)(memberChanges.save, { body })
  expect(answer.status, answer.text).toBe(200)
}

test('tells the traveller who lives there, those who live there that he comes, and the feed', async () => {
  await share('rook', ['Tromsø', 'Rome, Italy', 'the cabin'])
  expect(await heard('rook')).toEqual([`nearby Tromsø: ${nameOf('oscar')}`, `nearby Rome, Italy: ${nameOf('mateo')}`])
  expect(await heard('oscar')).toEqual([`coming Tromsø: ${nameOf('rook')}`])
  expect(await heard('marcus')).toEqual([])
  expect([await count('rook'), await count('mateo'), await count('marcus')]).toEqual([2, 1, 0])
  expect((await list('mateo'))[0]).toMatchObject({
    isRead: false,
    tripTitle: 'A journey',
    startDate: inDays(20),
    endDate: inDays(25),
    nearbyCount: 1,
    nearbyMemberIds: JSON.stringify([await world.idOf('rook')]),
  })
  expect(await news()).toEqual([
    {
      title: 'A journey',
      body: expect.stringMatching(new RegExp(`^${nameOf('rook')} is going to Tromsø, Rome, and the cabin, \\w{3} \\d`)),
      tags: ['travel'],
      published_at: expect.any(Date),
    },
  ])
})

test('tells nobody while it is private, inactive or over, and nobody of what means no city', async () => {
  const secret = await share('rook', ['Tromsø'], 20, 25, { isShared: false })
  await share('rook', ['Texas', 'Remote'])
  const asleep = await share('rook', ['Rome'], 20, 25, { isShared: false })
  await change('rook', asleep, { isActive: false })
  await change('rook', asleep, { isShared: true })
  expect([await count('rook'), await count('oscar'), await count('mateo')]).toEqual([0, 0, 0])
  await change('rook', secret, { isShared: true, startDate: inDays(-9), endDate: inDays(-3) })
  expect([await count('rook'), await count('oscar')]).toEqual([0, 0])
})

test.each([
  ['unshared', (id: number) => change('rook', id, { isShared: false })],
  ['put aside', (id: number) => change('rook', id, { isActive: false })],
  ['deleted', (id: number) => speakerOf('rook')(trips.remove, { params: { tripId: String(id) } })],
])('is withdrawn when it is %s', async (_how, take) => {
  const id = await share('rook', ['Tromsø', 'Rome'])
  expect([await count('rook'), await count('oscar')]).toEqual([2, 1])
  await take(id)
  expect([await count('rook'), await count('oscar')]).toEqual([0, 0])
  expect([await heard('rook'), await heard('oscar'), await news()]).toEqual([[], [], []])
})

test('shared ten times, it tells once, and stays where it was in the feed', async () => {
  const id = await share('rook', ['Tromsø', 'Rome'])
  const [first] = await news()
  await readAll('oscar')
  for (let time = 0; time < 10; time++) {
    await change('rook', id, { isShared: false })
    // What was read is not taken back, and not told again.
    expect([await count('oscar'), (await list('oscar')).length]).toEqual([0, 1])
    await change('rook', id, { isShared: true })
  }
  expect([await count('rook'), await count('mateo'), await count('oscar')]).toEqual([2, 1, 0])
  expect([(await list('rook')).length, (await list('mateo')).length]).toEqual([2, 1])
  expect(await news()).toEqual([first])
})

test('what was read of a trip says nothing of what became private since', async () => {
  const id = await share('rook', ['Tromsø'])
  await readAll('oscar')
  await change('rook', id, { isShared: false })
  await change('rook', id, { title: 'A clinic', startDate: inDays(50), endDate: inDays(60) })
  expect((await list('oscar'))[0]).toMatchObject({ tripTitle: 'A journey', startDate: inDays(20) })
  expect(await news()).toEqual([])
})

test('an edited one tells whom it newly concerns, corrects what holds and takes back what does not', async () => {
  const id = await share('rook', ['Tromsø', 'Rome'])
  await change('rook', id, { locations: ['Oslo', 'Rome'], title: 'Two cities', endDate: inDays(27) })
  expect(await heard('oscar')).toEqual([])
  expect(await heard('marcus')).toEqual([`coming Oslo: ${nameOf('rook')}`])
  expect(await heard('rook')).toEqual([`nearby Oslo: ${nameOf('marcus')}`, `nearby Rome: ${nameOf('mateo')}`])
  expect(await list('mateo')).toMatchObject([{ tripTitle: 'Two cities', endDate: inDays(27) }])
  expect((await news())[0]?.body).toContain('Oslo and Rome')
  await change('rook', id, { locations: ['Tromsø'] })
  expect([await count('oscar'), await count('mateo'), await count('rook')]).toEqual([1, 0, 1])
})

test('five cities within reach of each other are one notification for a brother, and name him once', async () => {
  await share('rook', ['Camden, NJ', 'Philadelphia', 'Wilmington, DE', 'Cherry Hill, NJ', 'Philadelphia, PA'])
  const residents = (['samir', 'conrad', 'desmond', 'teddy', 'luca'] as const).map(nameOf)
  for (const who of ['samir', 'conrad', 'teddy'] as const)
    expect(await heard(who)).toEqual([`coming Philadelphia: ${nameOf('rook')}`])
  const told = await list('rook')
  expect(told.map(({ location }) => location)).toEqual(['Philadelphia'])
  expect(JSON.parse(told[0]?.nearbyMemberNames ?? '').sort()).toEqual(residents.sort())
  expect(JSON.parse(told[0]?.nearbyMemberIds ?? '')).toHaveLength(5)
})

test('a brother who keeps his city to himself hears, and is named to nobody', async () => {
  await settle('oscar', { privacy: { ...DEFAULT_PRIVACY, city: 'line' } })
  await share('rook', ['Tromsø', 'Oslo'])
  expect(await heard('rook')).toEqual([`nearby Oslo: ${nameOf('marcus')}`])
  expect(await heard('oscar')).toEqual([`coming Tromsø: ${nameOf('rook')}`])
  // Who turns private or moves away later is named no longer.
  await settle('marcus', { privacy: { ...DEFAULT_PRIVACY, city: 'nobody' } })
  expect((await list('rook'))[0]).toMatchObject({ nearbyCount: 0, nearbyMemberNames: '[]', nearbyMemberIds: '[]' })
  const [own] = (await speakerOf('rook')(trips.list)).body
  expect(own?.stops.map(({ nearbyCount }) => nearbyCount)).toEqual([0, 0])
  await settle('oscar', { privacy: DEFAULT_PRIVACY })
  await settle('marcus', { privacy: DEFAULT_PRIVACY })
})

test('inactive brothers neither hear nor are named, and what they planned is not told', async () => {
  await share('rook', ['Adelaide, Australia'])
  expect([await heard('rook'), await news()]).toMatchObject([[], [{}]])
  await share('kenji', ['Lisbon'])
  expect(await count('rook')).toBe(1)
  const standing = async (isActive: boolean) =>
    speakerOf('marcus')(memberChanges.update, {
      params: { memberId: String(await world.idOf('kenji')) },
      body: { isActive },
    })
  await standing(false)
  expect([await count('rook'), await heard('rook')]).toEqual([0, []])
  await standing(true)
  speakers.set('kenji', await world.as('kenji'))
  expect(await count('rook')).toBe(1)
})

test('goes with a member who is deleted, and so does what told of it', async () => {
  await share('nikhil', ['Lisbon'])
  await share('rook', ['London'])
  expect(await count('rook')).toBe(2)
  await speakerOf('marcus')((await import('@aerie/contract/members')).members.remove, {
    params: { memberId: String(await world.idOf('nikhil')) },
  })
  expect(await heard('rook')).toEqual([`nearby London: ${nameOf('julian')}`])
  expect(await count('rook')).toBe(1)
  expect(await news()).toHaveLength(1)
})

test('around a place on the 180th meridian and near a pole', async () => {
  const radius = async (km: number) => {
    await world.db
      .insertInto('settings')
      .values({ key: 'nearbyRadiusKm', value: String(km) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(km) }))
      .execute()
    await announce(world.ctx, EVERYTHING)
  }
  await settle('kofi', { location: 'Apia, Samoa', country: 'Samoa' })
  await settle('tobias', { location: 'Longyearbyen', country: 'Svalbard and Jan Mayen' })
  await share('rook', ['Suva, Fiji', 'Longyearbyen'])
  expect(await heard('kofi')).toEqual([])
  expect(await heard('tobias')).toEqual([`coming Longyearbyen: ${nameOf('rook')}`])
  // Apia lies 1,150 km from Suva, and Oscar 960 km from Longyearbyen.
  await radius(1200)
  await share('rook', ['Suva, Fiji', 'Longyearbyen'], 30, 35)
  expect(await heard('kofi')).toEqual([`coming Suva, Fiji: ${nameOf('rook')}`])
  expect(await heard('oscar')).toEqual([`coming Longyearbyen: ${nameOf('rook')}`])
  const [own] = (await speakerOf('rook')(trips.list)).body
  expect(own?.stops.map(({ nearbyCount }) => nearbyCount)).toEqual([1, 2])
  await radius(100)
})

test('two tabs that toggle at once end in one state', async () => {
  const id = await share('rook', ['Tromsø', 'Rome'])
  const toggles = Array.from({ length: 12 }, (_, turn) => change('rook', id, { isShared: turn % 2 === 0 }))
  await Promise.all(toggles)
  const [trip] = (await speakerOf('rook')(trips.list)).body
  const isTold = trip?.isShared ? 1 : 0
  expect([await count('rook'), await count('oscar'), (await news()).length]).toEqual([2 * isTold, isTold, isTold])
  await change('rook', id, { isShared: true })
  expect([await count('rook'), await count('oscar'), (await news()).length]).toEqual([2, 1, 1])
})
