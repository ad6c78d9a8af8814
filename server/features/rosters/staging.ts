// The rows of a roster on their way in, in a temporary table that ends with the transaction.
import { bareName, spelledName } from '@aerie/contract/name-search'
import { memberColumns } from '#features/members/service.ts'
import { type Home, homeIn, openPlaces, type Places } from '#features/places/service.ts'
import type { Db } from '#platform/db/db.ts'
import { phoneKey } from '#platform/phone.ts'
import { comparable } from './cells/cell-text.ts'
import { UnreadableRoster } from './letters/unreadable-roster.ts'
import { ROSTER_FIELDS, type RosterField } from './reading/column-names.ts'
import type { RosterLine } from './reading/open-roster.ts'
import type { RosterBrother } from './reading/roster-brother.ts'
import * as data from './staging-data.ts'

const BATCH = 100
/** Ten times the largest organisation; more is no roster. */
const MOST_ROWS = 250_000

/** The fields that are staged as they were read: all but whether he is active, and his ties. */
type StagedField = Extract<Exclude<RosterField, 'isActive'>, keyof typeof memberColumns>
const STAGED_FIELDS = ROSTER_FIELDS.filter(
  (field): field is StagedField => field in memberColumns && field !== 'isActive',
)

/** The columns that a newcomer's row in `members` takes over, with their types. */
const RECORD: Record<string, string> = {
  ...Object.fromEntries(STAGED_FIELDS.map((field) => [memberColumns[field].column, memberColumns[field].type])),
  phone_key: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
}
export const RECORD_COLUMNS = Object.keys(RECORD)

const STAGED: Record<string, string> = {
  row: 'integer primary key',
  outcome: 'text not null',
  note: 'text',
  name: 'text not null',
  cells: 'jsonb',
  member_id: 'integer',
  // In the two forms in which the database compares names.
  bare_name: 'text',
  spelled_name: 'text',
  ...RECORD,
  inactive: 'boolean',
  // What nobody knows of his standing, as written and as it is compared: until somebody says, he is not invited.
  unknown_status: 'text',
  unclear: 'text',
  big_brother: 'text',
  little_brothers: 'text[]',
}

export const createStaging = (db: Db) => data.createTable(db, STAGED)

/** Stages line after line in batches, so that a long file needs no more memory than a short one. Answers how many. */
export async function stageRows(db: Db, lines: AsyncIterable<RosterLine>, excluded: Set<number>) {
  const homeOf = homeFinder(await openPlaces())
  let batch: Record<string, unknown>[] = []
  let total = 0
  const flush = async () => {
    await data.insertRows(db, batch)
    batch = []
  }
  for await (const line of lines) {
    batch.push(toStaged(line, excluded.has(line.row), homeOf))
    total++
    if (total > MOST_ROWS) throw new UnreadableRoster('The file has more than 250,000 rows. Split it into several.')
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  return total
}

function toStaged(line: RosterLine, excluded: boolean, homeOf: ReturnType<typeof homeFinder>) {
  if ('reason' in line) {
    const outcome = excluded ? 'excluded' : 'error'
    return { row: line.row, outcome, note: line.reason, name: line.name, cells: line.cells }
  }
  const { brother } = line
  const { home, doubt } = homeOf(brother)
  const name = `${brother.firstName} ${brother.lastName}`
  const remarks = doubt ? [...line.remarks, doubt] : line.remarks
  return {
    row: line.row,
    outcome: excluded ? 'excluded' : 'imported',
    note: remarks.join(' ') || null,
    // To be mended by hand; of rows without a fault nobody needs them.
    cells: remarks.length > 0 ? line.cells : null,
    name,
    bare_name: bareName(name) || null,
    spelled_name: spelledName(name) || null,
    ...Object.fromEntries(STAGED_FIELDS.map((field) => [memberColumns[field].column, brother[field]])),
    // The city alone may say the country.
    phone_key: brother.country === null ? phoneKey(brother.phone, home.country) : brother.phoneKey,
    ...home,
    // Its name there may be another than the one the organisation uses.
    ...(brother.city && { city: brother.city }),
    inactive: !brother.isActive,
    unknown_status: line.unknownStatus,
    unclear: line.unknownStatus === null ? null : comparable(line.unknownStatus),
    big_brother: brother.bigBrother,
    little_brothers: brother.littleBrothers,
  }
}

const MOST_KEPT = 10_000

/** Many brothers live in the same city: each is looked for once, and what is said where nothing tells which it is. */
function homeFinder(places: Places) {
  const asked = new Map<string, { home: Home; doubt: string | null }>()
  return ({ location, country }: Pick<RosterBrother, 'location' | 'country'>) => {
    const key = `${location}\n${country}`
    const known = asked.get(key)
    if (known) return known
    const home = homeIn(places, location, country)
    const found = { home, doubt: home.city === null ? places.doubt(location, country) : null }
    if (asked.size < MOST_KEPT) asked.set(key, found)
    return found
  }
}
