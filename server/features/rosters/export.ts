// All members as CSV, in columns that can be imported again without loss.
import type { Readable } from 'node:stream'
import { confirmedOn } from '#features/member-fields/confirmed.ts'
import { readFields } from '#features/members/service.ts'
import { officerOr, type Redacted, shownTo } from '#features/people/privacy.ts'
import { ROSTER_FIELDS } from '#features/roster-columns/column-names.ts'
import { type ExportedBrother, rosterFields } from '#features/roster-rows/export-cells.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { writeCsv } from '#platform/csv.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './export-data.ts'

/** Children are not the organisation's to hand on: they stay on their father's profile. */
const FIELDS = rosterFields.filter(({ field }) => field !== 'kids')

export async function exportMembers(ctx: MemberContext): Promise<Readable> {
  const rows = await inTransaction(ctx, async (tx) => {
    const everyone = await data.listForExport(tx.db)
    await record(tx, { action: 'members.export', after: { members: everyone.length } })
    return everyone
  })
  const lines = rows.map((row) => {
    const brother = toExported(shownTo(officerOr(ctx.actor, row.id), row))
    return [...FIELDS.map((field) => field.toCell(brother)), confirmedOn(row) ?? '']
  })
  return writeCsv(lines, [...FIELDS.map(({ field }) => field), 'confirmedOn'])
}

type ExportRow = Awaited<ReturnType<typeof data.listForExport>>[number]

/** What stands in a cell as its column holds it. */
const AS_KEPT = ROSTER_FIELDS.filter(
  (field) => field !== 'kids' && field !== 'bigBrother' && field !== 'littleBrothers' && field !== 'isActive',
)

const toExported = (row: Redacted<ExportRow>): ExportedBrother => ({
  ...readFields(row, AS_KEPT),
  kids: [],
  bigBrother: row.big_brother,
  // Each is named on the little brother's own row already, unless he is not a member.
  littleBrothers: row.little_names ?? [],
  isActive: row.inactive_since === null,
})
