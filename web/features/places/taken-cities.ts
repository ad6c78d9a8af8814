// What the map takes a location for as it stands, and what else of that name there is.
import type { City } from '@aerie/contract/places'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePaused } from '#lib/use-paused.ts'
import { type CitiesQuery, membersCities } from './city-search.ts'

const MOST_OTHERS = 6

export interface TakenCities {
  /** One city, several where the words do not say which, or none; undefined while it is being asked. */
  cities: City[] | undefined
}

/** `country` is what was given apart. A search that fails says nothing: the server decides when it is saved. */
export function useTakenCities(location: string, country = '', citiesQuery: CitiesQuery = membersCities): TakenCities {
  const wanted = usePaused(location.trim())
  const given = usePaused(country.trim())
  const { data, isPlaceholderData } = useQuery({
    ...citiesQuery(wanted, { meant: 'true', ...(given && { country: given }) }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
  const isCurrent = wanted === location.trim() && !isPlaceholderData
  return { cities: isCurrent && wanted !== '' ? data : undefined }
}

/** Cities of the same name but for those that are `taken` already; asked for once somebody wants another. */
export function useOtherCities(location: string, taken: City[], isWanted: boolean, citiesQuery = membersCities) {
  const name = location.split(',', 1)[0]?.trim() ?? ''
  const { data } = useQuery({ ...citiesQuery(name), enabled: isWanted && name.length > 1 })
  // Of two that are called alike in full the name finds the larger one alone.
  const others = new Map(data?.toReversed().map((city) => [city.fullName, city]))
  for (const { fullName } of taken) others.delete(fullName)
  return data && [...others.values()].reverse().slice(0, MOST_OTHERS)
}
