// What a record says in each of the parts that a member is asked about.
import { type Confirmed, DAYS_ASKED_ALONG, RECORD_PARTS, type RecordPart } from '@aerie/contract/freshness'
import type { Member } from '@aerie/contract/members'
import { daysAfter } from '@aerie/text/dates'

export interface PartWords {
  part: RecordPart
  title: string
  note: string
  /** On which day he confirmed it; null where it is asked. */
  confirmedOn: string | null
}

/** What he confirmed less than half a year ago is not asked again. */
export function partsOf(record: Member, today: string): PartWords[] {
  const since = daysAfter(today, -DAYS_ASKED_ALONG)
  return RECORD_PARTS.map((part) => ({ part, ...WORDS[part](record), confirmedOn: freshDay(record, part, since) }))
}

function freshDay({ confirmed }: { confirmed?: Confirmed | undefined }, part: RecordPart, since: string) {
  const day = confirmed?.[part] ?? null
  return day !== null && day > since ? day : null
}

const WORDS: Record<RecordPart, (record: Member) => { title: string; note: string }> = {
  place: ({ location }) => ({ title: location ?? 'No city', note: 'Where you live' }),
  contact: ({ phone, email }) => ({ title: phone ?? 'No phone number', note: email ?? 'No e-mail address' }),
  work: ({ currentPosition, currentCompany }) => ({
    title: currentPosition ?? currentCompany ?? 'No work',
    note: currentPosition && currentCompany ? currentCompany : 'What you do',
  }),
}
