// The count of ciphertexts: added up while they are closed, and the number in a point that was opened.
import { sumOfTexts, type WrittenCiphertext, writeCiphertext } from './ballots.ts'
import { G, type Point, readPoint, timesPublic, ZERO } from './group.ts'
import type { Ciphertext } from './proofs.ts'

/** For each question, the sum of each of its answers over all ballots; of no ballots it is nothing at all, which anybody can open. */
export function sumOfBallots(
  answersOfEach: readonly (readonly Ciphertext[])[][],
  answers: readonly number[],
): Ciphertext[][] {
  return answers.map((count, question) =>
    Array.from({ length: count }, (_, answer) =>
      sumOfTexts(answersOfEach.map((ballot) => ballot[question]?.[answer] ?? { alpha: ZERO, beta: ZERO })),
    ),
  )
}

export const writeTally = (tally: readonly (readonly Ciphertext[])[]): WrittenCiphertext[][] =>
  tally.map((question) => question.map(writeCiphertext))

/** Throws where one is no point of the group. */
export const readTally = (written: readonly (readonly WrittenCiphertext[])[]): Ciphertext[][] =>
  written.map((question) => question.map(({ alpha, beta }) => ({ alpha: readPoint(alpha), beta: readPoint(beta) })))

/**
 * The numbers n for which each point is n·G, looked for from 0 to `most` at once, by steps of a baby and a giant; throws where one
 * is none of them.
 */
export function numbersIn(points: readonly Point[], most: number): number[] {
  const stride = Math.max(1, Math.ceil(Math.sqrt((most + 1) * Math.max(1, points.length))))
  const small = new Map<string, number>()
  let point = ZERO
  for (let number = 0; number < stride; number++) {
    small.set(point.toHex(), number)
    point = point.add(G)
  }
  const giant = timesPublic(G, BigInt(stride))
  return points.map((sought) => {
    let rest = sought
    for (let number = 0; number <= most; number += stride) {
      const found = small.get(rest.toHex())
      if (found !== undefined && number + found <= most) return number + found
      rest = rest.subtract(giant)
    }
    throw new RangeError('More than there were ballots')
  })
}
