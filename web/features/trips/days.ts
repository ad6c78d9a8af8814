// Calendar days without a time zone, as trips have them: '2027-03-05'. They sort as text.
import { formatPaddedDay } from '@aerie/contract/formats'
import { useSyncExternalStore } from 'react'

const LOOK_AGAIN_MS = 60_000

/** As the cards of trips write it: 'Mar 05, 2027'. */
export const dayText = (day: string) => formatPaddedDay(new Date(day))

/** The day it is where the viewer is. */
export function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(now.getFullYear()).padStart(4, '0')}-${month}-${day}`
}

/** A page that stays open over midnight learns of the new day. */
export const useToday = () => useSyncExternalStore(subscribe, () => dayOf(new Date()))

function subscribe(look: () => void) {
  const clock = setInterval(look, LOOK_AGAIN_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', look)
  }
}
