// The rows of a roster on their way in, in a temporary table that ends with the transaction.
import { sql } from 'kysely'
import { openPlaces, type Places } from '#features/places/service.ts'
import type { Db } from '#platform/db/db.ts'
import type { RosterLine } from './reading/open-roster.ts'
import { UnreadableRoster } from './reading/unreadable-roster.ts'

const BATCH = 100
/** Ten times the largest house; more is no roster. */
const MOST_ROWS = 250_000

export const createStaging = (db: Db) =>
  sql`create temporary table staged (
    row integer primary key, outcome text not null, note text, name text not null, cells jsonb, member_id integer,
    first_name text, middle_name text, last_name text, familiar text, email text, phone text, phone_key text,
    linkedin_url text, instagram_url text, snapchat_url text, facebook_url text, tiktok_url text,
    position text, company text, work_start text, work_end text, company_tags text[], offices text[],
    class integer, pledge_class integer, cohort text, birthday text, partner text, partner_kind text, kids jsonb,
    lineage_color text, location text, city text, country text, latitude double precision, longitude double precision, bio text,
    quote text, interests jsonb, role text, inactive boolean, big_brother text, little_brothers text[]
  ) on commit drop`.execute(db)

/** Stages line after line in batches, so that a long file needs no more memory than a short one. Answers how many. */
export async function stageRows(db: Db, lines: AsyncIterable<RosterLine>, excluded: Set<number>) {
  const places = await openPlaces()
  let batch: Record<string, unknown>[] = []
  let total = 0
  const flush = async () => {
    await sql`insert into staged
      select * from jsonb_populate_recordset(null::staged, ${JSON.stringify(batch)}::jsonb)`.execute(db)
    batch = []
  }
  for await (const line of lines) {
    batch.push(toStaged(line, excluded.has(line.row), places))
    total++
    if (total > MOST_ROWS) throw new UnreadableRoster('The file has more than 250,000 rows. Split it into several.')
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  return total
}

function toStaged(line: RosterLine, excluded: boolean, places: Places) {
  if ('reason' in line) {
    const outcome = excluded ? 'excluded' : 'error'
    return { row: line.row, outcome, note: line.reason, name: line.name, cells: line.cells }
  }
  const { brother } = line
  return {
    row: line.row,
    outcome: excluded ? 'excluded' : 'imported',
    note: line.remarks.join(' ') || null,
    name: `${brother.firstName} ${brother.lastName}`,
    first_name: brother.firstName,
    middle_name: brother.middleName,
    last_name: brother.lastName,
    familiar: brother.familiar,
    email: brother.email,
    phone: brother.phone,
    phone_key: brother.phoneKey,
    linkedin_url: brother.linkedinUrl,
    instagram_url: brother.instagramUrl,
    snapchat_url: brother.snapchatUrl,
    facebook_url: brother.facebookUrl,
    tiktok_url: brother.tiktokUrl,
    position: brother.position,
    company: brother.company,
    work_start: brother.workStart,
    work_end: brother.workEnd,
    company_tags: brother.companyTags,
    offices: brother.offices,
    class: brother.class,
    pledge_class: brother.pledgeClass,
    cohort: brother.cohort,
    birthday: brother.birthday,
    partner: brother.partner,
    partner_kind: brother.partnerKind,
    kids: brother.kids,
    lineage_color: brother.lineageColor,
    location: brother.location,
    country: brother.country,
    ...places.find(brother.location, brother.country),
    // Its name there may be another than the one the house uses.
    ...(brother.city && { city: brother.city }),
    bio: brother.bio,
    quote: brother.quote,
    interests: brother.interests,
    role: brother.role,
    inactive: !brother.isActive,
    big_brother: brother.bigBrother,
    little_brothers: brother.littleBrothers,
  }
}
