// Cities to choose from: the endpoint to its service.
import { places } from '@aerie/contract/places'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { searchCities } from './service.ts'

export function placeRoutes(app: FastifyInstance) {
  serve(app, places.search, (_ctx, { query }) => searchCities(query))
}
