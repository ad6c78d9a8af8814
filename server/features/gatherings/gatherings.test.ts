// Gatherings over HTTP: calling, who is asked, answers with a waiting list, changing, calling off and taking down.
import { gatherings } from '@aerie/contract/gatherings'
import { EVERYTHING } from '@aerie/contract/stale'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

type Speaker = Awaited<ReturnType<World['as']>>

let world: World
let rook: Speaker
let oscar: Speaker
let julian: Speaker
beforeAll(async () => {
  world = await openWorld()
  ;[rook, oscar, julian] = [await world.as('rook'), await world.as('oscar'), await world.as('julian')]
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('gatherings').execute()
  await announce(world.ctx, EVERYTHING)
})

const supper = {
  title: 'Winter supper at the long bar',
  location: 'Galway, Ireland',
  place: 'The Salt Room, 14 Flood Street',
  startDate: inDays(20),
  startTime: '19:00',
  endTime: '23:00',
}
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const call = async (speaker: Speaker, more: object = {}) => {
  const made = await speaker(gatherings.create, { body: { ...supper, ...more } })
  expect(made.status, made.text).toBe(200)
  return made.body
}
const say = (speaker: Speaker, one: { id: number }, reply: string, more: object = {}) =>
  speaker(gatherings.answer, of(one, { body: { reply, ...more } }))
const list = async (speaker: Speaker, query: object = {}) => (await speaker(gatherings.list, { query })).body

test('who calls one hosts it and goes, by the clock of the place', async () => {
  const made = await call(rook)
  expect(made).toMatchObject({
    location: 'Galway, Ireland',
    country: 'Ireland',
    timeZone: 'Europe/Dublin',
    going: 1,
    guests: 0,
    seats: null,
    isOver: false,
  })
  expect(made.endDate).toBe(supper.startDate)
  expect(made.own).toMatchObject({ standing: 'going', guests: 0 })
  expect(made.hosts.map(({ id }) => id)).toEqual([await world.idOf('rook')])
  expect(await list(oscar)).toMatchObject([{ id: made.id, own: null }])
})

test('a place that nobody knows keeps the clock of the organisation, and says so beforehand', async () => {
  const clock = await rook(gatherings.clock, {
    query: { location: 'the cabin', date: supper.startDate, time: '19:00' },
  })
  expect(clock.body).toMatchObject({ isKnown: false, city: null })
  expect(await call(rook, { location: 'the cabin' })).toMatchObject({
    location: 'the cabin',
    city: null,
    latitude: null,
  })
})

test.each([
  [{ title: ' ' }, 'Say what it is'],
  [{ location: '' }, 'Say where it is: a city at least'],
  [{ startTime: '7 pm' }, 'A time such as 19:30'],
  [{ endDate: inDays(19), endTime: '20:00' }, 'The last day is before the first'],
  [{ endDate: supper.startDate, endTime: '18:00' }, 'The end is before the beginning'],
  [{ endDate: inDays(80) }, 'A gathering lasts 31 days at most'],
  [{ startDate: inDays(-2) }, 'This has passed. Choose a later day.'],
  [{ audience: 'classes' }, 'Choose a class'],
  [{ audience: 'named' }, 'Choose whom you ask'],
  [{ seats: 0 }, 'At least one seat'],
  [{ answerBy: inDays(21) }, 'This day is after the gathering'],
])('%j is refused with a sentence', async (more, sentence) => {
  const { status, text } = await rook(gatherings.create, { body: { ...supper, ...more } as never })
  expect(status).toBe(400)
  expect(text).toContain(sentence)
  expect(await list(rook)).toEqual([])
})

test('seven to one is over midnight', async () => {
  expect(await call(rook, { endTime: '01:00' })).toMatchObject({ endDate: inDays(21), endTime: '01:00' })
})

test('who is not asked gets what an unknown address gets; officers see all', async () => {
  const asked = await world.idOf('oscar')
  const made = await call(rook, { audience: 'named', asked: [asked] })
  expect((await oscar(gatherings.show, of(made))).status).toBe(200)
  const kenji = await world.as('kenji')
  expect((await kenji(gatherings.show, of(made))).status).toBe(404)
  expect((await kenji(gatherings.answers, of(made))).status).toBe(404)
  expect((await say(kenji, made, 'going')).status).toBe(404)
  expect(await list(kenji)).toEqual([])
  expect(await list(julian)).toHaveLength(1)
})

test('parties are whole: who finds too few seats waits, and moves up by himself', async () => {
  const made = await call(rook, { seats: 4 })
  expect((await say(oscar, made, 'going', { guests: 1 })).body).toMatchObject({ going: 2, guests: 1 })
  const kenji = await world.as('kenji')
  expect((await say(kenji, made, 'going', { guests: 1 })).body).toMatchObject({
    own: { standing: 'waiting' },
    ownPlace: 1,
  })
  expect((await say(julian, made, 'going')).body).toMatchObject({ own: { standing: 'going' } })
  expect((await say(oscar, made, 'cannot')).body).toMatchObject({ going: 3, guests: 1, waiting: 0 })
  expect((await kenji(gatherings.show, of(made))).body.own).toMatchObject({ standing: 'going', guests: 1 })
})

test('who lets nobody pass holds up the others until he comes with fewer', async () => {
  const made = await call(rook, { seats: 3 })
  await say(oscar, made, 'going')
  const kenji = await world.as('kenji')
  await say(kenji, made, 'going', { guests: 1, letsPass: false })
  expect((await say(julian, made, 'going')).body).toMatchObject({ own: { standing: 'waiting' }, ownPlace: 2 })
  expect((await say(kenji, made, 'going', { guests: 0, letsPass: false })).body).toMatchObject({
    own: { standing: 'going' },
  })
  expect((await julian(gatherings.show, of(made))).body).toMatchObject({ ownPlace: 1, waiting: 1 })
})

test('fewer seats put nobody out; more let those who wait in', async () => {
  const made = await call(rook, { seats: 2 })
  await say(oscar, made, 'going')
  await say(julian, made, 'going')
  const change = async (seats: number, version: number) =>
    (await rook(gatherings.update, of(made, { body: { ...supper, seats, version } }))).body
  expect(await change(1, 1)).toMatchObject({ going: 2, waiting: 1 })
  expect(await change(3, 2)).toMatchObject({ going: 3, waiting: 0, version: 3 })
})

test('of two hosts who edit, the second is told', async () => {
  const made = await call(rook)
  const change = (title: string) => rook(gatherings.update, of(made, { body: { ...supper, title, version: 1 } }))
  expect((await change('Supper')).status).toBe(200)
  expect((await change('Dinner')).status).toBe(409)
  expect((await rook(gatherings.show, of(made))).body.title).toBe('Supper')
})

test('called off it takes no answers, called again it has them still', async () => {
  const made = await call(rook)
  await say(oscar, made, 'maybe')
  expect((await oscar(gatherings.callOff, of(made, { body: {} }))).status).toBe(403)
  expect((await rook(gatherings.callOff, of(made, { body: { word: 'The pot is cracked.' } }))).body).toMatchObject({
    callOffWord: 'The pot is cracked.',
    can: { answer: false, callAgain: true, change: false },
  })
  expect((await say(oscar, made, 'going')).status).toBe(409)
  expect((await rook(gatherings.callAgain, of(made))).body).toMatchObject({ calledOffAt: null, maybe: 1 })
})

test('officers take one down with a reason that its hosts read; for others it is gone', async () => {
  const made = await call(rook)
  expect((await oscar(gatherings.takeDown, of(made, { body: { reason: 'No.' } }))).status).toBe(403)
  expect((await julian(gatherings.takeDown, of(made, { body: { reason: ' ' } }))).status).toBe(400)
  await julian(gatherings.takeDown, of(made, { body: { reason: 'The bar has burnt down.' } }))
  expect((await oscar(gatherings.show, of(made))).status).toBe(404)
  expect((await rook(gatherings.show, of(made))).body).toMatchObject({
    takenDown: { reason: 'The bar has burnt down.' },
    can: { change: false, answer: false },
  })
  expect((await julian(gatherings.putBack, of(made))).body.takenDown).toBeNull()
  expect((await julian(gatherings.setOfficial, of(made, { body: { isOfficial: true } }))).body.isOfficial).toBe(true)
})
