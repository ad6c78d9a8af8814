// What the others share, soonest first: the first of it is kept in memory, and says at every time what the database does.
import { memberChanges } from '@aerie/contract/member-changes'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const shared = async (who: CastKey, limit?: string, cursor?: string) =>
  (await world.as(who))(trips.list, {
    query: { scope: 'shared', ...(limit && { limit }), ...(cursor && { cursor }) },
  })
const titles = async (who: CastKey) => (await shared(who, '20')).body.map(({ title }) => title)

test('a trip is there for the others once it is shared, as it is by then, and gone with it', async () => {
  const rook = await world.as('rook')
  const days = { startDate: inDays(1), endDate: inDays(4) }
  const plan = { title: 'To the islands', locations: ['Oslo, Norway'], ...days, isShared: true }
  expect(await titles('kenji')).not.toContain(plan.title)
  const { id } = (await rook(trips.create, { body: plan })).body
  expect(await titles('kenji')).toContain(plan.title)
  expect(await titles('rook')).not.toContain(plan.title)

  const params = { tripId: String(id) }
  await rook(trips.update, { params, body: { title: 'To the fjords' } })
  await rook(memberChanges.save, { body: { familiar: 'Castle' } })
  const [trip] = (await shared('kenji', '20')).body.filter((one) => one.id === id)
  expect(trip).toMatchObject({ title: 'To the fjords', traveller: { firstName: 'Castle' } })
  await rook(trips.update, { params, body: { isShared: false } })
  expect(await titles('kenji')).not.toContain('To the fjords')
})

test('of more than are kept, every page follows the one before', async () => {
  const traveller = await world.idOf('mateo')
  await sql`with trip as (
      insert into trips (member_id, title, start_date, end_date, is_shared, first_shared_at)
      select ${traveller}, 'Trip ' || n, now()::date + n, now()::date + n + 2, true, now()
      from generate_series(1, 150) n returning id)
    insert into trip_stops (trip_id, position, location) select id, 1, 'Somewhere' from trip`.execute(world.ctx.db)
  // Written past the services, which would have announced it.
  await (await world.as('mateo'))(trips.create, {
    body: {
      title: 'The last',
      locations: ['Oslo, Norway'],
      startDate: inDays(200),
      endDate: inDays(201),
      isShared: true,
    },
  })
  const whole = (await shared('kenji')).body.map(({ id }) => id)
  expect(whole.length).toBeGreaterThan(150)
  const walked: number[] = []
  for (let cursor: string | undefined, pages = 0; pages === 0 || cursor; pages++) {
    const { body, headers } = await shared('kenji', '60', cursor)
    walked.push(...body.map(({ id }) => id))
    const [, query] = /\?([^>]+)>/.exec(String(headers.link ?? '')) ?? []
    cursor = new URLSearchParams(query).get('cursor') ?? undefined
  }
  expect(walked).toEqual(whole)
  expect((await shared('mateo', '60')).body.filter((one) => one.traveller.id === traveller)).toEqual([])
})
