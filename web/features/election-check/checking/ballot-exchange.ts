// Ballots as they go to a worker that checks them, and what comes back: points cross as their two coordinates.
import type { CheckedBallot } from '@aerie/verifiable-elections/ballot-checks'
import { G, type Point } from '@aerie/verifiable-elections/group'
import type { Ciphertext } from '@aerie/verifiable-elections/proofs'

/** First the election, then as often as need be some of its ballots. */
export type BallotOrder = { election: string } | { texts: readonly string[] }

/** Of the ballots in their order; or which of them is refused, counted from 0, and why. */
export type BallotAnswer = { checked: SentBallot[] } | { refused: number; sentence: string }

type Coordinates = [x: bigint, y: bigint]
type SentBallot = Omit<CheckedBallot, 'answers'> & { answers: { alpha: Coordinates; beta: Coordinates }[][] }

const PointOf = G.constructor as unknown as { fromAffine: (at: { x: bigint; y: bigint }) => Point }

const coordinatesOf = (point: Point): Coordinates => [point.x, point.y]
const pointAt = ([x, y]: Coordinates) => PointOf.fromAffine({ x, y })

export const sentOf = ({ answers, ...ballot }: CheckedBallot): SentBallot => ({
  ...ballot,
  answers: mapTexts(answers, ({ alpha, beta }) => ({ alpha: coordinatesOf(alpha), beta: coordinatesOf(beta) })),
})

export const receivedOf = ({ answers, ...ballot }: SentBallot): CheckedBallot => ({
  ...ballot,
  answers: mapTexts(answers, ({ alpha, beta }): Ciphertext => ({ alpha: pointAt(alpha), beta: pointAt(beta) })),
})

const mapTexts = <From, To>(answers: readonly (readonly From[])[], map: (text: From) => To) =>
  answers.map((question) => question.map(map))
