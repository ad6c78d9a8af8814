// Whether the page at the address cannot be shown for want of the connection: its code or an answer it begins with did not come.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Unreachable } from '#lib/call-errors.ts'
import { useShown } from '#lib/navigation/navigation.tsx'

type Answers = 'whole' | 'coming' | 'missing'

/** A page that has stood once stays, whatever it asks later: somebody may have begun something there. */
export function useMissingPage(isLost: boolean): boolean {
  const { error, place } = useShown()
  const cache = useQueryClient()
  const subscribe = useCallback((told: () => void) => cache.getQueryCache().subscribe(told), [cache])
  const answers = useSyncExternalStore(subscribe, () => answersOf(cache))
  const [stoodAt, setStoodAt] = useState<string | null>(null)
  const stands = error === undefined && answers === 'whole'
  useEffect(() => {
    if (!stands) return
    // What the page begins with is asked in the same turn.
    const settled = setTimeout(() => answersOf(cache) === 'whole' && setStoodAt(place.pathname))
    return () => clearTimeout(settled)
  }, [stands, place.pathname, cache])
  if (!isLost) return false
  if (error !== undefined) return error instanceof Unreachable
  return answers === 'missing' && stoodAt !== place.pathname
}

/** Of all that is asked by what is drawn. */
function answersOf(cache: QueryClient): Answers {
  const without = cache.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.data === undefined })
  if (without.some(({ state }) => state.error instanceof Unreachable)) return 'missing'
  return without.some(({ state }) => state.fetchStatus === 'fetching') ? 'coming' : 'whole'
}
