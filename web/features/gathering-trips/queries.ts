// What pages ask about gatherings and trips.
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { endpointQuery } from '#lib/api.ts'

export const gatheringTripsQuery = (gatheringId: number) =>
  endpointQuery(gatheringTrips.show, { params: { gatheringId: String(gatheringId) } })

/** Asked anew each time: which gatherings are near some days changes with every one that is called. */
export const nearGatheringsQuery = (location: string, startDate: string, endDate: string) => ({
  ...endpointQuery(gatheringTrips.near, { query: { location, startDate, endDate } }),
  staleTime: 60_000,
})
