// Jobs that run again and again: when each runs next, and that there always is a next one.
import type { Context } from '../context.ts'
import { type Job, schedule, toldOf } from './jobs.ts'

const DAY_MS = 86_400_000
const QUARTER_MS = 900_000

/** When a job runs next: always after `now`. */
export type NextRun = (now: Date) => Date

/** By UTC, as days are counted in the database. */
export const nextMidnight: NextRun = (now) => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS)

/** Four times an hour. */
export const nextQuarter: NextRun = (now) => new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS)

/** Every day at a full hour by the clock of the server. */
export const dailyAt =
  (hour: number): NextRun =>
  (now) => {
    const next = new Date(now)
    next.setHours(hour, 0, 0, 0)
    if (next <= now) next.setDate(next.getDate() + 1)
    return next
  }

/** At each full hour. */
export const hourly: NextRun = (now) => {
  const next = new Date(now)
  next.setMinutes(60, 0, 0)
  return next
}

/** However often it is asked, as at every start, there is one next run. */
export async function scheduleNextRuns(ctx: Context, jobs: Record<string, NextRun>) {
  for (const [kind, nextRun] of Object.entries(jobs)) await schedule(ctx, kind, nextRun(ctx.now()))
}

/** The next run is scheduled before the work begins: a run that fails for good does not end the row of them. */
export function repeated(ctx: Context, kind: string, nextRun: NextRun, job: Job): Job {
  const told = toldOf(job)
  return {
    ...told,
    async work(payload) {
      await scheduleNextRuns(ctx, { [kind]: nextRun })
      await told.work(payload)
    },
  }
}
