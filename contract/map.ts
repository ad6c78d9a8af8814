// The Wingspan: where brothers live, and what the map is drawn with.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './values.ts'

export const MapMember = z.object({ id: Id, firstName: z.string(), lastName: z.string() })

/** One city. `firstName` is what the brother is called. */
export const MapLocation = z.object({
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  memberCount: z.int(),
  members: z.array(MapMember),
})
export type MapLocation = z.infer<typeof MapLocation>

/** The key is made for browsers: Google limits it to the addresses of this site. */
export const MapProvider = z.union([
  z.object({ provider: z.literal('embedded') }),
  z.object({ provider: z.literal('google'), key: z.string() }),
])
export type MapProvider = z.infer<typeof MapProvider>

export const map = {
  data: endpoint('GET', '/api/map-data', {
    summary: 'Cities with the active brothers whose city all brothers may see.',
    response: z.array(MapLocation),
  }),
  provider: endpoint('GET', '/api/map-provider', {
    summary: 'What draws the map of this house.',
    response: MapProvider,
  }),
}
