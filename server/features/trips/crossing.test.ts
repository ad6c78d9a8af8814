// Brothers whose trips meet: both hear of it, once, and of nothing weaker.
import { TripNotification } from '@aerie/contract/notification-groups'
import { notifications } from '@aerie/contract/notifications'
import { EVERYTHING } from '@aerie/contract/stale'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { announce } from '#platform/events/announce.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { leapYearAhead } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
type Speaker = Awaited<ReturnType<World['as']>>
let speakers: Partial<Record<CastKey, Speaker>>
beforeAll(async () => {
  world = await openWorld()
  speakers = { rook: await world.as('rook'), soren: await world.as('soren'), oscar: await world.as('oscar') }
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  await announce(world.ctx, EVERYTHING)
})

const speakerOf = (who: CastKey) => speakers[who] ?? world.visitor
const YEAR = leapYearAhead()
const day = (text: string) => `${YEAR}-${text}`
async function share(who: CastKey, locations: string[], [startDate, endDate]: [string, string]) {
  const body = { title: who, locations, startDate: day(startDate), endDate: day(endDate), isShared: true }
  const answer = await speakerOf(who)(trips.create, { body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.id
}
const change = (who: CastKey, id: number, body: object) =>
  speakerOf(who)(trips.update, { params: { tripId: String(id) }, body })
const list = async (who: CastKey) => z.parse(z.array(TripNotification), (await speakerOf(who)(notifications.list)).body)
const heard = async (who: CastKey) =>
  (await list(who)).map(({ kind, location, tripTitle, isRead, nearbyMemberNames }) => {
    expect(JSON.parse(nearbyMemberNames).length).toBeGreaterThan(0)
    return `${kind} ${tripTitle} ${location}${isRead ? ' (read)' : ''}`
  })
const readAll = (who: CastKey) => speakerOf(who)(notifications.readAll, { body: {} })
const count = async (who: CastKey) => (await speakerOf(who)(notifications.count)).body.count

test('both hear of each other, by name, with the other’s place and trip', async () => {
  await share('rook', ['Venice, Italy'], ['02-27', '03-02'])
  expect(await heard('rook')).toEqual([])
  await share('soren', ['Verona, Italy', 'Padua, Italy'], ['02-29', '03-09'])
  expect(await heard('rook')).toEqual(['crossing soren Padua, Italy'])
  expect(await heard('soren')).toEqual(['crossing rook Venice, Italy'])
  const [told] = await list('soren')
  expect(told).toMatchObject({ startDate: day('02-27'), endDate: day('03-02'), nearbyCount: 1 })
  expect(told?.nearbyMemberNames).toBe(JSON.stringify([`${cast.rook.familiar} ${cast.rook.lastName}`]))
})

test.each([
  ['the day one leaves the other comes', ['03-02', '03-09'], true],
  ['he has left the day before', ['03-03', '03-09'], false],
  ['the other left the day he comes', ['02-20', '02-27'], true],
  ['one stays within the other’s days', ['02-28', '02-29'], true],
] as const)('%s', async (_when, [from, until], meet) => {
  await share('rook', ['Venice, Italy'], ['02-27', '03-02'])
  await share('soren', ['Venice, Italy'], [from, until])
  expect([await count('rook'), await count('soren')]).toEqual(meet ? [1, 1] : [0, 0])
})

test('over New Year', async () => {
  await share('rook', ['Venice, Italy'], ['12-30', '12-31'])
  const body = {
    title: 'soren',
    locations: ['Venice'],
    startDate: day('12-31'),
    endDate: `${YEAR + 1}-01-04`,
    isShared: true,
  }
  await speakerOf('soren')(trips.create, { body })
  expect([await count('rook'), await count('soren')]).toEqual([1, 1])
})

test('who lives there and travels there hears the stronger, of both at once', async () => {
  await share('oscar', ['Alta, Norway', 'Tromsø'], ['03-01', '03-10'])
  await share('rook', ['Tromsø'], ['03-05', '03-12'])
  expect(await heard('oscar')).toEqual(['crossing rook Tromsø'])
  expect(await heard('rook')).toEqual(['nearby rook Tromsø', 'crossing oscar Tromsø'])
})

test('a meeting is told anew to him who had heard that one comes, and goes when it is off', async () => {
  const rooks = await share('rook', ['Tromsø', 'Padua, Italy'], ['03-01', '03-10'])
  expect(await heard('oscar')).toEqual(['coming rook Tromsø'])
  await readAll('oscar')
  const oscars = await share('oscar', ['Venice'], ['03-05', '03-07'])
  expect(await heard('oscar')).toEqual(['crossing rook Padua, Italy'])
  expect(await heard('rook')).toEqual(['crossing oscar Venice', 'nearby rook Tromsø'])
  await change('oscar', oscars, { isShared: false })
  expect(await heard('oscar')).toEqual(['coming rook Tromsø'])
  expect(await heard('rook')).toEqual(['nearby rook Tromsø'])
  await change('oscar', oscars, { isShared: true })
  await readAll('oscar')
  await change('oscar', oscars, { startDate: day('04-01'), endDate: day('04-03') })
  expect(await heard('rook')).toEqual(['nearby rook Tromsø'])
  await change('oscar', oscars, { startDate: day('03-05'), endDate: day('03-07') })
  expect(await heard('oscar')).toEqual(['crossing rook Padua, Italy (read)'])
  await change('rook', rooks, { isShared: false })
  expect(await heard('rook')).toEqual([])
})

test('is kept by another trip that meets as well, and taken back with the last', async () => {
  await share('soren', ['Venice'], ['03-01', '03-10'])
  const one = await share('rook', ['Venice'], ['03-02', '03-04'])
  const two = await share('rook', ['Padua, Italy'], ['03-05', '03-06'])
  await readAll('soren')
  await speakerOf('rook')(trips.remove, { params: { tripId: String(one) } })
  expect(await heard('rook')).toEqual(['crossing soren Venice'])
  expect(await heard('soren')).toEqual(['crossing rook Padua, Italy (read)'])
  await change('rook', two, { isActive: false })
  expect(await heard('rook')).toEqual([])
})

test('two who share at the same moment learn of each other', async () => {
  for (let time = 0; time < 5; time++) {
    await world.db.deleteFrom('trips').execute()
    await Promise.all([
      share('rook', ['Venice'], ['03-01', '03-10']),
      share('soren', ['Venice'], ['03-05', '03-15']),
      share('oscar', ['Venice'], ['03-09', '03-15']),
    ])
    for (const who of ['rook', 'soren', 'oscar'] as const) expect(await heard(who)).toHaveLength(2)
  }
})
