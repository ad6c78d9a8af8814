// Trips: endpoints to services.
import { trips } from '@aerie/contract/trips'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { listNearTrips, listOwnTrips, listSharedTrips } from './lists.ts'
import { createTrip, removeTrip, updateTrip } from './service.ts'
import { showTrip } from './show.ts'

const LISTS = { own: listOwnTrips, shared: listSharedTrips, near: listNearTrips }

export function tripRoutes(app: FastifyInstance) {
  servePage(app, trips.list, (ctx, page, { query }) => LISTS[query.scope ?? 'own'](ctx, page), Number.POSITIVE_INFINITY)
  serve(app, trips.create, async (ctx, { body }) => showTrip(ctx, await createTrip(ctx, body)))
  serve(app, trips.update, async (ctx, { params, body }) => showTrip(ctx, await updateTrip(ctx, params.tripId, body)))
  serve(app, trips.remove, async (ctx, { params }) => {
    await removeTrip(ctx, params.tripId)
    return {}
  })
}
