// The brothers on the map: endpoint to the cached residences.
import { residences } from '@aerie/contract/residences'
import type { FastifyInstance } from 'fastify'
import { readyJson, sendCachedJson } from '#platform/http/send-cached-json.ts'
import { serve } from '#platform/http/serve.ts'
import { readResidences } from './residences.ts'

export function residenceRoutes(app: FastifyInstance) {
  app.fastPath.add(residences.map, (ctx, { headers }) => {
    const places = readResidences.present(ctx)
    return places ? readyJson(places.whole, headers) : null
  })
  serve(app, residences.map, async (ctx, { request, reply }) =>
    sendCachedJson((await readResidences(ctx)).whole, request, reply),
  )
}
