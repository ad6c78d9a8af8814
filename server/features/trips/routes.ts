// Trips: endpoints to services.
import { trips } from '@aerie/contract/trips'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { createTrip, listOwnTrips, listSharedTrips, removeTrip, updateTrip } from './service.ts'
import { showTrip } from './show.ts'

export function tripRoutes(app: FastifyInstance) {
  serve(app, trips.list, (ctx, { query }) => (query.scope === 'shared' ? listSharedTrips : listOwnTrips)(ctx))
  serve(app, trips.create, async (ctx, { body }) => showTrip(ctx, await createTrip(ctx, body)))
  serve(app, trips.update, async (ctx, { params, body }) => showTrip(ctx, await updateTrip(ctx, params.tripId, body)))
  serve(app, trips.remove, async (ctx, { params }) => {
    await removeTrip(ctx, params.tripId)
    return {}
  })
}
