// What pages have asked of the server, kept until the server says that it has changed.
import { focusManager, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refused } from '#lib/call-errors.ts'
import { whenOnline } from '#lib/connection.ts'
import { ask, isActing } from '#lib/password-again.ts'
import { sessionQuery } from '../features/session/queries.ts'
import { goToSignIn, signInAgain } from '../features/session/sign-in-again.ts'

const OPEN_DIALOG = '[role=dialog], [role=alertdialog]'

export const isSignedOut = (error: unknown) => error instanceof Refused && error.status === 401

export function makeCache() {
  const onError = (error: unknown) => {
    const wasSignedIn = cache.getQueryData(sessionQuery.queryKey) !== undefined
    if (!wasSignedIn || !isSignedOut(error)) return
    if (isAtWork()) void signInBeside()
    // He may have begun something while he read that he is signed out.
    else signInAgain(() => (isAtWork() ? void signInBeside() : goToSignIn()))
  }
  const signInBeside = async () => {
    if (await ask('sign_in')) await cache.invalidateQueries()
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
  focusManager.setEventListener(onReturn)
  // The answer to what was refused is known.
  whenOnline(() => void cache.refetchQueries({ type: 'active', predicate: hasFailed }))
  return cache
}

/** The library by itself hears of a window that was hidden, and not of one that lay behind another. */
function onReturn(ask: () => void) {
  const hear = () => ask()
  const events = ['focus', 'visibilitychange']
  for (const event of events) addEventListener(event, hear)
  return () => {
    for (const event of events) removeEventListener(event, hear)
  }
}

/** Whether leaving the page would lose something: then he signs in beside it. */
const isAtWork = () => isActing() || document.querySelector(OPEN_DIALOG) !== null || asksBeforeItCloses()

/** Whoever has something unsaved stops this event, as he does when the window is closed. */
const asksBeforeItCloses = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const hasFailed = ({ state: { error } }: Query) => error !== null && !(error instanceof Refused)
