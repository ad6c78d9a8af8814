// Ballots that were checked in another thread: their points cross as two coordinates, and need not be checked once more.
import type { CheckedBallot } from './ballot-checks.ts'
import { G, type Point } from './group.ts'
import type { Ciphertext } from './proofs.ts'

type Coordinates = [x: bigint, y: bigint]
export type SentBallot = Omit<CheckedBallot, 'answers'> & { answers: { alpha: Coordinates; beta: Coordinates }[][] }

const PointOf = G.constructor as unknown as { fromAffine: (at: { x: bigint; y: bigint }) => Point }

const coordinatesOf = (point: Point): Coordinates => [point.x, point.y]
const pointAt = ([x, y]: Coordinates) => PointOf.fromAffine({ x, y })

export const sentOf = ({ answers, ...ballot }: CheckedBallot): SentBallot => ({
  ...ballot,
  answers: answers.map((question) =>
    question.map(({ alpha, beta }) => ({ alpha: coordinatesOf(alpha), beta: coordinatesOf(beta) })),
  ),
})

/** Of who is believed: that the points are of the group is not looked at. */
export const receivedOf = ({ answers, ...ballot }: SentBallot): CheckedBallot => ({
  ...ballot,
  answers: answers.map((question) =>
    question.map(({ alpha, beta }): Ciphertext => ({ alpha: pointAt(alpha), beta: pointAt(beta) })),
  ),
})
