// The rows of a roster as they are staged: each brother with his home, his outcome and what is said of him.
import { comparable } from '@aerie/roster-reading/cells/cell-text'
import { bareName, spelledName } from '@aerie/text/names-alike'
import { memberColumns } from '#features/members/service.ts'
import { type Home, homeIn, openPlaces, type Places } from '#features/places/service.ts'
import { ROSTER_FIELDS, type RosterField } from '#features/roster-columns/column-names.ts'
import type { RosterLine } from '#features/roster-rows/open-roster.ts'
import type { RosterBrother } from '#features/roster-rows/roster-brother.ts'
import { phoneKey } from '#platform/phone.ts'

const BATCH = 100

export interface StagedBatch {
  /** A list of rows as JSON. */
  rows: string
  count: number
}

/** The fields that are staged as they were read: all but whether he is active, and his ties. */
type StagedField = Extract<Exclude<RosterField, 'isActive'>, keyof typeof memberColumns>
export const STAGED_FIELDS = ROSTER_FIELDS.filter(
  (field): field is StagedField => field in memberColumns && field !== 'isActive',
)

/** Line after line, in batches. */
export async function* stagedBatches(
  lines: AsyncIterable<RosterLine>,
  excluded: Set<number>,
): AsyncGenerator<StagedBatch> {
  const homeOf = homeFinder(await openPlaces())
  let batch: Record<string, unknown>[] = []
  for await (const line of lines) {
    batch.push(toStaged(line, excluded.has(line.row), homeOf))
    if (batch.length < BATCH) continue
    yield { rows: JSON.stringify(batch), count: batch.length }
    batch = []
  }
  if (batch.length > 0) yield { rows: JSON.stringify(batch), count: batch.length }
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
    died: line.died?.slice(0, LONGEST_DIED) ?? null,
    unknown_status: line.unknownStatus,
    unclear: line.unknownStatus === null ? null : comparable(line.unknownStatus),
    big_brother: brother.bigBrother,
    little_brothers: brother.littleBrothers,
  }
}

const MOST_KEPT = 10_000
const LONGEST_DIED = 200

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
