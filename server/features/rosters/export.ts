// All members as CSV, in columns that can be imported again without loss.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { officerOr, type Shown, shownTo } from '#features/people/privacy.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './export-data.ts'
import { type ExportedBrother, rosterFields } from './reading/columns.ts'

/** Children are not the house's to hand on: they stay on their father's profile. */
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

const toExported = (row: Shown<Row>): ExportedBrother => ({
  firstName: row.first_name,
  middleName: row.middle_name,
  lastName: row.last_name,
  familiar: row.familiar,
  email: row.email,
  phone: row.phone,
  linkedinUrl: row.linkedin_url,
  instagramUrl: row.instagram_url,
  snapchatUrl: row.snapchat_url,
  facebookUrl: row.facebook_url,
  tiktokUrl: row.tiktok_url,
  position: row.position,
  company: row.company,
  workStart: row.work_start,
  workEnd: row.work_end,
  companyTags: row.company_tags,
  offices: row.offices,
  class: row.class,
  pledgeClass: row.pledge_class,
  cohort: row.cohort,
  birthday: row.birthday,
  partner: row.partner,
  partnerKind: row.partner_kind,
  kids: [],
  bigBrother: row.big_brother,
  // Each is named on the little brother's own row already, unless he is not a member.
  littleBrothers: row.little_names ?? [],
  lineageColor: row.lineage_color as ExportedBrother['lineageColor'],
  location: row.location,
  city: row.city,
  country: row.country,
  bio: row.bio,
  quote: row.quote,
  role: row.role as ExportedBrother['role'],
  isActive: row.inactive_since === null,
  interests: row.interests as ExportedBrother['interests'],
})
