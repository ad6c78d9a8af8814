// The map's provider in this installation, and the tiles of our own: endpoints to services.
import { type MapProvider, map } from '@aerie/contract/map'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { openTiles } from './service.ts'

export async function mapRoutes(app: FastifyInstance, { services: { googleMapsKey } }: RouteDeps) {
  const tiles = await openTiles()
  app.addHook('onClose', () => tiles.close())
  serve(
    app,
    map.provider,
    (): MapProvider =>
      googleMapsKey ? { provider: 'google', key: googleMapsKey } : { provider: 'embedded', tiles: tiles.version },
  )
  serve(app, map.tile, async (_ctx, { params, query, reply }) => {
    const tile = await tiles.tile(params)
    if (!tile) throw notFound('Tile')
    // Only the address that names these very tiles will never stand for others.
    const lifetime = query.v === tiles.version ? 'private, max-age=31536000, immutable' : 'no-store'
    reply.header('cache-control', lifetime).type('application/vnd.mapbox-vector-tile')
    return tile.length > 0 ? reply.header('content-encoding', 'gzip').send(tile) : reply.code(204).send()
  })
}
