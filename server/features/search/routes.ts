// Search everywhere: its endpoint.
import { search } from '@aerie/contract/search'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { searchEverywhere } from './service.ts'

export function searchRoutes(app: FastifyInstance, { registry: { finders } }: Pick<RouteDeps, 'registry'>) {
  serve(app, search.find, (ctx, { query }) => searchEverywhere(ctx, finders, query))
}
