// What the pages ask about trips.
import { trips } from '@aerie/contract/trips'
import { endpointQuery } from '#lib/api.ts'

export const ownTripsQuery = endpointQuery(trips.list)

/** The current and coming trips of others that they share. */
export const sharedTripsQuery = endpointQuery(trips.list, { query: { scope: 'shared' } })
