// The news of a save for the feed, in words that continue the member's name.
import type { ActivityType } from '@aerie/contract/feed'
import type { Privacy } from '@aerie/contract/privacy'
import { plural } from '@aerie/text/plurals'
import type { Selectable } from 'kysely'
import { privacyOf } from '#features/people/privacy.ts'
import type { DB } from '#platform/db/schema.ts'
import { birthsBetween } from './births.ts'
import type { ActivityNote } from './data.ts'

export type ActivityFacts = Pick<
  Selectable<DB['members']>,
  | 'location'
  | 'city'
  | 'country'
  | 'partner'
  | 'kids'
  | 'position'
  | 'company'
  | 'bio'
  | 'quote'
  | 'avatar'
  | 'privacy'
  | 'shares_activity'
>

/**
 * The news between two states of a record: of what all brothers may see of the later one, and nothing if its owner does
 * not share. What is cleared is no news.
 */
export function activityNotes(before: ActivityFacts, after: ActivityFacts, year: number): ActivityNote[] {
  if (!after.shares_activity) return []
  const privacy = privacyOf(after)
  const told: Record<ActivityType, string | null> = {
    location: privacy.city === 'brothers' ? ofLocation(before, after) : null,
    family: ofFamily(before, after, privacy),
    work: ofWork(before, after),
    other: ofHimself(before, after),
  }
  const births = tellsChildren(before, after, privacy) ? birthsBetween(before.kids, after.kids, year) : 0
  return TYPES.flatMap((type) =>
    told[type] ? [{ type, description: told[type], ...(type === 'family' && births > 0 && { births }) }] : [],
  )
}

const TYPES: ActivityType[] = ['location', 'family', 'work', 'other']

function ofLocation(before: ActivityFacts, after: ActivityFacts) {
  const place = placeOf(after)
  if (!place) return null
  if (!placeOf(before)) return `lives in ${place}`
  return livesOn(before, after) ? null : `moved to ${place}`
}

/** The same city under another spelling, or with its country added, is no move. */
function livesOn(before: ActivityFacts, after: ActivityFacts) {
  if (before.city && after.city) return isSame(before.city, after.city) && isSame(before.country, after.country)
  const [earlier, later] = [`${placeOf(before)},`.toLowerCase(), `${placeOf(after)},`.toLowerCase()]
  return earlier.startsWith(later) || later.startsWith(earlier)
}

/** The location names its country already where it was chosen from the list. */
function placeOf({ location, country }: ActivityFacts) {
  if (!location || !country) return location ?? country
  return location.toLowerCase().includes(country.toLowerCase()) ? location : `${location}, ${country}`
}

function ofFamily(before: ActivityFacts, after: ActivityFacts, privacy: Privacy) {
  const partner = privacy.family === 'brothers' && after.partner !== null && !isSame(after.partner, before.partner)
  const children = countOf(after.kids)
  const sentences = [
    ...(partner ? ['has news of his family'] : []),
    ...(tellsChildren(before, after, privacy)
      ? [`now has ${plural(children, 'a child', `${children} children`)}`]
      : []),
  ]
  return sentences.join(' and ') || null
}

const tellsChildren = (before: ActivityFacts, after: ActivityFacts, privacy: Privacy) =>
  privacy.children === 'brothers' && countOf(after.kids) > countOf(before.kids)

const countOf = (kids: unknown) => (Array.isArray(kids) ? kids.length : 0)

function ofWork(before: ActivityFacts, after: ActivityFacts) {
  const { position, company } = after
  const isNews =
    (position !== null && !isSame(position, before.position)) || (company !== null && !isSame(company, before.company))
  if (!isNews) return null
  if (position === null) return `now works at ${company}`
  return company === null ? `is now ${position}` : `is now ${position} at ${company}`
}

function ofHimself(before: ActivityFacts, after: ActivityFacts) {
  const isNew = (field: 'bio' | 'quote' | 'avatar') => after[field] !== null && after[field] !== before[field]
  const sentence = [...(isNew('quote') ? ['a new quote'] : []), ...(isNew('avatar') ? ['a new photo'] : [])].join(
    ' and ',
  )
  const told = [...(isNew('bio') ? ['wrote about himself'] : []), ...(sentence ? [`has ${sentence}`] : [])]
  return told.join(' and ') || null
}

/** Spelling in capitals or not makes no news. */
const isSame = (one: string | null, other: string | null) => one?.trim().toLowerCase() === other?.trim().toLowerCase()
