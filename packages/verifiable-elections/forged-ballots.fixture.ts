// Ballots that a cheat could send, each made of honest ones: altered, or signed again by a voter who knows his own secret.
import { makeBallot, signedText } from './ballots.ts'
import { type Election, readElection } from './election.ts'
import { G, ORDER, randomNumber, readPoint, shortHashOf, timesBase, writePoint } from './group.ts'
import { proveSecret } from './proofs.ts'

type Json = ReturnType<typeof JSON.parse>
/** A ballot, and the beginning of what is said of it. */
type ForgedBallot = [ballot: string, sentence: string]

/** A point of order 8, no multiple of the generator. */
export const SMALL_ORDER = '7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7'
/** The neutral point, with a first digit that makes no other point of it. */
const SECOND_WRITING = `8${'0'.repeat(62)}1`

const UNPROVED = 'It does not prove that an answer is chosen once or not at all.'
const UNPROVED_SUM = 'It does not prove that as many are chosen as may be.'
const OUTSIDE = 'One of its choices is not in the group.'
const UNFIT = 'It does not have a choice and a proof for each answer.'
const NOT_ITS_OWN = 'Its signature is not that of its voting key.'
const CHANGED = 'It was changed after it was signed.'
const NOT_WRITTEN = 'It is not written'

/** A ballot signed again by the owner of the credential after it was altered. */
function signedAgain(ballot: string, credential: bigint, change: (body: Json) => unknown): string {
  const { signature: _, ...body } = JSON.parse(ballot)
  change(body)
  const hash = shortHashOf(JSON.stringify(body))
  return JSON.stringify({ ...body, signature: { hash, proof: proveSecret(credential, signedText(hash)) } })
}

function altered(ballot: string, change: (ballot: Json) => unknown) {
  const fields = JSON.parse(ballot)
  change(fields)
  return JSON.stringify(fields)
}

const choices = (body: Json) => body.answers[0].choices
const move = (choice: Json, by: typeof G) => Object.assign(choice, { beta: writePoint(readPoint(choice.beta).add(by)) })

/** By what is wrong in them; of an honest ballot for the first answer, and one of the same voter for the second. */
export function forgedBallots(
  [honest, second]: readonly [string, string],
  { election, credential }: { election: Election; credential: bigint },
): Record<string, ForgedBallot> {
  const again = (change: (body: Json) => unknown, by = credential) => signedAgain(honest, by, change)
  return {
    ...forgedChoices(again, JSON.parse(second)),
    ...forgedProofs(again),
    ...forgedNames(again, { election, credential }),
    'altered after it was signed': [altered(honest, (ballot) => choices(ballot).reverse()), CHANGED],
    'under another tracker': [
      altered(honest, ({ signature }) => Object.assign(signature, { hash: shortHashOf('x') })),
      CHANGED,
    ],
    'with another signature': [
      altered(honest, ({ signature }) => Object.assign(signature.proof, { response: '7' })),
      NOT_ITS_OWN,
    ],
    'with spaces': [JSON.stringify(JSON.parse(honest), null, 1), NOT_WRITTEN],
    'with its fields in another order': [
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(honest)).reverse())),
      NOT_WRITTEN,
    ],
    'with a field too many': [altered(honest, (ballot) => Object.assign(ballot, { note: 'x' })), NOT_WRITTEN],
    'that is none': ['[]', NOT_WRITTEN],
    'that is no text of that kind': ['ballot', NOT_WRITTEN],
  }
}

type Again = (change: (body: Json) => unknown, by?: bigint) => string

const forgedChoices = (again: Again, second: Json): Record<string, ForgedBallot> => ({
  'with two votes for one': [again((body) => move(choices(body)[0], G)), UNPROVED],
  'with a vote taken away': [again((body) => move(choices(body)[1], G.negate())), UNPROVED],
  'with its choices in each other’s place': [again((body) => choices(body).reverse()), UNPROVED],
  'with a vote for each of two': [
    again((body) => {
      choices(body)[1] = choices(second)[1]
      body.answers[0].individual_proofs[1] = second.answers[0].individual_proofs[1]
    }),
    UNPROVED_SUM,
  ],
  'with a point of small order': [again((body) => Object.assign(choices(body)[1], { alpha: SMALL_ORDER })), OUTSIDE],
  'with a point written in a second way': [
    again((body) => Object.assign(choices(body)[1], { alpha: SECOND_WRITING })),
    OUTSIDE,
  ],
  'with a point in capitals': [
    again((body) => Object.assign(choices(body)[0], { alpha: choices(body)[0].alpha.toUpperCase() })),
    OUTSIDE,
  ],
  'with a choice too many': [again((body) => choices(body).push(choices(body)[0])), UNFIT],
  'without answers': [again((body) => Object.assign(body, { answers: [] })), 'It does not answer each question once.'],
})

const forgedProofs = (again: Again): Record<string, ForgedBallot> => ({
  'with a number of a proof altered': [
    again((body) => Object.assign(body.answers[0].individual_proofs[0][0], { response: '7' })),
    UNPROVED,
  ],
  'with a proof of nothing': [
    again((body) => Object.assign(body.answers[0].individual_proofs[0][0], { challenge: '0', response: '0' })),
    UNPROVED,
  ],
  'with half a proof': [again((body) => body.answers[0].individual_proofs[0].pop()), UNPROVED],
  'with the proof of the sum altered': [
    again((body) => Object.assign(body.answers[0].overall_proof[1], { challenge: '7' })),
    UNPROVED_SUM,
  ],
  'with a number beyond the order, which would mean the same': [
    again(
      ({
        answers: [
          {
            overall_proof: [proof],
          },
        ],
      }) => Object.assign(proof, { response: String(BigInt(proof.response) + ORDER) }),
    ),
    UNPROVED_SUM,
  ],
  'with a zero before a number': [
    again(
      ({
        answers: [
          {
            overall_proof: [proof],
          },
        ],
      }) => Object.assign(proof, { response: `0${proof.response}` }),
    ),
    UNPROVED_SUM,
  ],
})

function forgedNames(
  again: Again,
  { election, credential }: { election: Election; credential: bigint },
): Record<string, ForgedBallot> {
  const other = readElection(JSON.stringify({ ...election.fields, name: 'Another' }))
  const none = election.fields.questions.map(({ answers }) => answers.map((): 0 | 1 => 0))
  const stranger = randomNumber()
  return {
    'of another election': [
      again((body) => Object.assign(body, { election_uuid: 'AAAAbbbbCCCC99' })),
      'It is of another election.',
    ],
    'of what was asked otherwise': [
      makeBallot(other, credential, none),
      'It is of an election that asked something else.',
    ],
    'signed by another': [again(() => {}, stranger), NOT_ITS_OWN],
    'that another voter took over': [
      again((body) => Object.assign(body, { credential: writePoint(timesBase(stranger)) }), stranger),
      UNPROVED,
    ],
    'of a key outside the group': [
      again((body) => Object.assign(body, { credential: SMALL_ORDER })),
      'Its voting key is not in the group.',
    ],
  }
}
