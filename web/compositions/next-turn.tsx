// Draws what stands below the first view in a turn of its own: what is seen first is there sooner, and answers meanwhile.
import { type ReactNode, useDeferredValue, useEffect } from 'react'

/** Whoever comes back to a page comes to where he was on it, which has to be there. */
let isOpening = performance
  .getEntriesByType('navigation')
  .some((visit) => (visit as PerformanceNavigationTiming).type === 'navigate')

/** Of a site's first page alone; afterwards all is drawn at once. */
export function NextTurn({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !isOpening)
  useEffect(() => {
    if (isDue) isOpening = false
  }, [isDue])
  return isDue && children
}
