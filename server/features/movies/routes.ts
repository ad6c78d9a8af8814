// Movies and shows: endpoints to services.
import { movies as endpoints } from '@aerie/contract/movies'
import type { FastifyInstance } from 'fastify'
import type { Surroundings } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { openMovies } from './service.ts'

export function movieRoutes(app: FastifyInstance, { services }: Surroundings) {
  const movies = openMovies(services.movies)
  serve(app, endpoints.search, (ctx, { query }) => movies.search(ctx, query.q))
  serve(app, endpoints.poster, async (ctx, { params, reply }) => {
    const { stream, size } = await movies.poster(ctx, params.file)
    // TMDB gives another picture another name.
    reply.header('cache-control', 'private, max-age=31536000, immutable')
    return reply.header('content-length', size).type('image/jpeg').send(stream)
  })
}
