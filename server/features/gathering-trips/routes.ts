// Gatherings and trips: endpoints to services.
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { askAlong, listNear, showTrips } from './service.ts'

export function gatheringTripRoutes(app: FastifyInstance) {
  serve(app, gatheringTrips.near, (ctx, { query }) => listNear(ctx, query))
  serve(app, gatheringTrips.show, (ctx, { params }) => showTrips(ctx, params.gatheringId))
  serve(app, gatheringTrips.askAlong, (ctx, { params, body }) => askAlong(ctx, params.gatheringId, body.memberIds))
}
