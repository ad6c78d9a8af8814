// Gatherings in the calendar feed and as files, read by a parser of another author that knows the zones of the file alone.
import { calendar } from '@aerie/contract/calendar'
import { gatherings } from '@aerie/contract/gatherings'
import { settings } from '@aerie/contract/settings'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  await world.db.deleteFrom('gatherings').execute()
})

const year = new Date().getUTCFullYear() + 1
const supper = {
  title: 'Winter supper',
  location: 'Galway, Ireland',
  place: 'The Salt Room',
  startDate: inDays(20),
  startTime: '19:00',
  endTime: '23:00',
}
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })

async function call(more: object = {}) {
  const made = await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })
  expect(made.status, made.text).toBe(200)
  return made.body
}

const say = async (who: CastKey, one: { id: number }, reply: string) =>
  (await world.as(who))(gatherings.answer, of(one, { body: { reply } }))

async function subscribe(player: CastKey) {
  const { url } = (await (await world.as(player))(calendar.renew)).body
  return new URL(url ?? '').pathname
}

/** The entries of a file; its zones are registered for them alone. */
function eventsIn(text: string) {
  ICAL.TimezoneService.reset()
  const file = new ICAL.Component(ICAL.parse(text))
  for (const zone of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return file.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

const eventsAt = async (url: string) => eventsIn((await world.app.inject({ url })).body)
const only = async (url: string) => {
  const [event, ...others] = await eventsAt(url)
  expect(others).toEqual([])
  if (!event) throw new Error('There is no entry.')
  return event
}
const propertyOf = (event: ICAL.Event, name: string) => event.component.getFirstPropertyValue(name)
const moments = ({ startDate, endDate }: ICAL.Event) =>
  [startDate, endDate].map((time) => time.toJSDate().toISOString())

test.each([
  ['Galway, Ireland', 'Europe/Dublin', '01-14', '19:00', '19:00Z'],
  ['Galway, Ireland', 'Europe/Dublin', '07-14', '19:00', '18:00Z'],
  ['Sydney, Australia', 'Australia/Sydney', '01-14', '19:00', '08:00Z'],
  ['Sydney, Australia', 'Australia/Sydney', '07-14', '19:00', '09:00Z'],
  ['Adelaide, Australia', 'Australia/Adelaide', '01-14', '19:00', '08:30Z'],
  ['Adelaide, Australia', 'Australia/Adelaide', '07-14', '19:00', '09:30Z'],
  ['Kolkata, India', 'Asia/Kolkata', '07-14', '19:00', '13:30Z'],
  ['Kathmandu, Nepal', 'Asia/Kathmandu', '07-14', '19:00', '13:15Z'],
])('in %s (%s) on %s at %s it begins at %s', async (location, zone, day, startTime, utc) => {
  await call({ location, startDate: `${year}-${day}`, startTime })
  const event = await only(await subscribe('rook'))
  expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(zone)
  expect(event.startDate.toJSDate().toISOString()).toBe(`${year}-${day}T${utc.replace('Z', ':00.000Z')}`)
})

/** What no gazetteer names may still be where somebody is. */
const moveTo = async (zone: string, id: number) =>
  world.db.updateTable('gatherings').set({ time_zone: zone }).where('id', '=', id).execute()

test.each([
  ['01-14', '08:00Z'],
  ['07-14', '08:30Z'],
])('on Lord Howe, whose clocks change by half an hour, on %s at %s', async (day, utc) => {
  const { id } = await call({ startDate: `${year}-${day}` })
  await moveTo('Australia/Lord_Howe', id)
  const event = await only(await subscribe('rook'))
  expect(event.startDate.toJSDate().toISOString()).toBe(`${year}-${day}T${utc.replace('Z', ':00.000Z')}`)
})

/** The last Sunday of a month of 31 days, on which European clocks change. */
function lastSunday(month: number) {
  const last = new Date(Date.UTC(year, month - 1, 31))
  last.setUTCDate(31 - last.getUTCDay())
  return last.toISOString().slice(0, 10)
}

test.each([
  [3, 5],
  [10, 7],
])('from ten to five in the night in which clocks change in month %d it is not seven hours', async (month, hours) => {
  const night = lastSunday(month)
  const evening = new Date(Date.parse(night) - 86_400_000).toISOString().slice(0, 10)
  await call({ startDate: evening, startTime: '22:00', endTime: '04:00' })
  const event = await only(await subscribe('rook'))
  const [start = '', end = ''] = moments(event)
  expect((Date.parse(end) - Date.parse(start)) / 3_600_000).toBe(hours)
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    ...[false, `${evening}T22:00:00`, `${night}T04:00:00`],
  ])
})

test('over New Year it stands in both years, by the hour', async () => {
  await call({ location: 'Sydney, Australia', startDate: `${year}-12-31`, startTime: '21:00', endTime: '02:30' })
  expect(moments(await only(await subscribe('rook')))).toEqual([
    `${year}-12-31T10:00:00.000Z`,
    `${year}-12-31T15:30:00.000Z`,
  ])
})

test('one of several days covers whole days, the last too, and says when it begins', async () => {
  await call({ startDate: inDays(20), endDate: inDays(23), endTime: '12:00', startTime: '16:00' })
  const event = await only(await subscribe('rook'))
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    ...[true, inDays(20), inDays(24)],
  ])
  expect(event.description).toMatch(/^Begins on .+ at 16:00\.$/m)
})

test('an open end is said, and does not leave it without any length', async () => {
  await call({ endTime: null })
  const event = await only(await subscribe('rook'))
  expect(event.description).toContain('Its end is open.')
  expect(event.endDate.toString()).toBe(`${supper.startDate}T22:00:00`)
})

test('an entry says where, what, and the page of it', async () => {
  const { id } = await call({ description: 'One **table**, one pot.' })
  const event = await only(await subscribe('rook'))
  expect(event).toMatchObject({
    uid: `gathering-${id}@brothers.example`,
    summary: 'Winter supper',
    location: 'The Salt Room, Galway, Ireland',
    description: `One table, one pot.\n\nhttps://brothers.example/events/${id}`,
  })
  expect(propertyOf(event, 'url')).toBe(`https://brothers.example/events/${id}`)
})

test('it holds what he hosts, goes to, waits for or may come to, and how far that is settled', async () => {
  const one = await call({ seats: 2 })
  const statusFor = async (who: CastKey) => {
    const [event] = await eventsAt(await subscribe(who))
    return event ? propertyOf(event, 'status') : null
  }
  expect([await statusFor('rook'), await statusFor('oscar')]).toEqual(['CONFIRMED', null])
  await say('oscar', one, 'maybe')
  expect(await statusFor('oscar')).toBe('TENTATIVE')
  await say('oscar', one, 'going')
  expect(await statusFor('oscar')).toBe('CONFIRMED')
  await say('kenji', one, 'going')
  expect(await statusFor('kenji')).toBe('TENTATIVE')
  await say('kenji', one, 'cannot')
  expect(await statusFor('kenji')).toBeNull()
})

test('another time keeps its name and raises its number; called off is said in two ways, called again in none', async () => {
  const one = await call()
  await say('oscar', one, 'going')
  const path = await subscribe('oscar')
  const now = async () => {
    const event = await only(path)
    const status = propertyOf(event, 'status')
    return { uid: event.uid, sequence: event.sequence, summary: event.summary, status, at: event.startDate.toString() }
  }
  const first = await now()
  expect(first).toMatchObject({ sequence: 1, status: 'CONFIRMED', at: `${supper.startDate}T19:00:00` })
  const rook = await world.as('rook')
  await rook(gatherings.update, of(one, { body: { ...supper, startTime: '20:00', version: 1 } }))
  expect(await now()).toEqual({ ...first, sequence: 2, at: `${supper.startDate}T20:00:00` })
  await rook(gatherings.callOff, of(one, { body: {} }))
  expect(await now()).toMatchObject({
    ...{ uid: first.uid, sequence: 3, status: 'CANCELLED', summary: 'Called off: Winter supper' },
  })
  await rook(gatherings.callAgain, of(one))
  expect(await now()).toMatchObject({ sequence: 4, status: 'CONFIRMED', summary: 'Winter supper' })
  await (await world.as('julian'))(gatherings.takeDown, of(one, { body: { reason: 'The bar has burnt down.' } }))
  expect(await now()).toMatchObject({ uid: first.uid, sequence: 5, status: 'CANCELLED' })
})

test('called off it stays for thirty days', async () => {
  const { id } = await call()
  const path = await subscribe('rook')
  const off = (days: number) =>
    world.db
      .updateTable('gatherings')
      .set({ called_off_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute()
  await off(29)
  expect(await eventsAt(path)).toHaveLength(1)
  await off(31)
  expect(await eventsAt(path)).toEqual([])
})

test('a file has the same entry for whoever is asked, and is nowhere for whoever is not', async () => {
  const one = await call({ audience: 'named', asked: [await world.idOf('oscar')] })
  const fileFor = async (who: CastKey) => (await world.as(who))(gatherings.calendarFile, of(one))
  const { status, text, headers } = await fileFor('oscar')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toContain('filename="Winter supper.ics"')
  const [event] = eventsIn(text)
  expect(event?.uid).toBe(`gathering-${one.id}@brothers.example`)
  expect(event && propertyOf(event, 'status')).toBe('TENTATIVE')
  expect((await fileFor('kenji')).status).toBe(404)
})

test('while gatherings are switched off the calendar has none, and there is no file of one', async () => {
  const one = await call()
  const url = await subscribe('rook')
  const [marcus, rook] = [await world.as('marcus'), await world.cookieOf('rook')]
  await marcus(settings.change, { body: { gatherings: false } })
  expect(await eventsAt(url)).toEqual([])
  const path = gatherings.calendarFile.path.replace(':gatheringId', String(one.id))
  expect((await world.app.inject({ url: path, headers: { cookie: rook } })).statusCode).toBe(404)
  await marcus(settings.change, { body: { gatherings: true } })
  expect(await eventsAt(url)).toHaveLength(1)
})
