// Requests to join: endpoints to services.
import { joinRequests } from '@aerie/contract/join-requests'
import type { FastifyInstance } from 'fastify'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { accept, decline, reopen } from './deciding.ts'
import { countWaiting, listDecided, listWaiting, readMails } from './lists.ts'
import { ask, checkLink, confirm } from './service.ts'

export function joinRequestRoutes(app: FastifyInstance) {
  serveVisitors(app, joinRequests.ask, (ctx, { body }) => ask(ctx, body))
  serveVisitors(app, joinRequests.check, (ctx, { params }) => checkLink(ctx, params.token))
  serveVisitors(app, joinRequests.confirm, (ctx, { params }) => confirm(ctx, params.token))
  servePage(app, joinRequests.list, (ctx, page) => listWaiting(ctx, page))
  servePage(app, joinRequests.decided, (ctx, page) => listDecided(ctx, page))
  serve(app, joinRequests.count, (ctx) => countWaiting(ctx))
  serve(app, joinRequests.mails, (ctx) => readMails(ctx))
  serve(app, joinRequests.accept, (ctx, { params, body }) => accept(ctx, params.requestId, body))
  serve(app, joinRequests.decline, (ctx, { params, body }) => decline(ctx, params.requestId, body.note ?? null))
  serve(app, joinRequests.reopen, (ctx, { params }) => reopen(ctx, params.requestId))
}
