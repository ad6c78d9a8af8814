// Where brothers live, as the map shows it.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonName } from './person.ts'

/** One city. `firstName` is the name the brother goes by. */
export const MapLocation = z.object({
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  memberCount: z.int(),
  members: z.array(PersonName),
})
export type MapLocation = z.infer<typeof MapLocation>

export const residences = endpoints('residences', {
  map: endpoint('GET', '/api/map-data', {
    summary: 'Cities with the active brothers whose city all brothers may see.',
    response: z.array(MapLocation),
  }),
})
