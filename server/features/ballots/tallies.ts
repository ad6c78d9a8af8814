// The counts of open boxes in memory, each as far as it was counted: what this process casts is added, what others cast is read.
import type { Db } from '#platform/db/db.ts'
import { type Bus, touchedBy, touchedIds } from '#platform/events/bus.ts'
import type { VoteKeys } from '#platform/vote-keys.ts'
import type { CastTogether } from './casting.ts'
import type { BallotBox } from './service.ts'
import { addCast, readTally, type Tally } from './tally.ts'

export type { CastTogether } from './casting.ts'
export type { Tally } from './tally.ts'

interface Source {
  db: Db
  bus: Bus
  /** The endpoints of whose answers it is said that they are old when somebody votes. */
  answers: { path: string }[]
}

interface CachedTally {
  /** What was counted of other options counts no more. */
  revision: number
  tally: Promise<Tally>
  /** The change up to which all ballots are counted, and the newest that was heard of. */
  upTo: number
  heard: number
}

export interface Tallies {
  read(subject: number, box: BallotBox, voteKeys: VoteKeys): Promise<Tally>
  /** Adds what this process has cast, before its announcement is heard. */
  add(subject: number, box: BallotBox, cast: CastTogether, voteKeys: VoteKeys): void
}

/** By the id of what is voted on. */
export function openTallies({ db, bus, answers }: Source): Tallies {
  const kept = new Map<number, CachedTally>()
  bus.subscribe((change) => {
    if (touchedBy(change, answers) === null) return
    const subjects = touchedIds(change, answers)
    if (subjects === null || change.number === null) return kept.clear()
    for (const subject of subjects) {
      const counted = kept.get(subject)
      if (counted) counted.heard = Math.max(counted.heard, change.number)
    }
  })
  function keep(subject: number, counted: CachedTally) {
    kept.set(subject, counted)
    // A failed read must not be kept.
    counted.tally.catch(() => {
      if (kept.get(subject) === counted) kept.delete(subject)
    })
    return counted.tally
  }
  const current = (subject: number, { revision }: BallotBox) => {
    const counted = kept.get(subject)
    return counted?.revision === revision ? counted : null
  }
  return {
    read(subject, box, voteKeys) {
      const { revision } = box
      const counted = current(subject, box)
      if (counted && counted.heard <= counted.upTo) return counted.tally
      const more = async () => readTally(db, box, voteKeys.find(box.keyName), counted && (await counted.tally))
      const heard = counted?.heard ?? 0
      return keep(subject, { revision, tally: more(), upTo: heard, heard })
    },
    add(subject, box, cast, voteKeys) {
      const counted = current(subject, box)
      if (!counted || cast.announced === null) return
      const more = async () => {
        const before = await counted.tally
        return addCast(before, cast) ?? readTally(db, box, voteKeys.find(box.keyName), before)
      }
      const { heard, revision } = counted
      void keep(subject, { revision, tally: more(), upTo: cast.announced, heard })
    },
  }
}
