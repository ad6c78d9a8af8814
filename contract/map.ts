// The map's provider and its tiles.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

/** `tiles` is the version of our own tiles. The key is made for browsers: Google limits it to the addresses of this site. */
export const MapProvider = z.union([
  z.object({ provider: z.literal('embedded'), tiles: z.string() }),
  z.object({ provider: z.literal('google'), key: z.string() }),
])
export type MapProvider = z.infer<typeof MapProvider>

/** Zoom, column or row of a tile. */
const TileNumber = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,4})$/)),
  z.transform((digits: string) => Number(digits)),
)

export const map = endpoints('map', {
  provider: endpoint('GET', '/api/map-provider', {
    summary: 'The provider of the map on this installation.',
    response: MapProvider,
  }),
  tile: endpoint('GET', '/api/map/tiles/:z/:x/:y', {
    summary: 'A tile of our own map of the world. With the version of the tiles as `v` it may be cached for good.',
    params: z.object({ z: TileNumber, x: TileNumber, y: TileNumber }),
    query: z.strictObject({ v: z.optional(z.string().check(z.maxLength(40))) }),
    answers: 'application/vnd.mapbox-vector-tile',
  }),
})
