// Import and export of members: endpoints to services.
import { ImportFields, rosters } from '@aerie/contract/rosters'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { readToday } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { writeCsv } from '#platform/csv.ts'
import { serve } from '#platform/http/serve.ts'
import { type ReceivedFile, readUpload } from '#platform/http/uploads.ts'
import { agreeToDeaths, dismissDeath, listDeaths, listMarked, markDeaths } from './deaths.ts'
import { exportMembers } from './export.ts'
import * as service from './service.ts'
import { listRecent, planUndo, undoImport } from './undo.ts'

const FORM = {
  field: rosters.run.file ?? '',
  fields: ImportFields,
  // 64 MB hold some 400,000 rows.
  largest: 64 * 1_048_576,
  tooLarge: 'The file is larger than 64 MB. Split it into several.',
  missing: 'Please select a CSV file.',
  accepts: /\.csv$/i,
}

const importUpload = (ctx: MemberContext, upload: ReceivedFile<z.output<typeof ImportFields>>) =>
  service.importFile(ctx, upload, upload.fields)

export function rosterRoutes(app: FastifyInstance) {
  serve(app, rosters.run, async (ctx, { request }) => {
    return readUpload(request, FORM, (given) => importUpload(ctx, given))
  })
  serve(app, rosters.bulk, async (ctx, { request }) => {
    if (!request.isMultipart()) return service.importRemaining(ctx)
    return readUpload(request, FORM, (given) => importUpload(ctx, given))
  })
  serve(app, rosters.remaining, (ctx) => service.describeRemaining(ctx))
  serve(app, rosters.report, async (ctx, { params, reply }) => {
    const rows = await service.listLeftOut(ctx, params.importId)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="import-${params.importId}-report.csv"`)
      .send(writeCsv(rows, ['row', 'name', 'outcome', 'reason']))
  })
  serve(app, rosters.recent, (ctx) => listRecent(ctx))
  serve(app, rosters.planUndo, (ctx, { params }) => planUndo(ctx, params.importId))
  serve(app, rosters.undo, (ctx, { params, body }) => undoImport(ctx, params.importId, body.confirmed))
  serve(app, rosters.deaths, listDeaths)
  serve(app, rosters.dismissDeath, async (ctx, { params }) => {
    await dismissDeath(ctx, params.memberId)
    return {}
  })
  serve(app, rosters.markDeaths, (ctx, { body }) => markDeaths(ctx, body.memberIds))
  serve(app, rosters.markedDeaths, listMarked)
  serve(app, rosters.agreeDeaths, (ctx, { body }) => agreeToDeaths(ctx, body.memberIds))
  serve(app, rosters.export, async (ctx, { reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="members-export-${await readToday(ctx)}.csv"`)
      .send(await exportMembers(ctx)),
  )
}
