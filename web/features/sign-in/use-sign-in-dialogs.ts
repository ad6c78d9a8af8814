// Fetches the dialogs at the door when they are wanted, or at the first sign that somebody is there who might.
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { EntranceProps } from './sign-in-dialogs.tsx'

interface RouteAnnouncer {
  SignInDialogs?: ComponentType<EntranceProps>
  failed?: boolean
}

/** `failed` once fetching has failed; approaching again tries again. */
export function useSignInDialogs(wanted: boolean) {
  const [arrival, setArrival] = useState<RouteAnnouncer>({})
  const approach = useCallback(() => {
    import('./sign-in-dialogs.tsx').then(
      ({ SignInDialogs }) => setArrival({ SignInDialogs }),
      () => setArrival({ failed: true }),
    )
  }, [])
  useEffect(() => (wanted ? approach() : atFirstSign(approach)), [wanted, approach])
  return { ...arrival, approach }
}

/** Answers how to call it off. */
function atFirstSign(work: () => void) {
  const waiting = new AbortController()
  const act = () => {
    waiting.abort()
    work()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, act, { signal: waiting.signal })
  return () => waiting.abort()
}
