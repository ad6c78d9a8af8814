// The shape of a ballot as text, with its fields in the order in which they are hashed.
import * as z from 'zod/mini'
import type { WrittenBallot } from './ballots.ts'

export const Proof = z.strictObject({ challenge: z.string(), response: z.string() })
export const WrittenCiphertext = z.strictObject({ alpha: z.string(), beta: z.string() })

const Ballot = z.strictObject({
  election_uuid: z.string(),
  election_hash: z.string(),
  credential: z.string(),
  answers: z.array(
    z.strictObject({
      choices: z.array(WrittenCiphertext),
      individual_proofs: z.array(z.array(Proof)),
      overall_proof: z.array(Proof),
    }),
  ),
  signature: z.strictObject({ hash: z.string(), proof: Proof }),
})

/** The ballot with its fields in their order; throws where one is missing or one too many. */
export const ballotShape = (value: unknown): WrittenBallot => z.parse(Ballot, value)
