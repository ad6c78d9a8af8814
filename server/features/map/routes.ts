// What the map is drawn with: its provider in this installation, and the tiles of our own.
import { type MapProvider, map } from '@aerie/contract/map'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { serve } from '#platform/http/serve.ts'
import type { MapTiles } from './service.ts'

/** `googleKey`: null where this installation serves the map itself. */
export function mapRoutes(app: FastifyInstance, mapTiles: MapTiles, googleKey: string | null) {
  app.addHook('onClose', () => mapTiles.close())
  serve(
    app,
    map.provider,
    (): MapProvider =>
      googleKey ? { provider: 'google', key: googleKey } : { provider: 'embedded', tiles: mapTiles.version },
  )
  serve(app, map.tile, async (_ctx, { params, query, reply }) => {
    const tile = await mapTiles.tile(params)
    if (!tile) throw notFound('Tile')
    // Only the address that names these very tiles will never stand for others.
    const lifetime = query.v === mapTiles.version ? 'private, max-age=31536000, immutable' : 'no-store'
    reply.header('cache-control', lifetime).type('application/vnd.mapbox-vector-tile')
    return tile.length > 0 ? reply.header('content-encoding', 'gzip').send(tile) : reply.code(204).send()
  })
}
