// What is asked in one contest, in the words and the order of fields of a Belenios election.
import * as z from 'zod/mini'
import { type Point, readPoint, shortHashOf } from './group.ts'
import { checkKind } from './kinds.ts'
import { must, reading } from './refused.ts'

const ContestQuestion = z.strictObject({
  answers: z.array(z.string()).check(z.minLength(1)),
  blank: z.optional(z.literal(false)),
  min: z.int().check(z.nonnegative()),
  max: z.int().check(z.nonnegative()),
  question: z.string(),
})

/** Those at the end are written by other programs alone. */
const ElectionFields = z.strictObject({
  version: z.literal(1),
  description: z.string(),
  name: z.string(),
  group: z.literal('Ed25519'),
  public_key: z.string(),
  questions: z.array(ContestQuestion).check(z.minLength(1)),
  uuid: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{14,}$/)),
  administrator: z.optional(z.string()),
  credential_authority: z.optional(z.string()),
  language: z.optional(z.tuple([z.string(), z.enum(['ltr', 'rtl'])])),
})
export type ElectionFields = z.infer<typeof ElectionFields>
export type ContestQuestion = z.infer<typeof ContestQuestion>

/** An election as it is hashed: its text, what the text says, its hash and its key. */
export type Election = { text: string; fields: ElectionFields; hash: string; key: Point }

/** The election of a text; refuses what is not one of this group and of questions that are added up. */
export function readElection(text: string): Election {
  const fields = reading('election', 'It is no election of this kind.', () => {
    const election: unknown = JSON.parse(text)
    checkKind(election)
    return z.parse(ElectionFields, election)
  })
  for (const { answers, min, max } of fields.questions)
    must(min <= max && max <= answers.length, 'election', 'A question asks for more than it has answers.')
  const key = reading('election', 'Its key is not in the group.', () => readPoint(fields.public_key))
  return { text, fields, hash: shortHashOf(text), key }
}

/** The text of an election, of which everything else is a hash. */
export const writeElection = (
  fields: Pick<ElectionFields, 'description' | 'name' | 'public_key' | 'questions' | 'uuid'>,
): string => {
  const { description, name, public_key, questions, uuid } = fields
  const asked = questions.map(({ answers, min, max, question }) => ({ answers, min, max, question }))
  return JSON.stringify({ version: 1, description, name, group: 'Ed25519', public_key, questions: asked, uuid })
}
