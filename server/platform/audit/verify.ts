// Verifies the audit log: every entry follows from the one before it, and what was kept outside the database is in it.
import { momentWords, UTC } from '@aerie/text/zones'
import type { Db } from '../db/db.ts'
import { type Between, type Head, readEntries, readHead, verifyChain } from './audit.ts'
import type { Flaw } from './flaw.ts'
import type { KeptHead } from './heads.ts'

export interface Fault {
  /** The entry that is wrong or gone. */
  id: number
  sentence: string
  /** The mark, in hexadecimal digits, that was kept elsewhere and is not there; null where the chain breaks. */
  keptMark: string | null
}

export interface Verification {
  /** How many were walked. */
  entries: number
  fault: Fault | null
  /** What happened where the chain breaks; null where it does not, and where only a kept head is missing. */
  flaw: Flaw | null
}

/** What counts of the kept heads: from the last one on at which the log was accepted. */
export const countingHeads = (heads: KeptHead[]) =>
  heads.slice(
    Math.max(
      0,
      heads.findLastIndex(({ isAccepted }) => isAccepted),
    ),
  )

/** At which the log was last accepted as it stood: from there on it is walked. Null where it never was. */
export const acceptedOf = (heads: KeptHead[]): KeptHead | null => heads.findLast(({ isAccepted }) => isAccepted) ?? null

interface Extent {
  /** `all` walks every entry since the beginning, or since the log was accepted; `recent` those since the last head, none without one. */
  extent: 'all' | 'recent'
  between?: Between
}

export async function verifyLog(db: Db, kept: KeptHead[], { extent, between }: Extent): Promise<Verification> {
  const heads = countingHeads(kept)
  const fault = await findMissing(db, heads)
  if (fault) return { entries: 0, fault, flaw: null }
  const from = extent === 'recent' ? heads.at(-1) : acceptedOf(heads)
  if (extent === 'recent' && !from) return { entries: 0, fault: null, flaw: null }
  const { entries, brokenAt, flaw } = await verifyChain(db, { ...(from && { from }), ...(between && { between }) })
  const broken = brokenAt === null ? null : { id: brokenAt, sentence: brokenSentence(brokenAt), keptMark: null }
  return { entries, fault: broken, flaw }
}

async function findMissing(db: Db, heads: KeptHead[]): Promise<Fault | null> {
  const entries = await readEntries(
    db,
    heads.map(({ id }) => id),
  )
  const there = new Map(entries.map(({ id, hash }) => [id, hash]))
  const missing = heads.find(({ id, hash }) => !there.get(id)?.equals(hash))
  return missing
    ? {
        id: missing.id,
        sentence: missingSentence(missing, there.has(missing.id), await readHead(db)),
        keptMark: missing.hash.toString('hex'),
      }
    : null
}

const brokenSentence = (id: number) =>
  `Entry ${id} of the audit log does not follow from the one before it: one of the two was changed, or entries between them removed.`

function missingSentence({ id, at }: KeptHead, isThere: boolean, last: Head | undefined) {
  const when = `${momentWords(UTC, at)} UTC`
  if (isThere) return `Entry ${id} of the audit log is another one than at ${when}.`
  const end = last ? `the log ends with entry ${last.id}` : 'the log is empty'
  return `Entry ${id} of the audit log, which was there at ${when}, is gone: ${last && last.id > id ? 'it was removed' : end}.`
}
