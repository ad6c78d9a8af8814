// The trips and notifications of the demo: pages with something in them for whoever looks around as a brother.
import { feed } from '@aerie/contract/feed'
import { notifications } from '@aerie/contract/notifications'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/transaction.ts'
import { openWorld, type World } from '../../test/world.ts'
import { castTrips } from '../cast/trips.ts'
import type { CastKey } from '../cast.ts'
import { readNotifications } from './notifications.ts'
import { addTrips } from './trips.ts'

const own = castTrips.filter(({ who }) => who === 'rook')
const shared = castTrips.filter(({ who, isShared }) => who !== 'rook' && isShared)
const titles = (some: readonly { title: string }[]) => some.map(({ title }) => title).toSorted()

let world: World
beforeAll(async () => {
  world = await openWorld()
  const ids = new Map<CastKey, number>()
  for (const { who } of castTrips) ids.set(who, await world.idOf(who))
  await inTransaction(world.ctx, async (tx) => {
    await addTrips(tx, (who) => ids.get(who) ?? 0)
    await readNotifications(tx)
  })
})
afterAll(() => world.close())

test('he has trips of his own, shared and not, and others travel', async () => {
  const rook = await world.as('rook')
  const his = (await rook(trips.list)).body
  expect(titles(his)).toEqual(titles(own))
  expect(new Set(his.map(({ isShared }) => isShared))).toEqual(new Set([true, false]))
  const others = (await rook(trips.list, { query: { scope: 'shared' } })).body
  expect(titles(others)).toEqual(titles(shared))
  for (const { stops } of [...his, ...others]) for (const { latitude } of stops) expect(latitude).not.toBeNull()
})

test('he has notifications of each kind, and has read some; the newest is of the trip that was shared last', async () => {
  const received = (await (await world.as('rook'))(notifications.list)).body
  expect(new Set(received.map(({ kind }) => kind))).toEqual(new Set(['nearby', 'coming', 'crossing']))
  expect(new Set(received.map(({ isRead }) => isRead))).toEqual(new Set([true, false]))
  const last = castTrips.at(-1)
  expect(received[0]).toMatchObject({ kind: 'coming', location: last?.locations[0], isRead: false })
})

test('news and notifications are of the days on which the trips were shared', async () => {
  const rook = await world.as('rook')
  const daysAgo = (at: string | null) => Math.floor((Date.now() - Date.parse(at ?? '')) / 86_400_000)
  const told = (await rook(feed.list, { query: { show: 'trips' } })).body
  const expected = castTrips.filter(({ isShared }) => isShared).map(({ sharedDaysAgo }) => sharedDaysAgo)
  expect(told.map(({ at }) => daysAgo(at))).toEqual(expected.toReversed())
  const received = (await rook(notifications.list)).body
  expect(daysAgo(received[0]?.createdAt ?? '')).toBe(castTrips.at(-1)?.sharedDaysAgo)
  expect(new Set(received.map(({ createdAt }) => daysAgo(createdAt))).size).toBeGreaterThan(2)
})
