// Rate limits, counted in the database, so that all processes count together.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Db } from './db/db.ts'
import { Refusal } from './errors.ts'
import { atClose } from './transaction.ts'

export interface Rule {
  /** What is counted, as in `movies:17`. */
  bucket: string
  most: number
  withinMinutes: number
}

/**
 * Counts one hit in each bucket. Where one is full it counts none, and refuses with 429, saying when to try again. Calls
 * at the same time are counted one by one.
 */
export async function countHits(db: Db, rules: Rule[], what: string) {
  const listed = rules.map(({ bucket, most, withinMinutes }) => ({
    bucket: hashed(bucket),
    most,
    minutes: withinMinutes,
  }))
  const { rows } = await sql<{ wait: number }>`select count_hits(${JSON.stringify(listed)}::jsonb) as wait`.execute(db)
  const wait = rows[0]?.wait ?? 0
  if (wait > 0) throw new Refusal('too_many', `Too many ${what}. Try again ${inMinutes(wait)}.`, { retryAfter: wait })
}

/** Once a hit proved to be none that counts: empties buckets, and takes one hit back from others. */
export const settleHits = (ctx: Context, settled: { emptied: string[]; takenBack?: string[] }) => {
  const [emptied, takenBack] = [settled.emptied, settled.takenBack ?? []].map((buckets) => buckets.map(hashed))
  return atClose(ctx, sql`settle_hits(${emptied}::text[], ${takenBack}::text[])`)
}

const hashed = (bucket: string) => createHash('sha256').update(bucket).digest('base64url')

const inMinutes = (seconds: number) => (seconds <= 60 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`)
