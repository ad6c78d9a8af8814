// One call answers the cards of the dashboard: each query that a card asks has its part, and asks for itself afterwards.
import { dashboard } from '@aerie/contract/dashboard'
import { polls } from '@aerie/contract/polls'
import { stats } from '@aerie/contract/stats'
import { trips } from '@aerie/contract/trips'
import { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { recentDocumentsQuery } from '#features/documents/queries.ts'
import { latestActivityQuery, latestNewsQuery, summaryQuery, visitQuery } from '#features/feed/queries.ts'
import { firstStepsQuery, newcomersQuery } from '#features/newcomers/queries.ts'
import { countQuery } from '#features/notifications/queries.ts'
import { openPollsQuery } from '#features/polls/queries.ts'
import { statsQuery } from '#features/stats/queries.ts'
import { nearTripsQuery, ownTripsQuery, sharedTripsQuery, soonestTripsQuery } from '#features/trips/queries.ts'
import { test } from '../../test/page.tsx'
import { askDashboard } from './use-dashboard.ts'

const STATS = { totalMembers: 1234, activeMembers: 1100, admins: 4, superAdmins: 2, verified: 0, yearsOfHistory: 80 }
const ANSWER = {
  stats: STATS,
  unread: { count: 3 },
  visit: { lastVisit: null, newCount: 0 },
  summary: { digest: null },
  news: [],
  activity: [],
  firstSteps: { steps: null },
  newcomers: [],
  polls: [],
  documents: [],
  ownTrips: [],
  nearTrips: [],
  soonestTrips: [],
}
const TRIP = {
  title: 'To the river',
  startDate: '2099-01-01',
  endDate: '2099-01-04',
  locations: [],
  stops: [],
  isShared: true,
  isActive: true,
  traveller: { id: 7, firstName: 'Rook', lastName: 'Adeyemi', profileImageUrl: null, profileImageHash: null },
}

const openCache = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })

test('each has its part without a call of its own', async ({ wire }) => {
  wire.answer(dashboard.show, ANSWER)
  const cache = openCache()
  askDashboard(cache)
  askDashboard(cache)
  const told = [
    await cache.fetchQuery(statsQuery),
    await cache.fetchQuery(countQuery),
    await cache.fetchQuery(visitQuery),
    await cache.fetchQuery(summaryQuery),
    await cache.fetchQuery(latestNewsQuery),
    await cache.fetchQuery(latestActivityQuery),
    await cache.fetchQuery(firstStepsQuery),
    await cache.fetchQuery(newcomersQuery),
    await cache.fetchQuery(openPollsQuery),
    await cache.fetchQuery(recentDocumentsQuery),
    await cache.fetchQuery(ownTripsQuery),
    await cache.fetchQuery(nearTripsQuery),
    await cache.fetchQuery(soonestTripsQuery),
  ]
  expect(told).toEqual(Object.values(ANSWER))
  expect(await cache.fetchQuery(sharedTripsQuery)).toEqual([])
  expect(wire.asked(dashboard.show)).toHaveLength(1)
})

test('what the answer lacks is asked for alone, and so is what has changed since', async ({ wire }) => {
  const { polls: _none, ...others } = ANSWER
  wire.answer(dashboard.show, others)
  wire.answer(polls.list, [])
  wire.answer(stats.show, { ...STATS, totalMembers: 1235 })
  const cache = openCache()
  askDashboard(cache)
  expect(await cache.fetchQuery(openPollsQuery)).toEqual([])
  expect(wire.asked(polls.list)).toHaveLength(1)
  expect(await cache.fetchQuery(statsQuery)).toEqual(STATS)
  expect(await cache.fetchQuery({ ...statsQuery, staleTime: 0 })).toMatchObject({ totalMembers: 1235 })
  askDashboard(cache)
  expect(wire.asked(dashboard.show)).toHaveLength(1)
})

test('of many trips the map asks for all', async ({ wire }) => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...TRIP, id: at + 1 }))
  wire.answer(dashboard.show, { ...ANSWER, soonestTrips: many })
  wire.answer(trips.list, [...many, { ...TRIP, id: 21 }])
  const cache = openCache()
  askDashboard(cache)
  expect(await cache.fetchQuery(sharedTripsQuery)).toHaveLength(21)
  expect(wire.asked(trips.list)).toEqual([{ form: {}, params: {}, body: {}, query: { scope: 'shared' } }])
})

test('where it fails, every card is told why', async ({ wire }) => {
  wire.refuse(dashboard.show, 'unavailable', 'The database is away.')
  const cache = openCache()
  askDashboard(cache)
  await expect.poll(() => cache.getQueryState(ownTripsQuery.queryKey)?.error).toMatchObject({ status: 503 })
  expect(cache.getQueryState(statsQuery.queryKey)?.error).toMatchObject({ status: 503 })
})
