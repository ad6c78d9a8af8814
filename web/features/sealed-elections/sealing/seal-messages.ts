// What the page and the worker that seals ballots say to each other.
import type { PositionKit } from '@aerie/contract/sealed-elections'

/** First what there is to vote for; then each ballot as it is filled in: the place of a candidate, or null for nobody. */
export type SealOrder = { kit: PositionKit[] } | { positionId: number; choice: number | null }

export interface SealedBallot {
  /** As it is sent. */
  ballot: string
  tracker: string
}

export type SealAnswer = { ready: true } | { sealed: SealedBallot } | { failure: string }
