// The journeys of the demo: rooms with something in them for whoever looks around as a brother.
import { notifications } from '@aerie/contract/notifications'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/transaction.ts'
import { openWorld, type World } from '../test/world.ts'
import type { CastKey } from './cast.ts'
import { bringJourneys, journeys } from './journeys.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const ids = new Map<CastKey, number>()
  for (const { who } of journeys) ids.set(who, await world.idOf(who))
  await inTransaction(world.ctx, (tx) => bringJourneys(tx, (who) => ids.get(who) ?? 0))
})
afterAll(() => world.close())

test('he has trips of his own, and others travel', async () => {
  const rook = await world.as('rook')
  const own = (await rook(trips.list)).body
  expect(own.map(({ isShared }) => isShared)).toEqual([false, true, true])
  const others = (await rook(trips.list, { query: { scope: 'shared' } })).body
  expect(others).toHaveLength(7)
  for (const { stops } of [...own, ...others]) for (const { latitude } of stops) expect(latitude).not.toBeNull()
})

test('he is told of each kind, and has read some', async () => {
  const told = (await (await world.as('rook'))(notifications.list)).body
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['nearby', 'coming', 'crossing']))
  expect(new Set(told.map(({ isRead }) => isRead))).toEqual(new Set([true, false]))
  expect(told[0]).toMatchObject({ kind: 'coming', location: 'Lisbon, Portugal', isRead: false })
})
