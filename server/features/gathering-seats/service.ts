// Who gets the seats that are free: parties stay whole, and go in the order in which they came to wait.
import { takeTurns } from '#platform/turns.ts'

/** A brother with the guests he brings. */
export interface Party {
  memberId: number
  /** Himself and his guests. */
  size: number
  /** Smaller parties that fit go ahead of it. */
  letsPass: boolean
}

export const sizeOf = (parties: readonly Party[]) => parties.reduce((sum, { size }) => sum + size, 0)

interface Movement<P extends Party> {
  /** These go now. */
  up: P[]
  /** These are passed over, or hold up the others, since too few seats are free for all of them. */
  tooLarge: P[]
}

/**
 * What becomes of those who wait, in their order, where so many seats are free (null without a limit, below zero where
 * more go than there are seats).
 */
export function moveUp<P extends Party>(free: number | null, waiting: readonly P[]): Movement<P> {
  if (free === null) return { up: [...waiting], tooLarge: [] }
  const up: P[] = []
  const tooLarge: P[] = []
  let left = free
  for (const party of waiting) {
    if (left <= 0) break
    if (party.size <= left) {
      up.push(party)
      left -= party.size
    } else {
      tooLarge.push(party)
      if (!party.letsPass) break
    }
  }
  return { up, tooLarge }
}

/** Whether somebody who comes now gets as many seats at once; `allLetPass`: whoever waits lets smaller parties go ahead. */
export const fitsNow = (free: number | null, seats: number, allLetPass: boolean) =>
  free === null || (seats <= free && allLetPass)

/** Answers to a gathering, by its id, one after the other: hundreds who answer at once would hold all connections, and wait. */
export const inTurn = takeTurns<number>()
