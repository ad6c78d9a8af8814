// The audit log: endpoints to services.
import { type AuditFilter, audit } from '@aerie/contract/audit'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { attachment } from '#platform/http/attachment.ts'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { exportLog } from './export.ts'
import { compare, listEntries, readState } from './reading.ts'
import { verify } from './verifying.ts'

export function auditRoutes(app: FastifyInstance, { installation, registry }: RouteDeps) {
  servePage(app, audit.list, (ctx, page, { query: { limit, cursor, ...filter } }) =>
    listEntries(ctx, registry, page, filter as AuditFilter),
  )
  serve(app, audit.state, (ctx) => readState(ctx))
  serve(app, audit.compare, (ctx, { body }) => compare(ctx, body.noted))
  serve(app, audit.verify, async (ctx, { reply }) =>
    reply
      .header('cache-control', 'no-store')
      .type('application/x-ndjson')
      .send(await verify(ctx, installation.dataFolder)),
  )
  serve(app, audit.exportCsv, async (ctx, { query, reply }) =>
    reply
      .header('content-disposition', attachment('audit-log.csv'))
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(await exportLog(ctx, registry, query, 'csv')),
  )
  serve(app, audit.exportJson, async (ctx, { query, reply }) =>
    reply
      .header('content-disposition', attachment('audit-log.json'))
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(await exportLog(ctx, registry, query, 'json')),
  )
}
