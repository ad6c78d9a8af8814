// The weeks of digests: when the digest of each goes out.
import { daysAfter, mondayOf } from '@aerie/text/dates'
import { clockIn, momentIn } from '@aerie/text/zones'
import type { NextRun } from '#platform/jobs/recurring.ts'

/** On Mondays, by the organisation's clock. */
const HOUR = '07:00'

export const nextDigest: NextRun = (now, zone) => {
  const monday = mondayOf(clockIn(zone, now).day)
  const next = momentIn(zone, monday, HOUR)
  return next > now ? next : momentIn(zone, daysAfter(monday, 7), HOUR)
}
