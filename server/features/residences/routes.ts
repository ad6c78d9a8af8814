// The brothers on the map: endpoint to the cached residences.
import { residences } from '@aerie/contract/residences'
import type { FastifyInstance } from 'fastify'
import { serveKept } from '#platform/http/serve-kept.ts'
import { readResidences } from './residences.ts'

export function residenceRoutes(app: FastifyInstance) {
  serveKept(
    app,
    residences.map,
    async (ctx) => (await readResidences(ctx)).whole,
    (ctx) => readResidences.present(ctx)?.whole,
  )
}
