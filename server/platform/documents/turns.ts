// Whose turn it is where one is served at a time: short before long, two places for each, and nobody waits for ever.
import { Refusal } from '../errors.ts'

/** A member has as many, waiting and running together. */
const MOST_OF_ONE = 2
/** One turn in so many is of whoever has waited longest, however short the others are. */
const OLDEST_EVERY = 4

export interface TurnLimits {
  mostWaiting: number
  longestWaitMs: number
  /** For a member whose places are taken. */
  tooMany: string
  /** For whom no turn is in sight. */
  tooBusy: string
}

export interface TurnRequest {
  /** Null for the installation itself, whose jobs come one at a time. */
  memberId: number | null
  /** How much there is to do, in any unit. */
  size: number
}

interface QueuedTurn extends TurnRequest {
  begin: () => void
}

/** Runs what it is given, one after the other; refuses with a sentence where there is no place. */
export function openTurns({ mostWaiting, longestWaitMs, tooMany, tooBusy }: TurnLimits) {
  const waiting: QueuedTurn[] = []
  const members: (number | null)[] = []
  let isRunning = false
  let turns = 0

  function next() {
    const [oldest] = waiting
    isRunning = oldest !== undefined
    if (!oldest) return
    turns += 1
    const isTurnOfOldest = turns % OLDEST_EVERY === 0
    const chosen = isTurnOfOldest ? oldest : waiting.reduce((one, other) => (other.size < one.size ? other : one))
    leave(chosen)
    chosen.begin()
  }

  const leave = (one: QueuedTurn) => waiting.splice(waiting.indexOf(one), 1)

  const turn = (asking: TurnRequest) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        leave(one)
        reject(busy(tooBusy))
      }, longestWaitMs)
      const one: QueuedTurn = {
        ...asking,
        begin() {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.push(one)
      if (!isRunning) next()
    })

  return async <Result>(asking: TurnRequest, work: () => Promise<Result>): Promise<Result> => {
    const { memberId } = asking
    if (memberId !== null && members.filter((one) => one === memberId).length === MOST_OF_ONE)
      throw new Refusal('too_many', tooMany, { retryAfter: 10 })
    if (waiting.length >= mostWaiting) throw busy(tooBusy)
    members.push(memberId)
    try {
      await turn(asking)
      return await work().finally(next)
    } finally {
      members.splice(members.indexOf(memberId), 1)
    }
  }
}

const busy = (sentence: string) => new Refusal('unavailable', sentence, { retryAfter: 60 })
