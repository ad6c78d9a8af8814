// A ballot: for each answer a ciphertext of 0 or 1 with its proof, a proof of how many are chosen, and the voter's signature.
import type { ContestQuestion, Election } from './election.ts'
import { type Point, randomNumber, reduced, shortHashOf, sumOf, timesBase, timesSecret, writePoint } from './group.ts'
import { type Ciphertext, type Proof, proveOneOf, proveSecret } from './proofs.ts'

export type WrittenCiphertext = { alpha: string; beta: string }

/** One question of a ballot, as written; the fields stand in this order. */
export type WrittenAnswer = {
  choices: WrittenCiphertext[]
  individual_proofs: Proof[][]
  overall_proof: Proof[]
}

/** A ballot without its signature, as it is hashed. */
export type BallotBody = {
  election_uuid: string
  election_hash: string
  credential: string
  answers: WrittenAnswer[]
}
export type WrittenBallot = BallotBody & { signature: { hash: string; proof: Proof } }

/** The numbers that one answer may hold. */
export const EACH_ANSWER = [0n, 1n]

/** The numbers that the answers of a question may come to, from the least to the most that are chosen. */
export const sumsOf = ({ min, max }: ContestQuestion): bigint[] =>
  Array.from({ length: max - min + 1 }, (_, step) => BigInt(min + step))

/** What the proofs of each answer are bound to. */
export const statementOf = (election: Election, credential: string): string => `${election.hash}|${credential}`

/** What the proof of the sum is bound to: all the ciphertexts beside. */
export const sumStatementOf = (statement: string, choices: readonly WrittenCiphertext[]): string =>
  `${statement}|${choices.map(({ alpha, beta }) => `${alpha},${beta}`).join(',')}`

/** What the voter signs. */
export const signedText = (hash: string) => (commitment: Point) => `sig|${hash}|${writePoint(commitment)}`

/**
 * A ballot as text, one choice of 0 or 1 for each answer of each question; all 0 is a blank one. Its randomness is forgotten
 * when it returns. `credential` is the voter's secret number.
 */
export function makeBallot(election: Election, credential: bigint, votes: readonly (readonly (0 | 1)[])[]): string {
  const publicCredential = writePoint(timesBase(credential))
  const statement = statementOf(election, publicCredential)
  const body: BallotBody = {
    election_uuid: election.fields.uuid,
    election_hash: election.hash,
    credential: publicCredential,
    answers: election.fields.questions.map((question, at) =>
      encryptAnswer(question, votes[at] ?? [], election.key, statement),
    ),
  }
  const hash = shortHashOf(JSON.stringify(body))
  const signature = { hash, proof: proveSecret(credential, signedText(hash)) }
  return JSON.stringify({ ...body, signature } satisfies WrittenBallot)
}

function encryptAnswer(
  question: ContestQuestion,
  votes: readonly (0 | 1)[],
  key: Point,
  statement: string,
): WrittenAnswer {
  if (votes.length !== question.answers.length) throw new RangeError('A vote for each answer')
  const chosen = votes.reduce((sum: number, vote) => sum + vote, 0)
  if (chosen < question.min || chosen > question.max) throw new RangeError('Too many or too few are chosen')
  const answers = votes.map((vote) => {
    const random = randomNumber()
    const shared = timesSecret(key, random)
    const text: Ciphertext = { alpha: timesBase(random), beta: shared.add(timesBase(BigInt(vote))) }
    return { random, text, proof: proveOneOf(EACH_ANSWER, vote, { key, random, text, statement }) }
  })
  const choices = answers.map(({ text }) => writeCiphertext(text))
  const sum = {
    key,
    random: reduced(answers.reduce((total, { random }) => total + random, 0n)),
    text: sumOfTexts(answers.map(({ text }) => text)),
    statement: sumStatementOf(statement, choices),
  }
  return {
    choices,
    individual_proofs: answers.map(({ proof }) => proof),
    overall_proof: proveOneOf(sumsOf(question), chosen - question.min, sum),
  }
}

export const writeCiphertext = ({ alpha, beta }: Ciphertext): WrittenCiphertext => ({
  alpha: writePoint(alpha),
  beta: writePoint(beta),
})

/** The ciphertext of the sum of what those hold. */
export const sumOfTexts = (texts: readonly Ciphertext[]): Ciphertext => ({
  alpha: sumOf(texts.map(({ alpha }) => alpha)),
  beta: sumOf(texts.map(({ beta }) => beta)),
})
