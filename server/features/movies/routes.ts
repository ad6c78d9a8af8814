// Movies and shows: endpoints to services.
import { movies as endpoints } from '@aerie/contract/movies'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import type { Movies } from './service.ts'

export function movieRoutes(app: FastifyInstance, movies: Movies) {
  serve(app, endpoints.search, (ctx, { query }) => movies.search(ctx, query.q))
  serve(app, endpoints.poster, async (ctx, { params, reply }) => {
    const { stream, size } = await movies.poster(ctx, params.file)
    // TMDB gives another picture another name.
    reply.header('cache-control', 'private, max-age=31536000, immutable')
    return reply.header('content-length', size).type('image/jpeg').send(stream)
  })
}
