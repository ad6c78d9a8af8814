// What the map is drawn with: whose it is in this house, and the tiles of our own.
import { type MapProvider, map } from '@aerie/contract/map'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { serve } from '#platform/http/serve.ts'
import type { Atlas } from './service.ts'

/** `googleKey`: null where the house draws its map itself. */
export function atlasRoutes(app: FastifyInstance, atlas: Atlas, googleKey: string | null) {
  app.addHook('onClose', () => atlas.close())
  serve(
    app,
    map.provider,
    (): MapProvider =>
      googleKey ? { provider: 'google', key: googleKey } : { provider: 'embedded', tiles: atlas.version },
  )
  serve(app, map.tile, async (_ctx, { params, query, reply }) => {
    const tile = await atlas.tile(params)
    if (!tile) throw notFound('Tile')
    // Only the address that names these very tiles will never stand for others.
    const lifetime = query.v === atlas.version ? 'private, max-age=31536000, immutable' : 'no-store'
    reply.header('cache-control', lifetime).type('application/vnd.mapbox-vector-tile')
    return tile.length > 0 ? reply.header('content-encoding', 'gzip').send(tile) : reply.code(204).send()
  })
}
