// What a member has changed or confirmed of his record himself, and from which day on he is asked whether it is right.
import { type Confirmed, DAYS_UNTIL_ASKED, RECORD_PARTS, type RecordPart } from '@aerie/contract/freshness'
import type { MemberFieldName } from '@aerie/contract/member-fields'
import { daysAfter, writtenDay } from '@aerie/text/dates'
import type { Selectable } from 'kysely'
import type { DB } from '#platform/db/schema.ts'

type ConfirmedColumn = 'place_confirmed_at' | 'contact_confirmed_at' | 'work_confirmed_at'
type ConfirmedRow = Pick<Selectable<DB['members']>, ConfirmedColumn>
type AskedRow = ConfirmedRow & Pick<Selectable<DB['members']>, 'id' | 'asked_since' | 'ask_again_on'>

const PARTS: Record<RecordPart, { column: ConfirmedColumn; fields: readonly MemberFieldName[] }> = {
  place: { column: 'place_confirmed_at', fields: ['location', 'country'] },
  contact: { column: 'contact_confirmed_at', fields: ['email', 'phone'] },
  work: { column: 'work_confirmed_at', fields: ['currentPosition', 'currentCompany'] },
}

export const CONFIRMED_COLUMNS = RECORD_PARTS.map((part) => PARTS[part].column)

/** The columns that note these parts as confirmed. */
export const confirming = (parts: readonly RecordPart[], at: Date): Partial<Record<ConfirmedColumn, Date>> =>
  Object.fromEntries(parts.map((part) => [PARTS[part].column, at]))

/** The same of the parts to which changed fields belong. */
export const confirmingFields = (fields: readonly string[], at: Date) =>
  confirming(
    RECORD_PARTS.filter((part) => PARTS[part].fields.some((field) => fields.includes(field))),
    at,
  )

const dayOf = (at: Date | null) => at && writtenDay(at.toISOString())

export const confirmedOf = (row: ConfirmedRow): Confirmed => ({
  place: dayOf(row.place_confirmed_at),
  contact: dayOf(row.contact_confirmed_at),
  work: dayOf(row.work_confirmed_at),
})

const earliest = (days: string[]) => days.reduce((one, other) => (other < one ? other : one))

/** Since when he has confirmed all of it; null while a part of it was never confirmed. */
export function confirmedOn(row: ConfirmedRow): string | null {
  const days = Object.values(confirmedOf(row))
  return days.includes(null) ? null : earliest(days.flatMap((day) => day ?? []))
}

/** Whoever has just come is left alone for a while. */
const DAYS_OF_PEACE = 30
/** Prime to the days of a year: neighbouring ids are asked far apart, and as many on each day. */
const STRIDE = 131

/** From which day on he is asked about each part, had he not put it off. */
function partsDueFrom(row: AskedRow): { part: RecordPart; from: string }[] {
  const first = daysAfter(row.asked_since, DAYS_OF_PEACE + ((row.id * STRIDE) % DAYS_UNTIL_ASKED))
  const days = confirmedOf(row)
  return RECORD_PARTS.map((part) => {
    const day = days[part]
    return { part, from: day ? daysAfter(day, DAYS_UNTIL_ASKED) : first }
  })
}

/**
 * From which day on he is asked. Each part a year after he last changed or confirmed it; of who never did, within a year
 * from the day on which that has been kept, so that never all are asked on one day.
 */
export function asksFrom(row: AskedRow): string {
  const due = earliest(partsDueFrom(row).map(({ from }) => from))
  return row.ask_again_on !== null && row.ask_again_on > due ? row.ask_again_on : due
}

/** The parts that he is asked about today; none while he has put it off. */
export const partsDue = (row: AskedRow, today: string): RecordPart[] =>
  asksFrom(row) > today
    ? []
    : partsDueFrom(row)
        .filter(({ from }) => from <= today)
        .map(({ part }) => part)
