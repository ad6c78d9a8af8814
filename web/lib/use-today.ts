// The day it is, for a page that may stay open over midnight.
import { dayHere } from '@aerie/text/dates'
import { clockIn } from '@aerie/text/zones'
import { useSyncExternalStore } from 'react'

const LOOK_AGAIN_MS = 60_000

/** As in 2027-03-05: where the reader is, or by the clocks of a zone. */
export const useToday = (zone?: string) => useSyncExternalStore(subscribe, () => (zone ? dayIn(zone) : dayHere()))

const dayIn = (zone: string) => clockIn(zone, new Date()).day

function subscribe(look: () => void) {
  const clock = setInterval(look, LOOK_AGAIN_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', look)
  }
}
