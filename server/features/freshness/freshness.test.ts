// "Is this still right?" over HTTP: his own word counts, an officer's does not, and officers see how many have given it.
import { freshness } from '@aerie/contract/freshness'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { session } from '@aerie/contract/session'
import { daysAfter, writtenDay } from '@aerie/text/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
let julian: Awaited<ReturnType<World['as']>>
let marcus: Awaited<ReturnType<World['as']>>
let rookId: number
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
  julian = await world.as('julian')
  marcus = await world.as('marcus')
  rookId = await world.idOf('rook')
})
afterAll(() => world.close())

const NEVER = { place: null, contact: null, work: null }
const today = () => writtenDay(new Date().toISOString())
const ownRecord = async () => (await rook(members.own)).body

beforeEach(async () => {
  await sql`update members set place_confirmed_at = null, contact_confirmed_at = null, work_confirmed_at = null,
    asked_since = '2020-01-01', ask_again_on = null`.execute(world.ownerDb)
  world.ctx.bus.deliver({ number: null, stale: 'everything' })
})

test('he is asked once his day has come; each part that he confirms bears its date, and then he is asked in a year', async () => {
  const before = await ownRecord()
  expect(before.confirmed).toEqual(NEVER)
  expect((before.own?.asksFrom ?? '') < today()).toBe(true)
  await rook(freshness.confirm, { body: { parts: ['place'] } })
  const once = await ownRecord()
  expect(once.confirmed).toEqual({ ...NEVER, place: today() })
  expect(once.own?.asksFrom).toBe(before.own?.asksFrom)
  await rook(freshness.confirm, { body: { parts: ['contact', 'work'] } })
  expect((await ownRecord()).own?.asksFrom).toBe(daysAfter(today(), 365))
  expect((await rook(session.current)).body).toMatchObject({ own: { asksFrom: daysAfter(today(), 365) } })
})

test('said twice on a day, it is written once', async () => {
  const entries = async () =>
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from audit_entries where object_id = ${String(rookId)}`.execute(world.db)
    ).rows[0]?.n
  await rook(freshness.confirm, { body: { parts: ['work'] } })
  const before = await entries()
  expect((await rook(freshness.confirm, { body: { parts: ['work'] } })).status).toBe(200)
  expect(await entries()).toBe(before)
})

test('a change of his own confirms its part; what an officer writes does not', async () => {
  await marcus(memberChanges.update, {
    params: { memberId: String(rookId) },
    body: { location: 'Oslo, Norway', currentPosition: `Keeper ${Date.now()}` },
  })
  expect((await ownRecord()).confirmed).toEqual(NEVER)
  await rook(memberChanges.save, { body: { location: 'Lisbon, Portugal', bio: 'Here.' } })
  expect((await ownRecord()).confirmed).toEqual({ ...NEVER, place: today() })
})

test('who puts it off is asked in 30 days', async () => {
  await rook(freshness.askLater)
  const { own } = await ownRecord()
  expect([daysAfter(today(), 29), daysAfter(today(), 30), daysAfter(today(), 31)]).toContain(own?.asksFrom)
})

test('officers see when, brothers do not; his list of members says since when all of it is', async () => {
  await rook(freshness.confirm, { body: { parts: ['place', 'contact'] } })
  const params = { memberId: String(rookId) }
  expect((await julian(members.show, { params })).body.confirmed).toEqual({
    place: today(),
    contact: today(),
    work: null,
  })
  const kenji = await world.as('kenji')
  expect((await kenji(members.show, { params })).body.confirmed).toBeUndefined()
  const listed = async () => (await julian(members.manage)).body.find(({ id }) => id === rookId)?.confirmedOn
  expect(await listed()).toBeNull()
  await rook(freshness.confirm, { body: { parts: ['work'] } })
  expect(await listed()).toBe(today())
})

test('the count is of active brothers, by the part that is oldest', async () => {
  const { rows } = await sql<{ id: number }>`select id from members where inactive_since is null order by id`.execute(
    world.db,
  )
  const set = (at: number, days: number) =>
    sql`update members set place_confirmed_at = now() - make_interval(days => ${days}), contact_confirmed_at = now(),
      work_confirmed_at = now() where id = ${rows[at]?.id}`.execute(world.ownerDb)
  await set(0, 10)
  await set(1, 400)
  await set(2, 1000)
  await set(3, 20)
  const { body } = await julian(freshness.count)
  expect(body).toEqual({ withinYear: 2, withinTwoYears: 1, older: 1, never: rows.length - 4 })
  expect((await rook(freshness.count)).status).toBe(403)
})
