// Import and export of members: endpoints to services.

import type { Readable } from 'node:stream'
import { rosters } from '@aerie/contract/rosters'
import { stringify } from 'csv-stringify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/errors.ts'
import { serve } from '#platform/http/serve.ts'
import { exportMembers } from './export.ts'
import * as service from './service.ts'

/** 64 MB hold some 400,000 rows. */
const LARGEST = 64 * 1_048_576

export function importRoutes(app: FastifyInstance) {
  serve(app, rosters.run, async (ctx, { request }) => {
    const given = await readForm(request)
    if (!given.file) throw new Refusal('not_valid', 'Please select a CSV file.')
    return within(given.file, (source) => service.importFile(ctx, source, given.fileName, given.options))
  })
  serve(app, rosters.bulk, async (ctx, { request }) => {
    if (!request.isMultipart()) return service.importRemaining(ctx)
    const given = await readForm(request)
    if (!given.file) return service.importRemaining(ctx)
    return within(given.file, (source) => service.importFile(ctx, source, given.fileName, given.options))
  })
  serve(app, rosters.remaining, (ctx) => service.describeRemaining(ctx))
  serve(app, rosters.report, async (ctx, { params, reply }) => {
    const rows = await service.listLeftOut(ctx, params.importId)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="import-${params.importId}-report.csv"`)
      .send(
        stringify(rows, {
          header: true,
          bom: true,
          escape_formulas: true,
          columns: ['row', 'name', 'outcome', 'reason'],
        }),
      )
  })
  serve(app, rosters.export, async (ctx, { reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="members-export-${ctx.now().toISOString().slice(0, 10)}.csv"`,
      )
      .send(await exportMembers(ctx)),
  )
}

interface Given {
  file: (Readable & { truncated: boolean }) | null
  fileName: string
  options: service.Options
}

/** Reads the fields up to the file, which has to come last: it is read as it arrives. */
async function readForm(request: FastifyRequest): Promise<Given> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST + 65_536) throw tooLarge()
  const options = { dryRun: false, exclude: new Set<number>(), invite: false }
  for await (const part of request.parts({
    limits: { fileSize: LARGEST, files: 1, fields: 10, fieldSize: 1_048_576 },
  })) {
    if (part.type === 'field') {
      const value = String(part.value)
      if (part.fieldname === 'dryRun') options.dryRun = value === 'true'
      if (part.fieldname === 'invite') options.invite = value === 'true'
      if (part.fieldname === 'exclude') options.exclude = new Set(value.split(',').filter(Boolean).map(Number))
      continue
    }
    if (part.fieldname !== 'csv' || !/\.csv$/i.test(part.filename))
      throw new Refusal('not_valid', 'Please select a CSV file.')
    return { file: part.file, fileName: part.filename.slice(0, 200), options }
  }
  return { file: null, fileName: '', options }
}

/** Refuses a file that turns out too large while it is read; the import is taken back with it. */
async function within<T>(file: Readable & { truncated: boolean }, work: (source: Readable) => Promise<T>) {
  file.once('limit', () => file.destroy(tooLarge()))
  try {
    return await work(file)
  } finally {
    file.resume()
  }
}

const tooLarge = () => new Refusal('too_large', 'The file is larger than 64 MB. Split it into several.')
