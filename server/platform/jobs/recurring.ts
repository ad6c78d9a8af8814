// Jobs that run again and again: when each runs next, and that there always is a next one.
import { daysAfter } from '@aerie/text/dates'
import { clockIn, momentIn, startOfDayIn, UTC } from '@aerie/text/zones'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { type Job, schedule, toldOf } from './jobs.ts'

const QUARTER_MS = 900_000

/** When a job runs next, always after `now`, with the organisation's zone, by whose clock days and hours count. */
export type NextRun = (now: Date, zone: string) => Date

/** With the first moment of each day. */
export const nextMidnight: NextRun = (now, zone) => startOfDayIn(zone, daysAfter(clockIn(zone, now).day, 1))

/** Four times an hour. */
export const nextQuarter: NextRun = (now) => new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS)

/** Every day at an hour as in '07:00'. */
export const dailyAt =
  (time: string): NextRun =>
  (now, zone) => {
    const { day } = clockIn(zone, now)
    const next = momentIn(zone, day, time)
    return next > now ? next : momentIn(zone, daysAfter(day, 1), time)
  }

/** At each full hour. */
export const hourly: NextRun = (now) => {
  const next = new Date(now)
  next.setMinutes(60, 0, 0)
  return next
}

/**
 * However often it is asked, as at every start, there is one next run; one that waited by the clock of another zone is
 * moved.
 */
export async function scheduleNextRuns(ctx: Context, jobs: Record<string, NextRun>) {
  const zone = await findZone(ctx.db)
  for (const [kind, nextRun] of Object.entries(jobs)) {
    const runAt = nextRun(ctx.now(), zone)
    await schedule(ctx, kind, runAt)
    await sql`delete from jobs where kind = ${kind} and run_at > ${ctx.now()} and run_at <> ${runAt}::timestamptz
      and attempts = 0 and failed_at is null`.execute(ctx.db)
  }
}

/** The settings belong to a feature; the database knows as much of them as its own days need. */
const findZone = async (db: Db) =>
  (await sql<{ zone: string }>`select organisation_zone() as zone`.execute(db)).rows[0]?.zone ?? UTC

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
