// Searches movies and shows a moment after the last key, and drops a search that is no longer wanted.
import { movies } from '@aerie/contract/movies'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { type SearchState, tidy } from './favourite-options.ts'

const PAUSE_MS = 500

export function useMovieSearch(typed: string) {
  const wanted = tidy(typed)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, wanted)
    return () => clearTimeout(timer)
  }, [wanted])

  // Nobody waits for an earlier query any more, and so its request is aborted.
  const q = settled === wanted ? wanted : ''
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(movies.search, { query: { q } }),
    enabled: q !== '',
  })
  return {
    state: stateOf(wanted, q === '' || isFetching, error, data?.results),
    /** Without waiting for another key. */
    searchNow: () => setSettled(wanted),
    searchAgain: () => void refetch(),
  }
}

function stateOf(
  wanted: string,
  isPending: boolean,
  error: Error | null,
  results: Extract<SearchState, { is: 'found' }>['results'] | undefined,
): SearchState {
  if (wanted === '') return { is: 'idle' }
  if (isPending) return { is: 'searching' }
  if (results) return { is: 'found', results }
  return { is: 'failed', error }
}
