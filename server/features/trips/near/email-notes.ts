// What emails say of trips.

import { displayName } from '@aerie/contract/person'
import { longDays } from '@aerie/text/dates'
import { namesAndMore } from '@aerie/text/lists'
import { plural } from '@aerie/text/plurals'
import type { EmailNote, NotificationRow } from '#platform/notification-kinds.ts'
import type { Near } from './near-destination.ts'

type TravellerRow = NotificationRow<'coming' | 'crossing'>

const PAGE: EmailNote['page'] = { from: 'the Wingspan', label: 'Open the trips', path: '/trips' }

export function comingNote(row: TravellerRow): EmailNote | null {
  const traveller = travellerOf(row)
  if (!traveller) return null
  const subject = `${traveller} is coming to ${row.facts.location}`
  return { id: row.id, subject, paragraph: `${subject}, near you: ${tripOf(row)}.`, page: PAGE }
}

export function crossingNote(row: TravellerRow): EmailNote | null {
  const traveller = travellerOf(row)
  if (!traveller) return null
  const { location } = row.facts
  return {
    id: row.id,
    subject: `You and ${traveller} will both be near ${location}`,
    paragraph: `${traveller} will be in ${location} when you are near: ${tripOf(row)}.`,
    page: PAGE,
  }
}

/** Null when nobody lives there by now. */
export function nearbyNote(row: NotificationRow<'nearby'>, near: Near): EmailNote | null {
  if (near.count === 0) return null
  const subject = `${near.count} ${plural(near.count, 'brother lives', 'brothers live')} near ${row.facts.location}`
  const paragraph = `${subject}, where you are going (${tripOf(row)}): ${namesOf(near)}.`
  return { id: row.id, subject, paragraph, page: PAGE }
}

const travellerOf = ({ about }: TravellerRow) => about && displayName(about)

function namesOf({ count, members }: Near) {
  const names = members.map(displayName)
  const others = count - names.length
  return namesAndMore(others > 0 ? [...names, plural(others, 'one other', `${others} others`)] : names)
}

/** Days without a time zone, as in `“Fog”, 12 – 15 January 2027`. */
const tripOf = ({ facts }: { facts: { tripTitle: string; startDate: string; endDate: string } }) =>
  `“${facts.tripTitle}”, ${longDays(facts.startDate, facts.endDate)}`
