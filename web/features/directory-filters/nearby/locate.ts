// Asks the browser where it is.
import type { Spot } from './distance.ts'

const FINDING_MS = 10_000
/** Includes the time in which the question is before the viewer; some browsers never tell that it was waved away. */
const LONGEST_MS = 60_000
const RECENT_MS = 300_000

export const canLocate = () => 'geolocation' in navigator

/** Rejects when it is not permitted, not to be found, or takes too long. The position stays in the page. */
export function locate(): Promise<Spot> {
  const { promise, resolve, reject } = Promise.withResolvers<Spot>()
  setTimeout(reject, LONGEST_MS)
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
    reject,
    { timeout: FINDING_MS, maximumAge: RECENT_MS },
  )
  return promise
}
