// Asks for what the dashboard's cards show, so that they stand filled when the page does.
import type { QueryClient } from '@tanstack/react-query'
import { recentDocumentsQuery } from '../features/documents/queries.ts'
import { latestActivityQuery, latestNewsQuery, summaryQuery, visitQuery } from '../features/feed/queries.ts'
import { firstStepsQuery, newcomersQuery } from '../features/newcomers/queries.ts'
import { openPollsQuery } from '../features/polls/queries.ts'
import { nearTripsQuery, ownTripsQuery, soonestTripsQuery } from '../features/trips/queries.ts'

/** What fails is told in its card. */
export const prefetchDashboard = (cache: QueryClient) =>
  Promise.all([
    cache.prefetchQuery(latestNewsQuery),
    cache.prefetchQuery(latestActivityQuery),
    cache.prefetchQuery(visitQuery),
    cache.prefetchQuery(summaryQuery),
    cache.prefetchQuery(firstStepsQuery),
    cache.prefetchQuery(newcomersQuery),
    cache.prefetchQuery(openPollsQuery),
    cache.prefetchQuery(recentDocumentsQuery),
    cache.prefetchQuery(ownTripsQuery),
    cache.prefetchQuery(nearTripsQuery),
    cache.prefetchQuery(soonestTripsQuery),
  ])
