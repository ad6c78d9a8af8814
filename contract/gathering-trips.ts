// Gatherings and trips: what one passes while travelling, who passes by anyway, and asking him along.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { GatheringCard } from './gatherings.ts'
import { PersonRef } from './person.ts'
import { Id, line, PathId } from './values.ts'

/** A gathering so many days before or after a trip is near its days. */
export const DAYS_AROUND_TRIP = 3
/** A gathering names no more who pass by. */
export const MOST_PASSING = 200

const NearGathering = z.pick(GatheringCard, {
  id: true,
  title: true,
  location: true,
  city: true,
  startDate: true,
  endDate: true,
  own: true,
})
export type NearGathering = z.infer<typeof NearGathering>

/** A brother whose shared trip brings him near while it is on, and who has not answered. */
const PassingBrother = z.object({
  member: PersonRef,
  pledgeClass: z.nullable(z.int()),
  /** Where his trip brings him, and from when to when. */
  city: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** A host has asked him along. */
  isAskedAlong: z.boolean(),
  /** He is among those who are asked; else asking him along asks him by name. */
  isInvited: z.boolean(),
})
export type PassingBrother = z.infer<typeof PassingBrother>

export const GatheringTrips = z.object({
  /** For its hosts alone, while answers are open; else empty. */
  passing: z.array(PassingBrother),
  /** What to plan for the caller, who comes from elsewhere and has no trip there; a trip is never made for him. */
  plan: z.nullable(z.object({ location: z.string(), startDate: z.iso.date(), endDate: z.iso.date() })),
})
export type GatheringTrips = z.infer<typeof GatheringTrips>

const params = z.object({ gatheringId: PathId })

export const gatheringTrips = endpoints('gathering-trips', {
  near: endpoint('GET', '/api/gatherings/near', {
    summary: 'The gatherings that you are asked to, near a place and around some days.',
    query: z.strictObject({ location: line(200), startDate: z.iso.date(), endDate: z.iso.date() }),
    response: z.array(NearGathering),
  }),
  show: endpoint('GET', '/api/gatherings/:gatheringId/trips', {
    summary:
      'Who passes by a gathering anyway, by shared trips, for its hosts; and the trip that you may want to plan.',
    params,
    response: GatheringTrips,
  }),
  askAlong: endpoint('POST', '/api/gatherings/:gatheringId/asked-along', {
    summary: 'Ask brothers along who pass by a gathering that you host; each is told once.',
    refuses: ['conflict'],
    params,
    body: z.strictObject({ memberIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_PASSING)) }),
    response: GatheringTrips,
  }),
})
