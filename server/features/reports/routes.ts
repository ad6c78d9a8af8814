// Reports: endpoints to services.
import { reports } from '@aerie/contract/reports'
import type { FastifyInstance } from 'fastify'
import { readToday } from '#features/settings/service.ts'
import { attachment } from '#platform/http/attachment.ts'
import { serve } from '#platform/http/serve.ts'
import { readReport, writeReport } from './service.ts'

export function reportRoutes(app: FastifyInstance) {
  serve(app, reports.show, (ctx, { query }) => readReport(ctx, query.report))
  serve(app, reports.csv, async (ctx, { query, reply }) => {
    const report = await readReport(ctx, query.report)
    reply
      .header('content-disposition', attachment(`${query.report}-${await readToday(ctx)}.csv`))
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
    return reply.send(writeReport(report))
  })
}
