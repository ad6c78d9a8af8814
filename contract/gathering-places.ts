// Where gatherings are that are to come, for the map.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Id } from './values.ts'

export const GatheringPlace = z.object({
  id: Id,
  title: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** By the clock of the place. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** Brothers who go. */
  going: z.int(),
})
export type GatheringPlace = z.infer<typeof GatheringPlace>

export const gatheringPlaces = endpoints('gatheringPlaces', {
  list: endpoint('GET', '/api/gatherings/places', {
    summary:
      'Where the gatherings are that you are asked to and that are to come, as far as their cities are known; the soonest first, 200 at most.',
    refuses: ['not_found'],
    response: z.array(GatheringPlace),
  }),
})
