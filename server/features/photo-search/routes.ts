// Searching photos: endpoints to services.
import { photoSearch } from '@aerie/contract/photo-search'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { findPhotos, summarize } from './service.ts'
import { suggest } from './suggestions.ts'

export function photoSearchRoutes(app: FastifyInstance) {
  servePage(app, photoSearch.find, (ctx, page, { query: { limit: _, cursor: __, ...filters } }) =>
    findPhotos(ctx, page, filters),
  )
  serve(app, photoSearch.summary, (ctx, { query }) => summarize(ctx, query))
  serve(app, photoSearch.suggestions, (ctx, { query }) => suggest(ctx, query.q ?? ''))
}
