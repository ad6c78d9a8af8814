// What a worker that checks ballots is given, and what it answers.
import type { SentBallot } from '@aerie/verifiable-elections/sent-ballots'

/** First the election, then as often as need be some of its ballots. */
export type BallotOrder = { election: string } | { texts: readonly string[] }

/** Of the ballots in their order; or which of them is refused, counted from 0, and why. */
export type BallotAnswer = { checked: SentBallot[] } | { refused: number; sentence: string }
