// Places for the search everywhere: cities where brothers live or will be, as far as the asker may know of it.
import type { PersonName } from '@aerie/contract/person'
import type { MapLocation } from '@aerie/contract/residences'
import { plain } from '@aerie/text/search-form'
import { type KnownGathering, openNear } from '#features/gathering-places/service.ts'
import { toPersonName } from '#features/people/person.ts'
import { countsNaming } from '#features/photo-search/service.ts'
import { openPlaces } from '#features/places/service.ts'
import { openResidences } from '#features/residences/service.ts'
import { listSeen, type TripRow } from '#features/trips/service.ts'
import { type Finder, NOTHING, unread } from '#platform/search.ts'
import { bestOf, keptBy, type Ranked, searchedLists } from '#platform/search-lists.ts'
import { countedAndSeen } from './places-data.ts'

interface Place {
  city: string
  country: string
  latitude: number
  longitude: number
}

interface Coming {
  person: PersonName
  tripId: number
  startDate: string
  endDate: string
}

/** Named of those who live there, and of those who come. */
const MOST_NAMED = 4
/** Cities that another name may mean. */
const MOST_MEANT = 5
const SHORTEST_OTHER_NAME = 4

/** Where some come, and who. */
interface Visit {
  place: Place
  coming: Coming[]
}

const namesOf = ({ city, country }: Place) => [city, country, `${city} ${country}`, `${city}, ${country}`]
const listOf = searchedLists(namesOf)
const visitList = searchedLists(({ place }: Visit) => namesOf(place))
const keyOf = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => `${latitude} ${longitude}`

export const findPlaces: Finder<'place'> = async (ctx, sought, limit) => {
  const [{ places }, { shared }, gatherings] = await Promise.all([openResidences(ctx), listSeen(ctx), openNear(ctx)])
  const visits = visitsOf(shared)
  const isOther = ({ person }: Coming) => person.id !== ctx.actor.id
  const isAway = ({ place, coming }: Visit) => !homesIn(places).has(keyOf(place)) && coming.some(isOther)
  const away = visitList(visits.all)
    .find(sought)
    .flatMap(({ item, rank }): Ranked<Place>[] => (isAway(item) ? [{ item: item.place, rank }] : []))
  const named = bestOf<Place>([...listOf(places).find(sought), ...away], limit)
  const { total, hits } =
    named.total > 0
      ? named
      : await meantBy(sought.words.join(' '), limit, (key) => {
          const visit = visits.byKey.get(key)
          return homesIn(places).get(key) ?? (visit && isAway(visit) ? visit.place : undefined)
        })
  if (hits.length === 0) return { total, hits: [] }
  const counts = await countsNaming(
    ctx,
    hits.map(({ city }) => city),
  )
  const near = hits.map(gatherings.near)
  const answerOf = (place: Place, photoCount: number, gathering: KnownGathering | undefined) => {
    const home = homesIn(places).get(keyOf(place))
    const coming = (visits.byKey.get(keyOf(place))?.coming ?? []).filter(isOther)
    return {
      name: place.city,
      country: place.country,
      latitude: place.latitude,
      longitude: place.longitude,
      livingCount: home?.memberCount ?? 0,
      living: home?.members.slice(0, MOST_NAMED) ?? [],
      comingCount: new Set(coming.map(({ person }) => person.id)).size,
      coming: coming.slice(0, MOST_NAMED),
      gathering: gathering ? shownGathering(gathering) : null,
      photoCount,
    }
  }
  const ids = near.flatMap((some) => some.map(({ id }) => id))
  return unread(countedAndSeen(counts, gatherings.seenAmong(ids)), ([row]) => ({
    total,
    hits: hits.map((place, at) =>
      answerOf(
        place,
        row?.counts[at] ?? 0,
        near[at]?.find(({ id }) => row?.seen.includes(id)),
      ),
    ),
  }))
}

const shownGathering = ({ id, title, location, start_date, end_date }: KnownGathering) => ({
  id,
  title,
  location,
  startDate: start_date,
  endDate: end_date,
})

const homesIn = keptBy(
  (places: readonly MapLocation[]) => new Map(places.map((place) => [keyOf(place), place] as const)),
)

/** By place, the soonest first. */
const visitsOf = keptBy((trips: readonly TripRow[]) => {
  const byKey = new Map<string, Visit>()
  for (const trip of trips)
    for (const { city, country, latitude, longitude } of trip.stops) {
      if (city === null || latitude === null || longitude === null) continue
      const key = keyOf({ latitude, longitude })
      const visit = byKey.get(key) ?? { place: { city, country: country ?? '', latitude, longitude }, coming: [] }
      const person = toPersonName({ ...trip, id: trip.member_id })
      visit.coming.push({ person, tripId: trip.id, startDate: trip.start_date, endDate: trip.end_date })
      byKey.set(key, visit)
    }
  return { byKey, all: [...byKey.values()] }
})

/** Where no place is called so: those that are known to the world by another name, as Lisboa is Lisbon. */
async function meantBy(typed: string, limit: number, placeAt: (key: string) => Place | undefined) {
  if (typed.length < SHORTEST_OTHER_NAME) return NOTHING
  const cities = (await openPlaces()).named(typed, MOST_MEANT)
  const meant = cities
    .filter(({ otherName }) => otherName && plain(otherName).startsWith(typed))
    .flatMap((city) => placeAt(keyOf(city)) ?? [])
  return { total: meant.length, hits: meant.slice(0, limit) }
}
