// Reports, counted when they are asked for, as JSON and as CSV.
import type { Readable } from 'node:stream'
import type { Report, ReportName } from '@aerie/contract/reports'
import { readSettings, readToday } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { writeCsv } from '#platform/csv.ts'
import { REPORTS } from './kinds.ts'

export async function readReport(ctx: MemberContext, name: ReportName): Promise<Report> {
  const [today, settings] = await Promise.all([readToday(ctx), readSettings(ctx)])
  return { at: ctx.now().toISOString(), ...(await REPORTS[name](ctx.db, today, settings)) }
}

/** Its line over time, then its tables, with an empty row between. */
export function writeReport({ figures, series, tables }: Report): Readable {
  const rows = [
    ...figures.map(({ name, value }) => [name, value]),
    [],
    [series.title, ...series.lines.map(({ name }) => name)],
    ...series.labels.map((label, at) => [label, ...series.lines.map(({ values }) => values[at] ?? 0)]),
    ...tables.flatMap(({ title, label, rows: counted }) => [
      [],
      [title],
      [label, ''],
      ...counted.map((row) => [row.label, row.value]),
    ]),
  ]
  return writeCsv(rows)
}
