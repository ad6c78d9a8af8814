// Gatherings by where they are: endpoint to service.
import { gatheringPlaces } from '@aerie/contract/gathering-places'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listPlaces } from './service.ts'

export function gatheringPlaceRoutes(app: FastifyInstance) {
  serve(app, gatheringPlaces.list, (ctx) => listPlaces(ctx))
}
