// All members as CSV, in columns that can be imported again without loss.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { readFields } from '#features/members/service.ts'
import { officerOr, type Shown, shownTo } from '#features/people/privacy.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './export-data.ts'
import { ROSTER_FIELDS } from './reading/column-names.ts'
import { type ExportedBrother, rosterFields } from './reading/columns.ts'

/** Children are not the organisation's to hand on: they stay on their father's profile. */
const FIELDS = rosterFields.filter(({ field }) => field !== 'kids')

/** A byte order mark comes first, so that spreadsheets read the accents; formulas are escaped. */
export async function exportMembers(ctx: MemberContext): Promise<Readable> {
  const rows = await inTransaction(ctx, async (tx) => {
    const everyone = await data.listForExport(tx.db)
    await record(tx, { action: 'members.export', after: { members: everyone.length } })
    return everyone
  })
  const csv = stringify({ header: true, bom: true, escape_formulas: true, columns: FIELDS.map(({ field }) => field) })
  const lines = rows.map((row) => {
    const brother = toExported(shownTo(officerOr(ctx.actor, row.id), row))
    return FIELDS.map((field) => field.toCell(brother))
  })
  return Readable.from(lines).pipe(csv)
}

type Row = Awaited<ReturnType<typeof data.listForExport>>[number]

/** What stands in a cell as its column holds it. */
const AS_KEPT = ROSTER_FIELDS.filter(
  (field) => field !== 'kids' && field !== 'bigBrother' && field !== 'littleBrothers' && field !== 'isActive',
)

const toExported = (row: Shown<Row>): ExportedBrother => ({
  ...readFields(row, AS_KEPT),
  kids: [],
  bigBrother: row.big_brother,
  // Each is named on the little brother's own row already, unless he is not a member.
  littleBrothers: row.little_names ?? [],
  isActive: row.inactive_since === null,
})
