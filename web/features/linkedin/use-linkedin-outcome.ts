// On the profile: takes in what the address says of a return from LinkedIn.

import { useEffect, useRef } from 'react'
import { useNavigate } from '#lib/navigation/navigation.tsx'
import { readOutcome, showOutcome } from './outcome.ts'
import { useConclusion } from './use-conclusion.ts'

/**
 * A window that was opened for LinkedIn tells the page that opened it, and closes. Where no page waits, this is the page:
 * on a phone the other one may be asleep.
 */
export function useLinkedinOutcome() {
  const conclude = useRef(useConclusion())
  const navigate = useRef(useNavigate())
  useEffect(() => {
    const outcome = readOutcome(location.search)
    if (!outcome) return
    void navigate.current({ to: '/profile', search: {}, replace: true, resetScroll: false })
    void showOutcome(outcome).then((heard) => (heard ? close() : conclude.current(outcome)))
  }, [])
}
