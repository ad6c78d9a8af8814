// What happened to the log where its chain breaks, as far as the entries around the break tell.
import type { Db } from '../db/db.ts'
import { type ChainEntry, hashOf } from './chain.ts'

export interface Flaw {
  /** The first entry that is wrong, or that is gone. */
  id: number
  is: 'changed' | 'removed' | 'inserted' | 'reordered'
  /** The mark that should stand there, and the one that does; null where they say nothing. */
  expected: Buffer | null
  found: Buffer | null
}

type Link = ChainEntry & { id: number; previous: Buffer; hash: Buffer }

/** `entry` is the first that does not follow from `last`. */
export async function explainBreak(db: Db, last: { id: number; hash: Buffer }, entry: Link): Promise<Flaw> {
  const own = hashOf(entry.previous, entry)
  const isUnchanged = own.equals(entry.hash)
  const flawOf = (is: Flaw['is'], id = entry.id, marks: Partial<Flaw> = {}): Flaw => ({
    id,
    is,
    expected: last.hash,
    found: entry.previous,
    ...marks,
  })
  if (!isUnchanged) {
    // The one after it follows from the one before: without it the chain would be whole.
    const next = await readNext(db, entry.id)
    const isForeign = next?.previous.equals(last.hash) === true && last.id > 0
    return flawOf(isForeign ? 'inserted' : 'changed', entry.id, { expected: own, found: entry.hash })
  }
  const followed = await findMarked(db, entry.previous)
  if (followed !== undefined && followed > entry.id) return flawOf('reordered')
  if (followed !== undefined) return flawOf('inserted', (await readNext(db, followed))?.id ?? last.id)
  if (entry.id > last.id + 1) return flawOf('removed', last.id + 1)
  // The entry before it was written anew together with its mark.
  return flawOf('changed', last.id || entry.id, { expected: entry.previous, found: last.hash })
}

const readNext = (db: Db, after: number) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'previous'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

const findMarked = async (db: Db, hash: Buffer) =>
  (await db.selectFrom('audit_entries').select('id').where('hash', '=', hash).executeTakeFirst())?.id
