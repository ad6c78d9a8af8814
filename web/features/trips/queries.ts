// What the pages ask about trips.
import { trips } from '@aerie/contract/trips'
import { endpointQuery } from '#lib/api.ts'

export const ownTripsQuery = endpointQuery(trips.list)

/** The current and coming trips of others that they share. */
export const sharedTripsQuery = endpointQuery(trips.list, { query: { scope: 'shared' } })

/** Of these the few that come near where the viewer lives, the soonest first. */
export const nearTripsQuery = endpointQuery(trips.list, { query: { scope: 'near', limit: '3' } })

/** Those that began first: whoever is on the road is among them. */
export const soonestTripsQuery = endpointQuery(trips.list, { query: { scope: 'shared', limit: '20' } })
