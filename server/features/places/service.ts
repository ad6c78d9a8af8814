// Places: cities by the beginning of their names, and the city that a profile's location means.
import type { City } from '@aerie/contract/places'
import * as distances from './distance.ts'
import { findCity } from './find-city.ts'
import { openGazetteer } from './gazetteer.ts'
import { searchCities as search } from './search-cities.ts'

export type { Point } from './distance.ts'

export interface Place extends distances.Point {
  city: string
  /** One English name for each country, however it was written. */
  country: string
}

/** Kilometres along the great circle. */
export const distanceKm = distances.distanceKm

/** Degrees of latitude that so many kilometres span. */
export const latitudesOf = distances.latitudesOf

/** Answers at once: for those who have many rows. */
export interface Places {
  /** Cities by the beginning of their name, the likeliest first; none for fewer than two characters. */
  search(q: string, limit: number): City[]
  /** Where a location lies; null for regions, for countries, for “Remote”, and for what is not known. */
  find(location: string | null, country?: string | null): Place | null
}

let opened: Promise<Places> | undefined

/** The same for everybody; the first call takes some tenths of a second, and they stay in memory from then on. */
export function openPlaces(): Promise<Places> {
  opened ??= open()
  return opened
}

export const searchCities = async (q: string, limit: number) => (await openPlaces()).search(q, limit)

export const findPlace = async (location: string | null, country: string | null = null) =>
  (await openPlaces()).find(location, country)

async function open(): Promise<Places> {
  const gazetteer = await openGazetteer()
  return {
    search: (q, limit) => search(gazetteer, q, limit),
    find(location, country) {
      const city = findCity(gazetteer, location ?? '', country ?? '')
      if (city === null) return null
      const { name, country: where, latitude, longitude } = gazetteer.cityAt(city)
      return { city: name, country: where, latitude, longitude }
    },
  }
}
