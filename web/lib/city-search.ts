// Looks cities up as one types, and words them for a list.
import { type City, places } from '@aerie/contract/places'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointQuery } from './api.ts'

const SHORTEST = 2
const TYPING_PAUSE_MS = 300
const NONE: readonly City[] = []

/**
 * The cities for what is typed, once the typing pauses; an answer that nobody waits for any more is aborted. `isNowhere`
 * when the search came back empty. A search that fails is only logged.
 */
export function useCitySearch(typed: string): { cities: readonly City[]; isNowhere: boolean } {
  const wanted = typed.trim()
  const q = usePaused(wanted)
  const isLongEnough = wanted.length >= SHORTEST
  const { data, error, isPlaceholderData } = useQuery({
    ...endpointQuery(places.search, { query: { q, limit: '20' } }),
    enabled: isLongEnough && q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) console.warn('The city search failed', error)
  }, [error])
  const cities = isLongEnough && !error ? (data ?? NONE) : NONE
  return { cities, isNowhere: isLongEnough && q === wanted && !isPlaceholderData && data?.length === 0 }
}

/** 1,234,567 is '1.2M', 12,345 is '12K', 950 is '950'; nothing where nobody has counted. */
export function populationText(population: number): string {
  if (population >= 1_000_000) return `${(population / 1_000_000).toFixed(1)}M`
  if (population >= 1000) return `${Math.min(999, Math.round(population / 1000))}K`
  return population > 0 ? String(population) : ''
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return paused
}
