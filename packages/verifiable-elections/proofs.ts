// Proofs of Schnorr as Belenios writes them: that somebody knows the secret of a key, signed a text, or chose one of few numbers.
import {
  G,
  numberOf,
  type Point,
  randomNumber,
  readNumber,
  reduced,
  timesBase,
  timesPublic,
  timesSecret,
  writePoint,
  ZERO,
} from './group.ts'
import { multiplesOf } from './multiples.ts'

/** Both in decimal digits, below the order of the group. */
export type Proof = { challenge: string; response: string }

/** A number encrypted for a key y: alpha = r·G, beta = r·y + number·G. */
export type Ciphertext = { alpha: Point; beta: Point }

const write = (challenge: bigint, response: bigint): Proof => ({
  challenge: String(challenge),
  response: String(response),
})

/** A proof that its maker knows the secret, bound to the words before and to what `commit` makes of the commitment. */
export function proveSecret(secret: bigint, textOf: (commitment: Point) => string): Proof {
  const nonce = randomNumber()
  const challenge = numberOf(textOf(timesBase(nonce)))
  return write(challenge, reduced(nonce - secret * challenge))
}

/** Whether the proof shows the secret of the key, over the same text; false of a proof that is none. */
export function provesSecret(proof: Proof, key: Point, textOf: (commitment: Point) => string): boolean {
  const read = readProof(proof)
  if (!read) return false
  const commitment = timesPublic(G, read.response).add(timesPublic(key, read.challenge))
  return numberOf(textOf(commitment)) === read.challenge
}

/** A proof that the same secret makes key = secret·G and factor = secret·alpha. */
export function proveFactor(secret: bigint, alpha: Point, before: string): Proof {
  const nonce = randomNumber()
  const challenge = challengeOf(before, [timesBase(nonce), timesSecret(alpha, nonce)])
  return write(challenge, reduced(nonce - secret * challenge))
}

export function provesFactor(
  proof: Proof,
  { key, alpha, factor }: { key: Point; alpha: Point; factor: Point },
  before: string,
): boolean {
  const read = readProof(proof)
  if (!read) return false
  const { challenge, response } = read
  const commitments = [
    timesPublic(G, response).add(timesPublic(key, challenge)),
    timesPublic(alpha, response).add(timesPublic(factor, challenge)),
  ]
  return challengeOf(before, commitments) === challenge
}

/** A proof that a ciphertext of `random` holds one of the numbers, namely that at `index`, and not which. */
export function proveOneOf(
  numbers: readonly bigint[],
  index: number,
  { key, random, text, statement }: { key: Point; random: bigint; text: Ciphertext; statement: string },
): Proof[] {
  const nonce = randomNumber()
  const held = numbers[index] ?? 0n
  const parts = numbers.map((number, at) => {
    if (at === index)
      return {
        challenge: 0n,
        response: 0n,
        commitments: [timesBase(nonce), timesSecret(key, nonce)],
      }
    const challenge = randomNumber()
    const response = randomNumber()
    const both = response + random * challenge
    return {
      challenge,
      response,
      // Of alpha and beta only G and the key are multiplied, which have their tables.
      commitments: [timesBase(both), timesSecret(key, both).add(timesBase((held - number) * challenge))],
    }
  })
  const others = parts.reduce((sum, { challenge }) => sum + challenge, 0n)
  const all = challengeOf(
    beginOf(statement, text),
    parts.flatMap(({ commitments }) => commitments),
  )
  return parts.map(({ challenge, response }, at) => {
    if (at !== index) return write(challenge, response)
    const own = reduced(all - others)
    return write(own, reduced(nonce - random * own))
  })
}

export function provesOneOf(
  proofs: readonly Proof[],
  numbers: readonly bigint[],
  { key, text, statement }: { key: Point; text: Ciphertext; statement: string },
): boolean {
  if (proofs.length !== numbers.length) return false
  const read = numbers.map((_, at) => readProof(proofs[at]))
  if (!read.every((proof) => proof !== null)) return false
  const challenges = read.map(({ challenge }) => challenge)
  const [alphas, betas] = [multiplesOf(text.alpha, challenges), multiplesOf(text.beta, challenges)]
  const commitments = read.flatMap(({ challenge, response }, at) => [
    timesPublic(G, response).add(alphas[at] ?? ZERO),
    timesPublic(key, response)
      .add(betas[at] ?? ZERO)
      .subtract(timesPublic(G, challenge * (numbers[at] ?? 0n))),
  ])
  const sum = challenges.reduce((all, challenge) => all + challenge, 0n)
  return challengeOf(beginOf(statement, text), commitments) === reduced(sum)
}

const beginOf = (statement: string, { alpha, beta }: Ciphertext) =>
  `prove|${statement}|${writePoint(alpha)},${writePoint(beta)}|`

const challengeOf = (before: string, commitments: readonly Point[]) =>
  numberOf(before + commitments.map(writePoint).join(','))

/** Null where one of its two is no number in its one way of writing. */
function readProof(proof: unknown): { challenge: bigint; response: bigint } | null {
  if (typeof proof !== 'object' || proof === null) return null
  if (!('challenge' in proof && 'response' in proof)) return null
  try {
    return { challenge: readNumber(proof.challenge), response: readNumber(proof.response) }
  } catch {
    return null
  }
}
