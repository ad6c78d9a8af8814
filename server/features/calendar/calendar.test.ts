// The calendar feed over HTTP, read by a parser of another author.
import { calendar } from '@aerie/contract/calendar'
import { trips } from '@aerie/contract/trips'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays, leapYearAhead } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

const DAY_MS = 86_400_000

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  await world.db.deleteFrom('calendar_feeds').execute()
  await world.db.updateTable('members').set({ inactive_since: null }).execute()
})

const setInactive = async (player: CastKey, inactive: Date | null) =>
  world.db
    .updateTable('members')
    .set({ inactive_since: inactive })
    .where('id', '=', await world.idOf(player))
    .execute()

const plan = async (player: CastKey, title: string, more: Partial<Parameters<typeof body>[1]> = {}) =>
  (await (await world.as(player))(trips.create, { body: body(title, more) })).body

const body = (
  title: string,
  more: { isShared?: boolean; locations?: string[]; startDate?: string; endDate?: string },
) => ({ title, locations: ['Rome, Italy'], startDate: inDays(10), endDate: inDays(12), isShared: false, ...more })

async function subscribe(player: CastKey) {
  const { url } = (await (await world.as(player))(calendar.renew)).body
  return new URL(url ?? '').pathname
}

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })

async function eventsAt(path: string) {
  const { body: text } = await get(path)
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { strictExceptions: true }))
}

test('holds his own trips and what others share, and nobody else’s private ones', async () => {
  await plan('rook', 'Alone in Rome')
  await plan('rook', 'Together in Rome', { isShared: true })
  await plan('mateo', 'Secret harvest')
  const harvest = await plan('mateo', 'Open harvest', { isShared: true })
  const path = await subscribe('rook')
  const summaries = async () => (await eventsAt(path)).map(({ summary }) => summary).sort()
  expect(await summaries()).toEqual(['Alone in Rome', 'Mateo Bellini: Open harvest', 'Together in Rome'])

  const change = async (changes: object) =>
    (await world.as('mateo'))(trips.update, { params: { tripId: String(harvest.id) }, body: changes })
  await change({ isActive: false })
  expect(await summaries()).toEqual(['Alone in Rome', 'Together in Rome'])
  await change({ isActive: true })
  expect(await summaries()).toHaveLength(3)
  await change({ isShared: false })
  expect(await summaries()).toEqual(['Alone in Rome', 'Together in Rome'])
})

test('an entry covers whole days, the last one too, and keeps its name while it changes', async () => {
  const leap = leapYearAhead()
  const trip = await plan('rook', 'New year', {
    startDate: `${leap - 1}-12-30`,
    endDate: `${leap}-02-29`,
    locations: ['Rome, Italy', 'Apia'],
  })
  const path = await subscribe('rook')
  const [before] = await eventsAt(path)
  expect(before).toMatchObject({ uid: `trip-${trip.id}@brothers.example`, location: 'Rome, Italy · Apia' })
  expect([before?.startDate.isDate, before?.startDate.toString()]).toEqual([true, `${leap - 1}-12-30`])
  expect([before?.endDate.isDate, before?.endDate.toString()]).toEqual([true, `${leap}-03-01`])
  expect(before?.component.getFirstPropertyValue('url')).toBe('https://brothers.example/trips')
  expect(before?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')

  await sql`alter table trips disable trigger trips_changed`.execute(world.ownerDb)
  await world.db
    .updateTable('trips')
    .set({ changed_at: new Date(0) })
    .execute()
  await sql`alter table trips enable trigger trips_changed`.execute(world.ownerDb)
  const tripId = String(trip.id)
  await (await world.as('rook'))(trips.update, { params: { tripId }, body: { endDate: `${leap}-03-01` } })
  const [after] = await eventsAt(path)
  expect([after?.uid, after?.endDate.toString()]).toEqual([before?.uid, `${leap}-03-02`])
  const changed = String(after?.component.getFirstPropertyValue('last-modified'))
  expect(Date.parse(changed)).toBeGreaterThan(Date.now() - DAY_MS)
})

test.each([
  'Rome, Florence; Siena \\ back\\n',
  'Quotes " and \' and ^n and %0A',
  'BEGIN:VEVENT',
  '旅行'.repeat(60),
  '🪽👨‍👩‍👧‍👦'.repeat(15),
  'مرحبا يا أخي، رحلة إلى روما؛ שלום',
  ' x'.repeat(90).trim(),
])('says %j as it is, in lines of at most 75 octets', async (title) => {
  await plan('rook', title, { locations: ['Lost, by; the \\ sea', title.slice(0, 200)] })
  const path = await subscribe('rook')
  const { rawPayload } = await get(path)
  const lines = rawPayload.toString('latin1').split('\r\n')
  expect(lines.filter((line) => line.length > 75 || /[\r\n]/.test(line))).toEqual([])
  expect(lines.at(-1)).toBe('')
  const [event, ...others] = await eventsAt(path)
  expect(others).toEqual([])
  expect([event?.summary, event?.location]).toEqual([title, `Lost, by; the \\ sea · ${title.slice(0, 200)}`])
})

test('control characters of former titles, which calendars forbid, become spaces', async () => {
  const { id } = await plan('rook', 'Bell')
  const title = 'Bell\u0007 tab\tline\r\nBEGIN:VEVENT \u200fשלום'
  await world.db.updateTable('trips').set({ title }).where('id', '=', id).execute()
  const events = await eventsAt(await subscribe('rook'))
  expect(events.map(({ summary }) => summary)).toEqual(['Bell  tab line BEGIN:VEVENT \u200fשלום'])
})

test('what is over goes: his own after a year, the others’ at once', async () => {
  const own = await plan('rook', 'Own')
  const shared = await plan('mateo', 'Theirs', { isShared: true })
  const path = await subscribe('rook')
  const count = async (ended: number) => {
    await world.db
      .updateTable('trips')
      .set({ start_date: inDays(-ended - 3), end_date: inDays(-ended) })
      .where('id', 'in', [own.id, shared.id])
      .execute()
    return (await eventsAt(path)).length
  }
  expect(await count(0)).toBe(2)
  expect(await count(2)).toBe(1)
  expect(await count(360)).toBe(1)
  expect(await count(370)).toBe(0)
})

test('a program that knows the calendar is told that it is the same', async () => {
  await plan('rook', 'Rome')
  const path = await subscribe('rook')
  const first = await get(path)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  })
  expect(first.headers).not.toHaveProperty('set-cookie')
  const again = await get(path, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await plan('mateo', 'News', { isShared: true })
  expect((await get(path, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
})

test('an address is told once, and ends with the next one, with its member, or when he says so', async () => {
  const rook = await world.as('rook')
  expect((await rook(calendar.show)).body).toEqual({ since: null, url: null })
  const first = await subscribe('rook')
  const since = expect.stringMatching(/^20/)
  expect((await rook(calendar.show)).body).toEqual({ since, url: null })
  const kept = await world.db.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(first.split('/').at(-1)?.slice(0, 43))

  const second = await subscribe('rook')
  expect((await get(first)).statusCode).toBe(404)
  expect((await get(second)).statusCode).toBe(200)

  await setInactive('rook', new Date())
  expect((await get(second)).statusCode).toBe(404)
  await setInactive('rook', null)
  expect((await get(second)).statusCode).toBe(200)

  await rook(calendar.end)
  await rook(calendar.end)
  expect((await get(second)).statusCode).toBe(404)
  expect((await rook(calendar.show)).body).toEqual({ since: null, url: null })
})

test('an inactive traveller is in nobody’s calendar', async () => {
  await plan('mateo', 'Theirs', { isShared: true })
  const path = await subscribe('rook')
  expect(await eventsAt(path)).toHaveLength(1)
  await setInactive('mateo', new Date())
  expect(await eventsAt(path)).toEqual([])
})

test.each(['x', 'x.ics', `${'x'.repeat(43)}`, `${'x'.repeat(43)}.ics`, `..%2f${'x'.repeat(40)}.ics`, '%00.ics'])(
  '/api/calendar/%s leads nowhere',
  async (name) => {
    const { statusCode, headers } = await get(`/api/calendar/${name}`)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)
