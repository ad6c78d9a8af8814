// Import and export of a roster as CSV.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, PathId } from './values.ts'

/** One line of the file and what became, or would become, of it. `row` counts lines of records, the header being 1. */
export const ImportLine = z.object({
  row: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  outcome: z.enum(['imported', 'skipped', 'error', 'excluded']),
  /** Why it was skipped or refused, or what of it could not be taken; null where all went in. */
  note: z.nullable(z.string()),
})
export type ImportLine = z.infer<typeof ImportLine>

export const ImportReport = z.object({
  importId: z.nullable(Id),
  dryRun: z.boolean(),
  message: z.string(),
  total: z.int(),
  imported: z.int(),
  skipped: z.int(),
  excluded: z.int(),
  /** How many rows could not be taken; `errors` names the first thousand of them. */
  failed: z.int(),
  errors: z.array(z.object({ row: z.int(), reason: z.string() })),
  /** The columns of the file: the field each was read as, or null where it was left aside. */
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.string()) })),
  /** The first thousand lines, refused ones first. */
  lines: z.array(ImportLine),
})
export type ImportReport = z.infer<typeof ImportReport>

/** The rows an earlier import could not take. */
const Remaining = z.object({ importId: z.nullable(Id), count: z.int(), fileName: z.nullable(z.string()) })

const flag = z._default(
  z.pipe(
    z.string(),
    z.transform((text: string) => text === 'true'),
  ),
  false,
)

/** The fields of the form beside the file. */
export const ImportFields = z.object({
  /** Changes nothing. */
  dryRun: flag,
  /** Numbers of rows to leave out, with commas between them. */
  exclude: z._default(
    z.pipe(
      z.string().check(z.regex(/^[\d,]*$/, 'Numbers of rows, with commas between them')),
      z.transform((list: string) => new Set(list.split(',').filter(Boolean).map(Number))),
    ),
    () => new Set<number>(),
  ),
  /** Mails an invitation to everyone who comes in with an e-mail address. */
  invite: flag,
})

export const rosters = {
  run: endpoint('POST', '/api/members/import', {
    summary:
      'Import members from a CSV file in the field csv. Fields beside it: dryRun (true changes nothing), exclude (row numbers, comma-separated), invite (true mails invitations).',
    who: 'admin',
    file: 'csv',
    response: ImportReport,
  }),
  bulk: endpoint('POST', '/api/members/bulk-import', {
    summary: 'Try the rows again that the last import could not take, or a corrected CSV file in the field csv.',
    who: 'superAdmin',
    file: 'csv',
    response: ImportReport,
  }),
  remaining: endpoint('GET', '/api/members/import', {
    summary: 'How many rows the last import could not take.',
    who: 'superAdmin',
    response: Remaining,
  }),
  report: endpoint('GET', '/api/members/import/:importId/report', {
    summary: 'The rows of one import that were skipped or could not be taken, with the reason, as CSV.',
    who: 'admin',
    params: z.object({ importId: PathId }),
    answers: 'text/csv',
  }),
  export: endpoint('GET', '/api/members/export', {
    summary: 'All members as CSV.',
    who: 'superAdmin',
    answers: 'text/csv',
  }),
}
