// Looks cities up while a place is typed, and words them for a list.
import { type City, places } from '@aerie/contract/places'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '#lib/api.ts'
import { usePaused } from '#lib/use-paused.ts'

const SHORTEST = 2

export interface CitySearch {
  /** The likeliest first; `figure` says how many live there, such as '286K'. */
  cities: { id: number; name: string; fullName: string; otherName: string | null; figure: string }[]
  /** The search for what stands there now has come back empty. */
  isNowhere: boolean
  /** Null when the text is not to be looked for, as once a place is chosen. */
  onTyped: (typed: string | null) => void
}

/** What a whole location means to the map is asked for, with the country that was given apart. */
type Meant = { meant: 'true'; country?: string }

/** The search that is asked: its query for a text. */
export type CitiesQuery = (
  q: string,
  meant?: Meant,
) => {
  queryKey: QueryKey
  queryFn: (asked: { signal: AbortSignal }) => Promise<City[]>
}

/** As members ask it. */
export const membersCities: CitiesQuery = (q, meant) => {
  const query = { q, limit: '20', ...meant }
  return {
    queryKey: [places.search.path, query],
    queryFn: ({ signal }) => call(places.search, { query, signal }),
  }
}

/** Asks once the typing pauses, and aborts what nobody waits for any more. A search that fails is only logged. */
export function useCitySearch(citiesQuery: CitiesQuery): CitySearch {
  const [typed, setTyped] = useState<string | null>(null)
  const wanted = typed?.trim() ?? ''
  const q = usePaused(wanted)
  const isLongEnough = wanted.length >= SHORTEST
  const { data, error, isPlaceholderData } = useQuery({
    ...citiesQuery(q),
    enabled: isLongEnough && q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) console.warn('The city search failed', error)
  }, [error])
  const found = isLongEnough && !error ? data : undefined
  return {
    cities: useMemo(() => found?.map(worded) ?? [], [found]),
    isNowhere: found?.length === 0 && q === wanted && !isPlaceholderData,
    onTyped: setTyped,
  }
}

/** 1,234,567 is '1.2M', 12,345 is '12K', 950 is '950'; nothing where nobody has counted. */
export function populationText(population: number): string {
  if (population >= 1_000_000) return `${(population / 1_000_000).toFixed(1)}M`
  if (population >= 1000) return `${Math.min(999, Math.round(population / 1000))}K`
  return population > 0 ? String(population) : ''
}

const worded = ({ id, name, fullName, otherName, population }: City) => ({
  id,
  name,
  fullName,
  otherName,
  figure: populationText(population),
})
