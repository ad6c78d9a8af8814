// Places for the search everywhere: cities where brothers live or will be, as far as the asker may know of it.
import type { PersonName } from '@aerie/contract/person'
import { plain } from '@aerie/text/search-form'
import { toPersonName } from '#features/people/person.ts'
import { countNaming } from '#features/photo-search/service.ts'
import { openPlaces } from '#features/places/service.ts'
import { openResidences } from '#features/residences/service.ts'
import { listSeen, type TripRow } from '#features/trips/service.ts'
import { bestOf, type Finder, keptBy, keptTexts, NOTHING } from '#platform/search.ts'

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

const textOf = keptTexts<Place>(({ city, country }) => [city, country, `${city} ${country}`, `${city}, ${country}`])
const keyOf = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => `${latitude} ${longitude}`

export const findPlaces: Finder<'place'> = async (ctx, sought, limit) => {
  const [{ places }, { shared }] = await Promise.all([openResidences(ctx), listSeen(ctx)])
  const living = new Map(places.map((place) => [keyOf(place), place]))
  const going = visitsOf(shared)
  const isOther = ({ person }: Coming) => person.id !== ctx.actor.id
  const more = [...going.values()].filter(({ place, coming }) => !living.has(keyOf(place)) && coming.some(isOther))
  const all = [...places, ...more.map(({ place }) => place)]
  const named = bestOf(all, sought, limit, { textOf })
  const { total, hits } = named.total > 0 ? named : await meantBy(sought.words.join(' '), all, limit)
  const photos = await countNaming(
    ctx,
    hits.map(({ city }) => city),
  )
  return {
    total,
    hits: hits.map((place, at) => {
      const home = living.get(keyOf(place))
      const coming = (going.get(keyOf(place))?.coming ?? []).filter(isOther)
      return {
        name: place.city,
        country: place.country,
        latitude: place.latitude,
        longitude: place.longitude,
        livingCount: home?.memberCount ?? 0,
        living: home?.members.slice(0, MOST_NAMED) ?? [],
        comingCount: new Set(coming.map(({ person }) => person.id)).size,
        coming: coming.slice(0, MOST_NAMED),
        photoCount: photos[at] ?? 0,
      }
    }),
  }
}

/** By place, the soonest first. */
const visitsOf = keptBy((trips: readonly TripRow[]) => {
  const visits = new Map<string, { place: Place; coming: Coming[] }>()
  for (const trip of trips)
    for (const { city, country, latitude, longitude } of trip.stops) {
      if (city === null || latitude === null || longitude === null) continue
      const key = keyOf({ latitude, longitude })
      const visit = visits.get(key) ?? { place: { city, country: country ?? '', latitude, longitude }, coming: [] }
      const person = toPersonName({ ...trip, id: trip.member_id })
      visit.coming.push({ person, tripId: trip.id, startDate: trip.start_date, endDate: trip.end_date })
      visits.set(key, visit)
    }
  return visits
})

/** Where no place is called so: those that are known to the world by another name, as Lisboa is Lisbon. */
async function meantBy(typed: string, all: readonly Place[], limit: number) {
  if (typed.length < SHORTEST_OTHER_NAME) return NOTHING
  const cities = (await openPlaces()).search(typed, MOST_MEANT)
  const keys = cities.filter(({ otherName }) => otherName && plain(otherName).startsWith(typed)).map(keyOf)
  const meant = all.filter((place) => keys.includes(keyOf(place)))
  return { total: meant.length, hits: meant.slice(0, limit) }
}
