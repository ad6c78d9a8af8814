// Places: cities by the beginning of their names, and the city that a profile's location means.
import type { City, places as endpoints } from '@aerie/contract/places'
import type * as z from 'zod/mini'
import * as distances from './distance.ts'
import { findCity, findCountry } from './find-city.ts'
import { openGazetteer } from './gazetteer.ts'
import { searchCities as search } from './search-cities.ts'
import { whichCity } from './which-city.ts'

export type { Point } from './distance.ts'

interface NamedCity extends distances.Point {
  city: string
  /** One English name for each country, however it was written. */
  country: string
}

/** Kilometres along the great circle. */
export const distanceKm = distances.distanceKm

/** Where somebody lives, as far as his words say. */
export type Home = NamedCity | { city: null; country: string | null; latitude: null; longitude: null }

/** Degrees of latitude that so many kilometres span. */
export const latitudesOf = distances.latitudesOf

/** Answers at once: for those who have many rows. */
export interface Places {
  /** Cities by the beginning of their name, the likeliest first; none for fewer than two characters. */
  search(q: string, limit: number): City[]
  /** The same without forgiving a slip, which takes longer than all else. */
  named(q: string, limit: number): City[]
  /** Where a location lies; null for regions, for countries, for “Remote”, and for what is not known. */
  find(location: string | null, country?: string | null): NamedCity | null
  /** What a location means: one city, several where nothing tells which, the largest first, or none. */
  meant(location: string | null, country?: string | null): City[]
  /** A sentence for officers where nothing tells which of several cities a location means; null where there is no doubt. */
  doubt(location: string | null, country?: string | null): string | null
  /** The country that a location names beside whatever is not known; null where it names none. */
  countryIn(location: string | null): string | null
}

let opened: Promise<Places> | undefined

/** The same for everybody; the first call takes some tenths of a second, and they stay in memory from then on. */
export function openPlaces(): Promise<Places> {
  opened ??= open()
  return opened
}

const USUALLY_FOUND = 20

type CityQuery = z.output<typeof endpoints.search.query>

export async function searchCities({ q, limit = USUALLY_FOUND, meant, country }: CityQuery) {
  const places = await openPlaces()
  return meant ? places.meant(q, country).slice(0, limit) : places.search(q, limit)
}

export const findHome = async (location: string | null, country: string | null = null) =>
  homeIn(await openPlaces(), location, country)

interface Before {
  location: string | null
  country: string | null
  latitude: number | null
  on_map: boolean
}

interface ResidenceChange {
  location?: string | null | undefined
  country?: string | null | undefined
  isOnMap?: boolean | undefined
}

/** What a change needs to know of the world; null where it concerns no place. */
export const placesFor = async ({ location, country, isOnMap }: ResidenceChange) =>
  location === undefined && country === undefined && isOnMap === undefined ? null : openPlaces()

/**
 * Where somebody lives after a change; null where that concerns no place. Whoever wants to be on no map has a country at
 * most; where he is on none yet, his country alone may tell which city is meant.
 */
export function homeAfter(
  places: Places | null,
  row: Before,
  { location, country, isOnMap }: ResidenceChange,
): Home | null {
  if (!places) return null
  if (location !== undefined) return (isOnMap === false ? nowhereIn : homeIn)(places, location, country ?? null)
  if (isOnMap === undefined && (country === undefined || row.latitude !== null)) return null
  const find = (isOnMap ?? row.on_map) ? homeIn : nowhereIn
  return find(places, row.location, country === undefined ? row.country : country)
}

/** Without a city that is known, the country that is given apart or that the location names. */
export const homeIn = (places: Places, location: string | null, country: string | null): Home =>
  places.find(location, country) ?? nowhereIn(places, location, country)

const nowhereIn = (places: Places, location: string | null, country: string | null): Home => ({
  city: null,
  country: country ?? places.countryIn(location),
  latitude: null,
  longitude: null,
})

async function open(): Promise<Places> {
  const gazetteer = await openGazetteer()
  const meant: Places['meant'] = (location, country) => {
    const found = findCity(gazetteer, location ?? '', country ?? '')
    const cities = !found ? [] : 'among' in found ? found.among : [found.city]
    return cities.map((city) => ({ ...gazetteer.cityAt(city), otherName: null }))
  }
  return {
    meant,
    doubt(location, country) {
      const cities = location ? meant(location, country) : []
      return location && cities.length > 1 ? whichCity(location, cities) : null
    },
    search: (q, limit) => search(gazetteer, q, { limit }),
    named: (q, limit) => search(gazetteer, q, { limit, withSlips: false }),
    find(location, country) {
      const found = findCity(gazetteer, location ?? '', country ?? '')
      if (!found || 'among' in found) return null
      const { name, country: where, latitude, longitude } = gazetteer.cityAt(found.city)
      return { city: name, country: where, latitude, longitude }
    },
    countryIn: (location) => findCountry(gazetteer, location ?? ''),
  }
}
