// What brothers have lately changed about themselves: endpoint to service.
import { feed } from '@aerie/contract/feed'
import type { FastifyInstance } from 'fastify'
import { servePage } from '#platform/http/serve-page.ts'
import { readFirstPage } from './first-page.ts'
import { listActivity } from './service.ts'

export function feedRoutes(app: FastifyInstance) {
  servePage(app, feed.activity, (ctx, page) =>
    page.cursor === undefined ? readFirstPage(ctx, page.limit) : listActivity(ctx, page),
  )
}
