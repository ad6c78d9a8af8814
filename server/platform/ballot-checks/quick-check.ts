// The check of a ballot by libsodium: the same equations as the package's, which it need not judge where these hold.
import { createHash } from 'node:crypto'
import { ballotShape } from '@aerie/verifiable-elections/ballot-shape'
import {
  type BallotBody,
  EACH_ANSWER,
  statementOf,
  sumStatementOf,
  sumsOf,
  type WrittenAnswer,
  type WrittenBallot,
} from '@aerie/verifiable-elections/ballots'
import type { ContestQuestion, Election } from '@aerie/verifiable-elections/election'
import { ORDER, readNumber } from '@aerie/verifiable-elections/group'
import type { Proof } from '@aerie/verifiable-elections/proofs'
import {
  GENERATOR,
  minus,
  type PointBytes,
  plus,
  readBytes,
  readScalar,
  scalarOf,
  times,
  timesGenerator,
  writeBytes,
} from './sodium-group.ts'

/** Whose it is, by the public credential, and what it is called on the board. */
export type BallotName = { credential: string; tracker: string }

/** The name of a ballot in which everything holds; null where something does not, or where this cannot tell. */
export function checkQuickly(text: string, election: Election): BallotName | null {
  try {
    const ballot = ballotShape(JSON.parse(text))
    return JSON.stringify(ballot) === text && holds(ballot, election)
      ? { credential: ballot.credential, tracker: ballot.signature.hash }
      : null
  } catch {
    return null
  }
}

function holds({ signature, ...body }: WrittenBallot, election: Election) {
  const { fields, hash } = election
  const { questions } = fields
  if (body.election_uuid !== fields.uuid || body.election_hash !== hash) return false
  if (body.answers.length !== questions.length || !isSigned(body, signature)) return false
  const key = readBytes(fields.public_key)
  const statement = statementOf(election, body.credential)
  return questions.every((question, at) => answerHolds(body.answers[at], question, { key, statement }))
}

function isSigned(body: BallotBody, { hash, proof }: WrittenBallot['signature']) {
  if (sha256(JSON.stringify(body)).toString('base64').replaceAll('=', '') !== hash) return false
  const commitment = plus(
    timesGenerator(readScalar(proof.response)),
    times(readBytes(body.credential), readScalar(proof.challenge)),
  )
  return numberOf(`sig|${hash}|${writeBytes(commitment)}`) === readNumber(proof.challenge)
}

/** With the points as bytes, and as they are written. */
type SealedNumber = { alpha: PointBytes; beta: PointBytes; words: string }
type Bound = { key: PointBytes; statement: string }

function answerHolds(answer: WrittenAnswer | undefined, question: ContestQuestion, { key, statement }: Bound) {
  const { length } = question.answers
  if (answer?.choices.length !== length || answer.individual_proofs.length !== length) return false
  const sealed = answer.choices.map(({ alpha, beta }) => ({
    alpha: readBytes(alpha),
    beta: readBytes(beta),
    words: `${alpha},${beta}`,
  }))
  const sum = sealed.reduce((one, other) => {
    const [alpha, beta] = [plus(one.alpha, other.alpha), plus(one.beta, other.beta)]
    return { alpha, beta, words: `${writeBytes(alpha)},${writeBytes(beta)}` }
  })
  return (
    sealed.every((one, at) => isOneOf(answer.individual_proofs[at] ?? [], EACH_ANSWER, one, { key, statement })) &&
    isOneOf(answer.overall_proof, sumsOf(question), sum, { key, statement: sumStatementOf(statement, answer.choices) })
  )
}

function isOneOf(
  proofs: readonly Proof[],
  numbers: readonly bigint[],
  sealed: SealedNumber,
  { key, statement }: Bound,
) {
  if (proofs.length !== numbers.length) return false
  let challenges = 0n
  const commitments = numbers.flatMap((number, at) => {
    const { challenge, response } = proofs[at] ?? { challenge: '', response: '' }
    challenges += readNumber(challenge)
    const [by, back] = [readScalar(challenge), readScalar(response)]
    const beta = number === 0n ? sealed.beta : minus(sealed.beta, pointOf(number))
    return [plus(timesGenerator(back), times(sealed.alpha, by)), plus(times(key, back), times(beta, by))]
  })
  const words = commitments.map(writeBytes).join(',')
  return numberOf(`prove|${statement}|${sealed.words}|${words}`) === challenges % ORDER
}

/** Nearly always 1. */
const pointOf = (number: bigint) => (number === 1n ? GENERATOR : timesGenerator(scalarOf(number)))

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const numberOf = (text: string) => BigInt(`0x${sha256(text).toString('hex')}`) % ORDER
