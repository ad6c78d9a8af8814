// What pages ask about gatherings and trips.
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { queryOptions } from '@tanstack/react-query'
import { call, endpointQuery } from '#lib/api.ts'

export const gatheringTripsQuery = (gatheringId: number) =>
  endpointQuery(gatheringTrips.show, { params: { gatheringId: String(gatheringId) } })

/**
 * Near all places of a trip, each gathering once. Asked anew each time: which are near some days changes with every one that is
 * called.
 */
export const nearGatheringsQuery = (places: readonly string[], startDate: string, endDate: string) =>
  queryOptions({
    queryKey: [gatheringTrips.near.path, startDate, endDate, ...places],
    queryFn: async ({ signal }) => {
      const near = places.map((location) =>
        call(gatheringTrips.near, { query: { location, startDate, endDate }, signal }).catch(() => []),
      )
      return [...new Map((await Promise.all(near)).flat().map((one) => [one.id, one])).values()]
    },
    staleTime: 60_000,
  })
