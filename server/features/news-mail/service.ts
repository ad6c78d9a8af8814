// When the weekly digests go out: each round schedules the next, and a start makes sure that there is one.
import type { Context } from '#platform/context.ts'
import { schedule } from '#platform/jobs/jobs.ts'

/** On Mondays, by the clock of the server. */
const HOUR = 7

export const scheduleDigests = (ctx: Context) => schedule(ctx, 'weekly-digests', nextRound(ctx.now()))

function nextRound(now: Date) {
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
