// The tree of all brothers: endpoint to its cache.
import { lineage } from '@aerie/contract/lineage'
import type { FastifyInstance } from 'fastify'
import { serveKept } from '#platform/http/serve-kept.ts'
import { readTree } from './tree.ts'

export function lineageRoutes(app: FastifyInstance) {
  serveKept(
    app,
    lineage.list,
    async (ctx, { query }) => {
      const tree = await readTree(ctx)
      return query.class === undefined ? tree.whole : tree.row(query.class)
    },
    (ctx) => readTree.present(ctx)?.whole,
  )
}
