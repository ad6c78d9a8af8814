// Trips for the search everywhere: one's own, and those that others share and have before them.
import { displayName, toPersonRef } from '#features/people/person.ts'
import type { Finder } from '#platform/search.ts'
import { bestOf, searchedLists } from '#platform/search-lists.ts'
import type { TripRow } from './data.ts'
import { listSeen } from './lists.ts'
import { earliestToday } from './policy.ts'

const listOf = searchedLists<TripRow>((row) => [
  row.title,
  ...row.stops.flatMap(({ location, city, country }) => [location, city, country]),
  displayName(row),
])

/** Of those that answer as well, what is still to come stands first, the soonest before the others; then the newest. */
export const findTrips: Finder<'trip'> = async (ctx, sought, limit) => {
  const { own, shared } = await listSeen(ctx)
  const today = earliestToday(ctx.now())
  const compare = (one: TripRow, other: TripRow) => {
    const [isOver, otherIsOver] = [one.end_date < today, other.end_date < today]
    if (isOver !== otherIsOver) return isOver ? 1 : -1
    const isLater = one.start_date === other.start_date ? one.id > other.id : one.start_date > other.start_date
    return isLater === isOver ? -1 : 1
  }
  const isOther = ({ item }: { item: TripRow }) => item.member_id !== ctx.actor.id
  const others = listOf(shared).find(sought).filter(isOther)
  const { total, hits } = bestOf([...others, ...listOf(own).find(sought)], limit, compare)
  return {
    total,
    hits: hits.map((row) => ({
      id: row.id,
      title: row.title,
      locations: row.stops.map(({ location }) => location),
      startDate: row.start_date,
      endDate: row.end_date,
      isOwn: row.member_id === ctx.actor.id,
      isShared: row.is_shared,
      traveller: toPersonRef({ ...row, id: row.member_id }),
    })),
  }
}
