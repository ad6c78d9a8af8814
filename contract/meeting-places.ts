// Where and when most brothers would be together anyway: from residences on the map and shared trips, in totals alone.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

/** Fewer are never told. */
export const FEWEST_TOGETHER = 3

export const MeetingPlace = z.object({
  /** As places are written in forms, which finds the same city again. */
  location: z.string(),
  city: z.string(),
  /** Brothers who live in or near it, or are there by a shared trip, each once. */
  count: z.int().check(z.gte(FEWEST_TOGETHER)),
  /** On each of these days; null where they live there, and any day is as good as another. */
  days: z.nullable(z.object({ first: z.iso.date(), last: z.iso.date() })),
})
export type MeetingPlace = z.infer<typeof MeetingPlace>

export const meetingPlaces = endpoints('meeting-places', {
  list: endpoint('GET', '/api/meeting-places', {
    summary:
      'The cities, and their days within a year, that would bring most brothers together: from residences that all may see and shared trips, the same to everybody.',
    response: z.array(MeetingPlace),
  }),
})
