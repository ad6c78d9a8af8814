// A page that is sent what came shows and counts what it would have been answered, whatever came and in which order.
import type { ActivityItem, CameToTop, FeedEntry } from '@aerie/contract/feed'
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { feedQuery, latestActivityQuery, summaryQuery, visitQuery } from '../features/feed/queries.ts'
import { sessionQuery } from '../features/session/queries.ts'
import { takeActivity } from './take-activity.ts'

const OWN = 7
const LINE = '2026-11-20T12:00:00.000Z'
const timeOf = (minute: number) => new Date(Date.parse(LINE) + minute * 60_000).toISOString()

const item = (id: number, minute: number, more: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  type: 'other',
  description: `has a new photo at ${minute}`,
  memberId: 100 + id,
  memberFirstName: 'Samir',
  memberLastName: 'Haddad',
  memberProfileImage: null,
  createdAt: timeOf(minute),
  reactions: {},
  myReactions: [],
  ...more,
})
const entry = (activity: ActivityItem): FeedEntry => ({ kind: 'activity', at: activity.createdAt, activity })
const ALL = feedQuery({})
const NEWS = feedQuery({ show: 'news' })

let asked: string[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json([])
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page that was answered this some minutes ago. */
function pageWith(items: ActivityItem[], newCount: number) {
  const cache = new QueryClient()
  const at = { updatedAt: Date.now() - 600_000 }
  cache.setQueryData(sessionQuery.queryKey, { id: OWN } as never, at)
  cache.setQueryData(latestActivityQuery.queryKey, items.slice(0, 10), at)
  cache.setQueryData(
    ALL.queryKey,
    { pages: [{ items: items.map(entry), next: undefined }], pageParams: [undefined] },
    at,
  )
  cache.setQueryData(NEWS.queryKey, { pages: [{ items: [], next: undefined }], pageParams: [undefined] }, at)
  cache.setQueryData(visitQuery.queryKey, { lastVisit: LINE, newCount }, at)
  return cache
}
const latest = (cache: QueryClient) => cache.getQueryData(latestActivityQuery.queryKey)
const inFeed = (cache: QueryClient) => cache.getQueryData(ALL.queryKey)?.pages.flatMap(({ items }) => items)
const came = (one: ActivityItem, was: string | null = null): CameToTop => ({ item: { ...one, myReactions: [] }, was })

test('it shows and counts as the server does, whatever saves there were', () => {
  const save = fc.record({ id: fc.integer({ min: 1, max: 15 }), isOwn: fc.boolean(), alone: fc.boolean() })
  fc.assert(
    fc.property(fc.array(save, { maxLength: 40 }), (saves) => {
      const there = new Map<number, ActivityItem>([1, 2, 3].map((id) => [id, item(id, id - 3)]))
      const sorted = () => [...there.values()].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
      const counted = () => sorted().filter((one) => one.createdAt > LINE && one.memberId !== OWN).length
      const cache = pageWith(sorted(), counted())
      let waiting: CameToTop[] = []
      for (const [at, { id, isOwn, alone }] of saves.entries()) {
        const before = there.get(id)
        const now = item(id, 10 + at, { memberId: before?.memberId ?? (isOwn ? OWN : 100) })
        there.set(id, now)
        waiting.push(came(now, before?.createdAt ?? null))
        if (!alone) continue
        takeActivity(cache, waiting)
        waiting = []
        // As after the seconds in which it would ask instead.
        cache.setQueryData(visitQuery.queryKey, (visit) => visit, { updatedAt: Date.now() - 600_000 })
      }
      takeActivity(cache, waiting)
      expect(latest(cache)).toEqual(sorted().slice(0, 10))
      expect(inFeed(cache)).toEqual(sorted().map(entry))
      expect(cache.getQueryData(visitQuery.queryKey)).toEqual({ lastVisit: LINE, newCount: counted() })
      expect(cache.getQueryData(NEWS.queryKey)?.pages[0]?.items).toEqual([])
    }),
  )
  expect(asked).toEqual([])
})

test('his own reactions stay on what is new again, and are asked for where it was not shown', async () => {
  const cache = pageWith([item(1, -5, { reactions: { '🦉': 1 }, myReactions: ['🦉'] })], 0)
  takeActivity(cache, [came(item(1, 5, { reactions: { '🦉': 1 } }), timeOf(-5))])
  expect(latest(cache)).toEqual([item(1, 5, { reactions: { '🦉': 1 }, myReactions: ['🦉'] })])
  expect(asked).toEqual([])
  takeActivity(cache, [came(item(2, 6, { reactions: { '🦅': 2 } }), timeOf(-50))])
  await expect.poll(() => asked).toEqual(['/api/activity?ids=2'])
})

test('a count that may be younger than what is told, and a summary of weeks, are asked for', () => {
  const cache = pageWith([item(1, -5)], 0)
  cache.setQueryData(visitQuery.queryKey, { lastVisit: LINE, newCount: 1 })
  takeActivity(cache, [came(item(2, 5))])
  expect(cache.getQueryState(visitQuery.queryKey)?.isInvalidated).toBe(true)

  const away = pageWith([item(1, -5)], 0)
  const old = new Date(Date.now() - 8 * 86_400_000).toISOString()
  away.setQueryData(visitQuery.queryKey, { lastVisit: old, newCount: 0 }, { updatedAt: 1 })
  away.setQueryData(summaryQuery.queryKey, { digest: null })
  takeActivity(away, [came(item(2, 0, { createdAt: new Date().toISOString() }))])
  expect(away.getQueryState(summaryQuery.queryKey)?.isInvalidated).toBe(true)
})

test('a list that waits for its answer stays stale, and a feed where it would stand deeper is asked anew', async () => {
  const cache = pageWith([item(1, 50), item(2, 40)], 2)
  await cache.invalidateQueries({ queryKey: latestActivityQuery.queryKey })
  takeActivity(cache, [came(item(3, 30))])
  expect(latest(cache)).toEqual([item(1, 50), item(2, 40)])
  expect(cache.getQueryState(latestActivityQuery.queryKey)?.isInvalidated).toBe(true)
  expect(cache.getQueryState(ALL.queryKey)?.isInvalidated).toBe(true)
})
