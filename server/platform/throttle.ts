// Counts what may only happen so often, in the database, so that all processes count together.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db/db.ts'
import { Refusal } from './errors.ts'

export interface Rule {
  /** What is counted, as in `signin:somebody@example.org`. */
  bucket: string
  most: number
  withinMinutes: number
}

/** Refuses with 429 when a bucket is full, saying when to try again. Counts nothing itself. */
export async function checkThrottle(db: Db, rules: Rule[], what: string) {
  const waits = await Promise.all(rules.map((rule) => secondsToWait(db, rule)))
  const wait = Math.max(...waits)
  if (wait > 0) throw new Refusal('too_many', `Too many ${what}. Try again ${inMinutes(wait)}.`, { retryAfter: wait })
}

/** Counts one hit in each bucket, and forgets those older than a day. */
export async function countHit(db: Db, buckets: string[]) {
  await db
    .insertInto('throttle_hits')
    .values(buckets.map((bucket) => ({ bucket: hashed(bucket) })))
    .execute()
  await sql`delete from throttle_hits where at < now() - interval '1 day'`.execute(db)
}

export const clearBucket = (db: Db, bucket: string) =>
  db.deleteFrom('throttle_hits').where('bucket', '=', hashed(bucket)).execute()

async function secondsToWait(db: Db, { bucket, most, withinMinutes }: Rule) {
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from at + make_interval(mins => ${withinMinutes}) - now()))::int as wait
    from throttle_hits
    where bucket = ${hashed(bucket)} and at > now() - make_interval(mins => ${withinMinutes})
    order by at desc offset ${most - 1} limit 1`.execute(db)
  return Math.max(0, rows[0]?.wait ?? 0)
}

const hashed = (bucket: string) => createHash('sha256').update(bucket).digest('base64url')

const inMinutes = (seconds: number) => (seconds <= 60 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`)
