// Rate limits, counted in the database, so that all processes count together.
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

/** Refuses with 429 when a bucket is full, saying when to try again; else returns how many hits the buckets hold. */
export async function checkThrottle(db: Db, rules: Rule[], what: string) {
  const listed = rules.map(({ bucket, most, withinMinutes }) => ({
    bucket: hashed(bucket),
    most,
    minutes: withinMinutes,
  }))
  const { rows } = await sql<{ hits: number; wait: number | null }>`
    select count(*) as hits,
      ceil(extract(epoch from (array_agg(hit.at order by hit.at desc))[rule.most] + make_interval(mins => rule.minutes) - now()))::int as wait
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as rule (bucket text, most int, minutes int)
    join throttle_hits hit on hit.bucket = rule.bucket and hit.at > now() - make_interval(mins => rule.minutes)
    group by rule.bucket, rule.most, rule.minutes`.execute(db)
  const wait = Math.max(0, ...rows.map((row) => row.wait ?? 0))
  if (wait > 0) throw new Refusal('too_many', `Too many ${what}. Try again ${inMinutes(wait)}.`, { retryAfter: wait })
  return rows.reduce((sum, { hits }) => sum + hits, 0)
}

/** Counts one hit in each bucket, and deletes those older than a day. */
export async function countHit(db: Db, buckets: string[]) {
  await db
    .insertInto('throttle_hits')
    .values(buckets.map((bucket) => ({ bucket: hashed(bucket) })))
    .execute()
  await sql`delete from throttle_hits where at < now() - interval '1 day'`.execute(db)
}

export const clearBucket = (db: Db, bucket: string) =>
  db.deleteFrom('throttle_hits').where('bucket', '=', hashed(bucket)).execute()

const hashed = (bucket: string) => createHash('sha256').update(bucket).digest('base64url')

const inMinutes = (seconds: number) => (seconds <= 60 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`)
