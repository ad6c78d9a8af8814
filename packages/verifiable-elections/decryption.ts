// One trustee's part in opening a count: a point for each sum, each with a proof that it was made with the published key.
import * as z from 'zod/mini'
import { Proof } from './ballot-shape.ts'
import { type Point, readPoint, timesBase, timesSecret, writePoint } from './group.ts'
import { type Ciphertext, proveFactor, provesFactor } from './proofs.ts'
import { must, reading } from './refused.ts'
import type { Factors } from './trustees.ts'

/** The fields stand in this order. */
const PartialDecryption = z.strictObject({
  decryption_factors: z.array(z.array(z.string())),
  decryption_proofs: z.array(z.array(Proof)),
})
type PartialDecryption = z.infer<typeof PartialDecryption>

const beginOf = (electionHash: string, key: Point) => `decrypt|${electionHash}|${writePoint(key)}|`

/** The part of who holds the secret, as text. */
export function decryptPart(electionHash: string, secret: bigint, tally: readonly (readonly Ciphertext[])[]): string {
  const before = beginOf(electionHash, timesBase(secret))
  const part: PartialDecryption = {
    decryption_factors: tally.map((sums) => sums.map(({ alpha }) => writePoint(timesSecret(alpha, secret)))),
    decryption_proofs: tally.map((sums) => sums.map(({ alpha }) => proveFactor(secret, alpha, before))),
  }
  return JSON.stringify(part)
}

/** The points of a part; refused where one is not made with that key from that sum. `whose` begins a sentence. */
export function checkPart(
  text: string,
  {
    electionHash,
    key,
    tally,
    whose,
  }: {
    electionHash: string
    key: Point
    tally: readonly (readonly Ciphertext[])[]
    whose: string
  },
): Factors {
  const step = 'decryption'
  const part = reading(step, `${whose} is malformed.`, () => z.parse(PartialDecryption, JSON.parse(text)))
  const { decryption_factors: written, decryption_proofs: proofs } = part
  must(JSON.stringify(part) === text, step, `${whose} is not written in the one way.`)
  must(
    written.length === tally.length &&
      proofs.length === tally.length &&
      tally.every(({ length }, at) => written[at]?.length === length && proofs[at]?.length === length),
    step,
    `${whose} does not have one point for each sum.`,
  )
  const before = beginOf(electionHash, key)
  return tally.map((sums, question) =>
    sums.map(({ alpha }, answer) => {
      const factor = reading(step, `${whose} has a point outside the group.`, () =>
        readPoint(written[question]?.[answer]),
      )
      const proof = proofs[question]?.[answer] ?? { challenge: '', response: '' }
      must(
        provesFactor(proof, { key, alpha, factor }, before),
        step,
        `${whose} was not made with the key that was published, or from another count.`,
      )
      return factor
    }),
  )
}
