// The job queue: jobs are enqueued in the caller's transaction, run after it, and retried when they fail.
import { EVERYTHING } from '@aerie/contract/stale'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { untilUncaught } from '../error-boundary.ts'
import { announceJobs } from '../events/announce.ts'
import type { Bus } from '../events/bus.ts'
import { atClose } from '../transaction.ts'

const POLL_MS = 5_000
const MAX_ATTEMPTS = 8
/** The lease of a job, renewed while it runs: one that a crash interrupted is due again after it. */
const LEASE_SECONDS = 120

/** Thrown by work that was told by whom it asked when another attempt makes sense; it counts as an attempt all the same. */
export class ComeAgain extends Error {
  override name = 'ComeAgain'
  readonly seconds: number
  constructor(seconds: number) {
    super()
    this.seconds = seconds
  }
}

export type Work = (payload: Record<string, unknown>) => Promise<void>

/** Work of which somebody hears when it is given up. */
export interface ToldWork {
  work: Work
  /**
   * Called after the last attempt with what that threw; a failure that another attempt cannot mend is the work's own to
   * tell. Until this has ended well, the job is not given up but comes again.
   */
  onGivenUp?: (payload: Record<string, unknown>, error: unknown) => Promise<void>
  /** Where so many are enough. */
  mostAttempts?: number
}

export type Job = Work | ToldWork

export const toldOf = (job: Job): ToldWork => (typeof job === 'object' ? job : { work: job })

/** Enqueues in the caller's transaction: no commit, no job. */
export async function enqueue(ctx: Context, kind: string, payload: Record<string, string | number | null>) {
  await atClose(ctx, sql`enqueue_job(${kind}, ${JSON.stringify(payload)}::jsonb)`)
  await announceJobs(ctx)
}

/**
 * The same work for many objects, in one statement; the payload holds each id under `name`. No more than `perMinute` of
 * them become due in a minute, in the order of the ids.
 */
export async function enqueueEach(
  ctx: Context,
  kind: string,
  name: string,
  ids: number[],
  { perMinute = ids.length }: { perMinute?: number } = {},
) {
  if (ids.length === 0) return
  await sql`insert into jobs (kind, payload, run_at)
    select ${kind}, jsonb_build_object(${name}::text, id), now() + (at - 1) / ${perMinute}::int * interval '1 minute'
    from unnest(${ids}::int[]) with ordinality as each (id, at)`.execute(ctx.db)
  await announceJobs(ctx)
}

/** A job without a payload at a later time; scheduled twice for the same time, it runs once. */
export async function schedule(ctx: Context, kind: string, runAt: Date) {
  await sql`insert into jobs (kind, payload, run_at) select ${kind}, '{}', ${runAt}::timestamptz
    where not exists (select from jobs where kind = ${kind} and run_at = ${runAt}::timestamptz and failed_at is null)`.execute(
    ctx.db,
  )
}

export interface Worker {
  /** Finishes the running job, then stops. */
  stop(): Promise<void>
  /** Works until nothing is due. */
  drain(): Promise<void>
}

/** By kind and id alone: payloads hold addresses. */
export interface JobFailure {
  kind: string
  id: number
  attempts: number
  error: unknown
}

interface WorkerOptions {
  db: Db
  bus: Bus
  work: Record<string, Job>
  /** Called on every failure. */
  onFailure: (failure: JobFailure) => void
  leaseSeconds?: number
}

/** Starts a worker: it runs due jobs one after the other, woken by new ones and polling every few seconds. */
export function startWorker({ db, bus, work, onFailure, leaseSeconds = LEASE_SECONDS }: WorkerOptions): Worker {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const drain = () => {
    // A round that failed, as while the database was away, fails none of those after it.
    running = running
      .catch(() => {})
      .then(async () => {
        while (!stopped && (await workOne({ db, work, onFailure, leaseSeconds })));
      })
    return running
  }
  const wake = () => void drain().catch((error: unknown) => onFailure({ kind: 'queue', id: 0, attempts: 0, error }))
  const unsubscribe = bus.subscribe(({ hasJobs, stale }) => (hasJobs || stale === EVERYTHING) && wake())
  const timer = setInterval(wake, POLL_MS)
  wake()
  return {
    drain,
    async stop() {
      stopped = true
      clearInterval(timer)
      unsubscribe()
      await running.catch(() => {})
    },
  }
}

type WorkerDeps = Required<Omit<WorkerOptions, 'bus'>>

/** Runs the oldest due job of this worker's kinds; false when none is due. */
async function workOne({ db, work, onFailure, leaseSeconds }: WorkerDeps) {
  const { rows } = await sql<{ id: number; kind: string; payload: Record<string, unknown>; attempts: number }>`
    update jobs set attempts = attempts + 1, run_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (select id from jobs where failed_at is null and run_at <= now() and kind = any(${Object.keys(work)})
                order by run_at limit 1 for update skip locked)
    returning id, kind, payload, attempts`.execute(db)
  const job = rows[0]
  if (!job) return false
  const lease = keepLease(db, job.id, leaseSeconds)
  const { kind, id, attempts, payload } = job
  const fail = (error: unknown) => onFailure({ kind, id, attempts, error })
  const { work: run, onGivenUp, mostAttempts = MAX_ATTEMPTS } = toldOf(work[kind] ?? (async () => {}))
  try {
    await untilUncaught(() => run(payload), fail)
    await lease.end()
    await db.deleteFrom('jobs').where('id', '=', job.id).execute()
  } catch (error) {
    fail(error)
    const giveUp = () => untilUncaught(async () => onGivenUp?.(payload, error), fail)
    const isGivenUp = attempts >= mostAttempts && (await endsWell(giveUp, fail))
    await lease.end()
    await putOff(db, job, { error, isGivenUp })
  }
  return true
}

async function endsWell(work: () => Promise<void>, fail: (error: unknown) => void) {
  try {
    await work()
    return true
  } catch (error) {
    fail(error)
    return false
  }
}

/** Moves the job ahead again before its lease is over, for as long as it runs. */
function keepLease(db: Db, id: number, seconds: number) {
  let renewing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(
    () => {
      renewing = sql`update jobs set run_at = now() + make_interval(secs => ${seconds}) where id = ${id}`
        .execute(db)
        // While the database is away nobody else takes it either.
        .catch(() => {})
    },
    (seconds * 1_000) / 3,
  )
  return {
    end() {
      clearInterval(timer)
      return renewing
    },
  }
}

function putOff(
  db: Db,
  job: { id: number; attempts: number },
  { error, isGivenUp }: { error: unknown; isGivenUp: boolean },
) {
  const told = error instanceof ComeAgain ? error.seconds : 0
  const delaySeconds = Math.max(5 * 4 ** (job.attempts - 1), told)
  return db
    .updateTable('jobs')
    .set({
      last_error: error instanceof Error ? error.name : 'Error',
      run_at: sql`now() + make_interval(secs => ${delaySeconds})`,
      ...(isGivenUp && { failed_at: sql`now()` }),
    })
    .where('id', '=', job.id)
    .execute()
}
