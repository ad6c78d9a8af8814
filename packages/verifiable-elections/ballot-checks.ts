// Whether a ballot is one of this election: written in the one way, signed, each answer 0 or 1, no more chosen than may be.

import { ballotShape } from './ballot-shape.ts'
import {
  type BallotBody,
  EACH_ANSWER,
  signedText,
  statementOf,
  sumOfTexts,
  sumStatementOf,
  sumsOf,
  type WrittenAnswer,
} from './ballots.ts'
import type { ContestQuestion, Election } from './election.ts'
import { type Point, readPoint, shortHashOf } from './group.ts'
import { type Ciphertext, provesOneOf, provesSecret } from './proofs.ts'
import { must, reading } from './refused.ts'

/** Whose it is, by the public credential, and for each question the ciphertexts of its answers. */
export type CheckedBallot = { credential: string; tracker: string; answers: Ciphertext[][] }

const STEP = 'ballot'

/** Refuses what is not a ballot of this election. */
export function checkBallot(text: string, election: Election): CheckedBallot {
  const ballot = reading(STEP, 'It is not written as a ballot.', () => ballotShape(JSON.parse(text)))
  must(JSON.stringify(ballot) === text, STEP, 'It is not written in the one way of writing it.')
  const { signature, ...body } = ballot
  must(body.election_uuid === election.fields.uuid, STEP, 'It is of another election.')
  must(body.election_hash === election.hash, STEP, 'It is of an election that asked something else.')
  const credential = reading(STEP, 'Its voting key is not in the group.', () => readPoint(body.credential))
  checkSignature(body, signature, credential)
  must(body.answers.length === election.fields.questions.length, STEP, 'It does not answer each question once.')
  const statement = statementOf(election, body.credential)
  const answers = election.fields.questions.map((question, at) =>
    checkAnswer(body.answers[at], question, election.key, statement),
  )
  return { credential: body.credential, tracker: signature.hash, answers }
}

function checkSignature(
  body: BallotBody,
  { hash, proof }: { hash: string; proof: { challenge: string; response: string } },
  credential: Point,
) {
  must(shortHashOf(JSON.stringify(body)) === hash, STEP, 'It was changed after it was signed.')
  must(provesSecret(proof, credential, signedText(hash)), STEP, 'Its signature is not that of its voting key.')
}

function checkAnswer(answer: WrittenAnswer | undefined, question: ContestQuestion, key: Point, statement: string) {
  must(
    answer?.choices.length === question.answers.length && answer.individual_proofs.length === question.answers.length,
    STEP,
    'It does not have a choice and a proof for each answer.',
  )
  const texts = answer.choices.map(({ alpha, beta }) =>
    reading(STEP, 'One of its choices is not in the group.', () => ({
      alpha: readPoint(alpha),
      beta: readPoint(beta),
    })),
  )
  for (const [at, text] of texts.entries())
    must(
      provesOneOf(answer.individual_proofs[at] ?? [], EACH_ANSWER, { key, text, statement }),
      STEP,
      'It does not prove that an answer is chosen once or not at all.',
    )
  const sum = { key, text: sumOfTexts(texts), statement: sumStatementOf(statement, answer.choices) }
  must(
    provesOneOf(answer.overall_proof, sumsOf(question), sum),
    STEP,
    'It does not prove that as many are chosen as may be.',
  )
  return texts
}
