// The gatherings of the demo: one of the organisation with a waiting list, a dinner for some classes, and one that is over.
import { gatherings } from '@aerie/contract/gatherings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/transaction.ts'
import { openWorld, type World } from '../../test/world.ts'
import { type CastKey, cast } from '../cast.ts'
import { addGatherings } from './gatherings.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const ids = new Map<CastKey, number>()
  for (const who of Object.keys(cast) as CastKey[]) ids.set(who, await world.idOf(who))
  await inTransaction(world.ctx, (tx) => addGatherings(tx, (who) => ids.get(who) ?? 0))
})
afterAll(() => world.close())

const listAs = async (who: CastKey, scope: 'upcoming' | 'past') =>
  (await (await world.as(who))(gatherings.list, { query: { scope } })).body

test('a brother finds two to come, each where the gazetteer knows it, and one that he has yet to answer', async () => {
  const coming = await listAs('rook', 'upcoming')
  expect(coming.map(({ isOfficial, own }) => [isOfficial, own?.standing])).toEqual([
    [false, undefined],
    [true, 'going'],
  ])
  for (const { latitude, hosts } of [...coming, ...(await listAs('rook', 'past'))]) {
    expect(latitude).not.toBeNull()
    expect(hosts).toHaveLength(1)
  }
})

test('the dinner is for the classes that are asked', async () => {
  expect(await listAs('teddy', 'upcoming')).toHaveLength(1)
})

test('of the one that is over it is said who was there, and nobody is told of it', async () => {
  const [past] = await listAs('rook', 'past')
  const there = await (await world.as('teddy'))(gatherings.answers, { params: { gatheringId: String(past?.id) } })
  expect(past?.going).toBeGreaterThan(20)
  expect(there.body.filter(({ wasThere }) => wasThere).length).toBe(past?.going)
  const told = await world.db
    .selectFrom('notifications')
    .select('id')
    .where('subject_id', '=', past?.id ?? 0)
    .execute()
  expect(told).toEqual([])
})
