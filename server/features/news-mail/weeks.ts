// The weeks of digests: when each begins, and when its digest goes out.
import type { NextRun } from '#platform/jobs/recurring.ts'

/** On Mondays, by the clock of the server. */
const HOUR = 7

export const nextDigest: NextRun = (now) => {
  const next = mondayOf(now)
  next.setHours(HOUR)
  if (next <= now) next.setDate(next.getDate() + 7)
  return next
}

/** The first moment of a week, which names its digest. */
export function mondayOf(now: Date) {
  const monday = new Date(now)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  return monday
}
