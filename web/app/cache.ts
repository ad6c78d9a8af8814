// What pages have asked of the server, kept until the server says that it has changed.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refused } from '#lib/call-errors.ts'
import { sessionQuery } from '../features/session/queries.ts'
import { signInAgain } from '../features/session/sign-in-again.ts'

export const isSignedOut = (error: unknown) => error instanceof Refused && error.status === 401

export function makeCache() {
  const onError = (error: unknown) => {
    const wasSignedIn = cache.getQueryData(sessionQuery.queryKey) !== undefined
    if (wasSignedIn && isSignedOut(error)) signInAgain()
  }
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Offline, what is asked fails at once and says so, instead of waiting behind a button that turns.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return cache
}
