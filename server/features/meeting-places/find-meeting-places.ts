// The cities and days that bring most brothers together: a pure reckoning over residences and shared trips.
import { FEWEST_TOGETHER } from '@aerie/contract/meeting-places'
import { daysAfter, daysBetween } from '@aerie/text/dates'
import { distanceKm, type Point } from '#features/places/service.ts'
import { countDays, type Stay } from './count-days.ts'
import { neighboursIn } from './neighbours.ts'

interface CityPoint extends Point {
  city: string
  country: string
}

/** Who lives in a city, by their ids. */
export interface HomeCity extends CityPoint {
  memberIds: readonly number[]
}

/** One destination of a shared trip, which counts for all days of the trip. */
export interface SharedStop extends CityPoint {
  tripId: number
  memberId: number
  startDate: string
  endDate: string
}

export interface MeetingCity extends CityPoint {
  count: number
  days: { first: string; last: string } | null
}

interface Reach {
  /** Who is within so many kilometres of a city is in or around it. */
  km: number
  /** From this day on, so many days. */
  from: string
  days: number
  most: number
}

/** A stop with the numbers of its days. */
interface Visit extends SharedStop, Stay {}

/** A city with whoever lives there or comes there. */
interface CityStays extends CityPoint {
  residents: number
  /** Of those who live there, who has a trip at all. */
  travelling: number[]
  visits: Visit[]
}

/** Most brothers first; of cities that are near each other the best alone. The order of what is given does not matter. */
export function findMeetingPlaces(residences: readonly HomeCity[], stops: readonly SharedStop[], reach: Reach) {
  const dayOf = (day: string) => daysBetween(reach.from, day)
  const all = stops.map((stop): Visit => ({ ...stop, first: dayOf(stop.startDate), last: dayOf(stop.endDate) }))
  const trips = Map.groupBy(all, ({ memberId }) => memberId)
  const candidates = candidatesOf(residences, all, trips)
  const neighbours = neighboursIn(candidates, reach.km)
  const found = candidates.flatMap((candidate) => {
    const best = bestDaysOf(neighbours(candidate), trips, reach)
    return best && best.count >= FEWEST_TOGETHER ? [{ ...best, candidate }] : []
  })
  const chosen: typeof found = []
  for (const one of found.sort(inOrder)) {
    if (chosen.length === reach.most) break
    if (chosen.every((other) => distanceKm(other.candidate, one.candidate) > reach.km)) chosen.push(one)
  }
  return chosen.map(({ candidate: { city, country, latitude, longitude }, count, first, length }): MeetingCity => {
    const days =
      first === null ? null : { first: daysAfter(reach.from, first), last: daysAfter(reach.from, first + length - 1) }
    return { city, country, latitude, longitude, count, days }
  })
}

type Trips = ReadonlyMap<number, readonly Visit[]>

function candidatesOf(residences: readonly HomeCity[], visits: readonly Visit[], trips: Trips) {
  const candidates = new Map<string, CityStays>()
  const at = ({ city, country, latitude, longitude }: CityPoint) => {
    const key = `${latitude} ${longitude}`
    const known = candidates.get(key) ?? {
      city,
      country,
      latitude,
      longitude,
      residents: 0,
      travelling: [],
      visits: [],
    }
    candidates.set(key, known)
    return known
  }
  for (const home of residences) {
    const candidate = at(home)
    candidate.residents = home.memberIds.length
    candidate.travelling = home.memberIds.filter((id) => trips.has(id))
  }
  for (const visit of visits) at(visit).visits.push(visit)
  return [...candidates.values()]
}

/** The longest run of days on which most are there, the earliest of equal ones; `first` is null where all of them live there. */
function bestDaysOf(near: readonly CityStays[], trips: Trips, { days }: Reach) {
  const residents = near.reduce((sum, candidate) => sum + candidate.residents, 0)
  const coming = Map.groupBy(
    near.flatMap((candidate) => candidate.visits),
    ({ memberId }) => memberId,
  )
  // No day has more than these.
  if (residents + coming.size < FEWEST_TOGETHER) return null
  const locals = new Set(near.flatMap((candidate) => candidate.travelling))
  const away = [...locals].flatMap((id) => {
    const there = coming.get(id) ?? []
    const elsewhere = (trips.get(id) ?? []).filter((visit) => there.every(({ tripId }) => tripId !== visit.tripId))
    return elsewhere.length === 0 ? [] : [{ away: elsewhere, here: there }]
  })
  const visits = [...coming].flatMap(([id, list]) => (locals.has(id) ? [] : [list]))
  return longestBest(residents, countDays(days, { away, visits }))
}

/** So long a run in which nobody visits is no matter of days, if now and then one of them is away. */
const MANY_DAYS = 28

/** What differs from those who live there, day by day: who is away, and who comes. */
type DayCounts = ReturnType<typeof countDays>

function longestBest(residents: number, { away, visitors }: DayCounts) {
  const counts = away.map((gone, day) => residents - gone + (visitors[day] ?? 0))
  const count = counts.reduce((most, one) => Math.max(most, one), 0)
  const { first, length } = longestRun(counts, count)
  const isAnyDay = length > MANY_DAYS && visitors.subarray(first, first + length).every((many) => many === 0)
  return { count, first: isAnyDay ? null : first, length }
}

/** Of days that have a count, the earliest of the longest runs. */
function longestRun(counts: Uint16Array, count: number) {
  let best = { first: 0, length: 0 }
  for (let [day, first] = [0, 0]; day < counts.length; day++) {
    if (counts[day] !== count) first = day + 1
    else if (day + 1 - first > best.length) best = { first, length: day + 1 - first }
  }
  return best
}

interface BestStay extends NonNullable<ReturnType<typeof bestDaysOf>> {
  candidate: CityStays
}

/** Of equal ones the city that most of them are in, then the soonest. */
const inOrder = (one: BestStay, other: BestStay) =>
  other.count - one.count ||
  sizeOf(other.candidate) - sizeOf(one.candidate) ||
  (one.first ?? -1) - (other.first ?? -1) ||
  one.candidate.latitude - other.candidate.latitude ||
  one.candidate.longitude - other.candidate.longitude

const sizeOf = ({ residents, visits }: CityStays) => residents + visits.length
