// Gatherings for the search everywhere: by title, place and hosts, as far as the asker is asked to them.
import { displayName, toPersonName } from '#features/people/person.ts'
import { type Finder, NOTHING, unread } from '#platform/search.ts'
import { bestOf, searchedLists } from '#platform/search-lists.ts'
import { type KnownGathering, seenAmong } from './data.ts'
import { openKnown } from './service.ts'

const listOf = searchedLists<KnownGathering>(({ title, location, place, city, country, hosts }) => [
  title,
  location,
  place,
  city,
  country,
  ...hosts.map(displayName),
])

/** Of those that answer as well, what is still to come stands first, the soonest before the others; then the newest. */
export const findGatherings: Finder<'gathering'> = async (ctx, sought, limit) => {
  const opened = await openKnown(ctx)
  if (!opened) return NOTHING
  const now = ctx.now()
  const ranked = listOf(opened.known)
    .find(sought)
    .filter(({ item }) => !(item.is_called_off && item.over_at <= now))
  const ids = ranked.map(({ item }) => item.id)
  return unread(seenAmong(ids, opened.seen), (rows) => {
    const going = new Map(rows.map((row) => [row.id, row.going]))
    const { total, hits } = bestOf(
      ranked.filter(({ item }) => going.has(item.id)),
      limit,
      soonestFirst(now),
    )
    return { total, hits: hits.map((one) => ({ ...shown(one, now), going: going.get(one.id) ?? 0 })) }
  })
}

const soonestFirst = (now: Date) => (one: KnownGathering, other: KnownGathering) => {
  const [isOver, otherIsOver] = [one.over_at <= now, other.over_at <= now]
  if (isOver !== otherIsOver) return isOver ? 1 : -1
  const apart = one.starts_at.getTime() - other.starts_at.getTime() || one.id - other.id
  return isOver ? -apart : apart
}

const shown = (row: KnownGathering, now: Date) => ({
  id: row.id,
  title: row.title,
  location: row.location,
  startDate: row.start_date,
  endDate: row.end_date,
  isOfficial: row.is_official,
  isCalledOff: row.is_called_off,
  isOver: row.over_at <= now,
  hosts: row.hosts.map(toPersonName),
})
