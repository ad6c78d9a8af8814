// What the pages ask about gatherings.
import { gatherings } from '@aerie/contract/gatherings'
import { endpointQuery } from '#lib/api.ts'

export type GatheringScope = 'upcoming' | 'past' | 'mine'

export const gatheringsQuery = (scope: GatheringScope) =>
  endpointQuery(gatherings.list, { query: { scope, limit: '200' } })

/** How many each of the lists has. */
export const countsQuery = endpointQuery(gatherings.counts)

export const gatheringQuery = (gatheringId: string) => endpointQuery(gatherings.show, { params: { gatheringId } })

export const answersQuery = (gatheringId: string) => endpointQuery(gatherings.answers, { params: { gatheringId } })

/** The clock of a place at an hour. */
export const clockQuery = (location: string, date: string, time: string) =>
  endpointQuery(gatherings.clock, { query: { location, date, time } })
