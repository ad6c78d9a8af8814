// Asks for what the dashboard shows first in one call: each card's query takes its part, and asks for itself from then on.
import { DASHBOARD_PARTS, type Dashboard, dashboard, SOONEST_TRIPS } from '@aerie/contract/dashboard'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { trips } from '@aerie/contract/trips'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, endpointQuery } from '#lib/api.ts'

/** To be called before the cards are drawn, each of which would ask for itself. */
export function useDashboard() {
  const cache = useQueryClient()
  useState(() => askDashboard(cache))
}

/** So few are asked for by their cards. */
const MOST_ALONE = 2

/** Does nothing for what is known, or on its way. */
export function askDashboard(cache: QueryClient) {
  const lacking = ASKED.filter(({ queryKey }) => !cache.getQueryState(queryKey))
  if (lacking.length <= MOST_ALONE) return
  const answer = call(dashboard.show)
  for (const { queryKey, endpoint, query, partIn } of lacking) {
    const first = { of: answer as Promise<Dashboard> | null }
    void cache.prefetchQuery({
      queryKey,
      async queryFn({ signal }) {
        const { of } = first
        first.of = null
        return (of && partIn(await of)) ?? call(endpoint, { query, signal })
      },
    })
  }
}

interface CardQuery {
  endpoint: AnyEndpoint
  query: Record<string, string>
  /** Undefined where the answer does not have it. */
  partIn: (answer: Dashboard) => unknown
}

const asked = ({ endpoint, query, partIn }: CardQuery) => ({
  queryKey: endpointQuery(endpoint, { query }).queryKey,
  endpoint,
  query,
  partIn,
})

/** The map shows all trips of others. Where they are few, the soonest are all. */
const SHARED_TRIPS: CardQuery = {
  endpoint: trips.list,
  query: { scope: 'shared' },
  partIn: ({ soonestTrips }) => (soonestTrips && soonestTrips.length < SOONEST_TRIPS ? soonestTrips : undefined),
}

const ASKED = [
  ...Object.entries(DASHBOARD_PARTS).map(([name, part]) =>
    asked({ ...part, partIn: (answer) => answer[name as keyof Dashboard] }),
  ),
  asked(SHARED_TRIPS),
]
