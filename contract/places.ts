// Cities of the world, to choose a place from.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { limit } from './page.ts'
import { searched } from './values.ts'

export const City = z.object({
  /** GeoNames' number of the place. */
  id: z.int(),
  name: z.string(),
  /** City, region, country: stored when it is chosen, and found again by it. */
  fullName: z.string(),
  /** The name by which it was found, where that is another. */
  otherName: z.nullable(z.string()),
  admin1: z.nullable(z.string()),
  country: z.string(),
  /** 0 where it is unknown. */
  population: z.int(),
  latitude: z.number(),
  longitude: z.number(),
})
export type City = z.infer<typeof City>

export const places = endpoints('places', {
  search: endpoint('GET', '/api/cities/search', {
    summary:
      'Cities by the beginning of their name, the likeliest first. With meant, what a location that stands in a profile means to the map: one city, several where it does not say which, or none.',
    query: z.strictObject({
      q: searched(),
      limit,
      meant: z.optional(z.literal('true')),
      /** The country that was given apart, for what is meant. */
      country: z.optional(searched()),
    }),
    response: z.array(City),
  }),
})
