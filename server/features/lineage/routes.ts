// The tree of all brothers: endpoint to its cache.
import { lineage } from '@aerie/contract/lineage'
import type { FastifyInstance } from 'fastify'
import { readyJson, sendCachedJson } from '#platform/http/send-cached-json.ts'
import { serve } from '#platform/http/serve.ts'
import { readTree } from './tree.ts'

export function lineageRoutes(app: FastifyInstance) {
  app.fastPath.add(lineage.list, (ctx, { headers }) => {
    const tree = readTree.present(ctx)
    return tree ? readyJson(tree.whole, headers) : null
  })
  serve(app, lineage.list, async (ctx, { query, request, reply }) => {
    const tree = await readTree(ctx)
    return sendCachedJson(query.class === undefined ? tree.whole : tree.row(query.class), request, reply)
  })
}
