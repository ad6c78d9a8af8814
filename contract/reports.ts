// Reports for officers: counts alone, never of one brother.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

export const ReportName = z.enum(['membership', 'votes', 'trips', 'storage', 'sign-ins'])
export type ReportName = z.infer<typeof ReportName>

/** What the numbers of a report count. */
export const ReportUnit = z.enum(['count', 'percent', 'bytes'])
export type ReportUnit = z.infer<typeof ReportUnit>

/** Lines over the same labels, in the order of time. */
export const Series = z.object({
  title: z.string(),
  unit: ReportUnit,
  /** Years or months. */
  labels: z.array(z.string()),
  lines: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
})
export type Series = z.infer<typeof Series>

export const ReportTable = z.object({
  title: z.string(),
  /** Of the values. */
  unit: ReportUnit,
  /** What the rows are: country, class, poll. */
  label: z.string(),
  /** The largest first, or in their own order. */
  rows: z.array(z.object({ label: z.string(), value: z.number() })),
})
export type ReportTable = z.infer<typeof ReportTable>

export const Report = z.object({
  title: z.string(),
  at: z.iso.datetime(),
  figures: z.array(z.object({ name: z.string(), unit: ReportUnit, value: z.number() })),
  series: Series,
  tables: z.array(ReportTable),
  /** How it was counted, where that does not go without saying. */
  note: z.nullable(z.string()),
})
export type Report = z.infer<typeof Report>

const report = z.strictObject({ report: ReportName })

export const reports = endpoints('reports', {
  show: endpoint('GET', '/api/reports', {
    summary: 'A report: membership, votes, trips, storage or sign-ins, in counts.',
    who: 'admin',
    query: report,
    response: Report,
  }),
  csv: endpoint('GET', '/api/reports/csv', {
    summary: 'The same as CSV.',
    who: 'admin',
    query: report,
    answers: 'text/csv',
  }),
})
