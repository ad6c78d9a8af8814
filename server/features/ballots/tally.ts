// The counts of a box that is still open, in memory alone: opened once, and from then on by what the log says is new.
import type { Db } from '#platform/db/db.ts'
import type { BoxKeys } from '#platform/vote-keys.ts'
import type { CastTogether } from './casting.ts'
import * as data from './data.ts'
import { type BallotContent, type SealedBallot, tryToOpen } from './sealing.ts'

/** Ballots opened without letting others have the processor in between; some 4 ms. */
const IN_A_ROW = 300

export interface Tally {
  /** Of the newest ballot's entry in the log. */
  number: number
  voters: number
  /** Null where the key of the box is gone, or a ballot is not as it was sealed. */
  counts: number[] | null
}

export interface CountedBox {
  id: number
  subject: string
  optionCount: number
}

/** A column in the database would carry who voted last. */
export async function readTally(db: Db, box: CountedBox, keys: BoxKeys | null, before: Tally | null): Promise<Tally> {
  if (before) {
    const newer = await data.readNewer(db, box, before.number)
    return {
      number: newer.at(-1)?.number ?? before.number,
      voters: before.voters + newer.length,
      counts: await count(keys, newer, before.counts),
    }
  }
  const rows = await data.readBox(db, box)
  const sealed = rows.flatMap(({ tag, sealed }) => (tag && sealed ? [{ tag, sealed }] : []))
  return {
    number: rows[0]?.number ?? 0,
    voters: sealed.length,
    counts: await count(keys, sealed, Array<number>(box.optionCount).fill(0)),
  }
}

async function count(keys: BoxKeys | null, rows: SealedBallot[], before: number[] | null) {
  const opened = keys && before && (await openAll(keys, rows))
  return opened && added(before, opened)
}

/** With ballots that this process has sealed, and so knows; null where others lie between, which have to be read. */
export function addCast(before: Tally, { votes, after, newest }: CastTogether): Tally | null {
  if (before.number >= newest) return before
  if (before.number !== after) return null
  return {
    number: newest,
    voters: before.voters + votes.length,
    counts: before.counts && added(before.counts, votes),
  }
}

function added(before: number[], ballots: { choices: number[] }[]) {
  const counts = [...before]
  for (const { choices } of ballots) for (const choice of choices) counts[choice] = (counts[choice] ?? 0) + 1
  return counts
}

/** Null where one of them is not as it was sealed. */
export async function openAll(keys: BoxKeys, rows: SealedBallot[]): Promise<BallotContent[] | null> {
  const all: BallotContent[] = []
  for (const row of rows) {
    const opened = tryToOpen(keys, row)
    if (!opened) return null
    all.push(opened)
    if (all.length % IN_A_ROW === 0) await new Promise<void>((resume) => setImmediate(resume))
  }
  return all
}
