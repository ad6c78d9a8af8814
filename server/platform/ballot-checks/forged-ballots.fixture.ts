// Ballots that a cheat could send, each made of an honest one: altered, or signed again by a voter who knows his own secret.
import { makeBallot, signedText } from '@aerie/verifiable-elections/ballots'
import { type Election, readElection } from '@aerie/verifiable-elections/election'
import {
  G,
  ORDER,
  randomNumber,
  readPoint,
  shortHashOf,
  timesBase,
  writePoint,
} from '@aerie/verifiable-elections/group'
import { proveSecret } from '@aerie/verifiable-elections/proofs'

type Body = ReturnType<typeof JSON.parse>

/** A point of order 8; no multiple of the generator. */
const SMALL_ORDER = Buffer.from('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'hex')
  .reverse()
  .toString('hex')
/** The same as the neutral point, with a first digit that does not belong there. */
const TWO_WAYS = `8${'0'.repeat(62)}1`

/** By what is wrong in it. */
export function forgedBallots(
  honest: string,
  { election, credential }: { election: Election; credential: bigint },
): Record<string, string> {
  const altered = (change: (ballot: Body) => void) => {
    const ballot = JSON.parse(honest)
    change(ballot)
    return JSON.stringify(ballot)
  }
  const signedAgain = (change: (body: Body) => void, by = credential) => {
    const { signature: _, ...body } = JSON.parse(honest)
    change(body)
    const hash = shortHashOf(JSON.stringify(body))
    return JSON.stringify({ ...body, signature: { hash, proof: proveSecret(by, signedText(hash)) } })
  }
  const first = (body: Body) => body.answers[0]
  const moved = (written: string, by: typeof G) => writePoint(readPoint(written).add(by))
  const asked = readElection(JSON.stringify({ ...election.fields, name: 'Another' }))
  const stranger = randomNumber()
  return {
    'two votes for one': signedAgain((body) => {
      first(body).choices[0].beta = moved(first(body).choices[0].beta, G)
    }),
    'a vote taken away': signedAgain((body) => {
      first(body).choices[1].beta = moved(first(body).choices[1].beta, G.negate())
    }),
    'choices in each other’s place': signedAgain((body) => first(body).choices.reverse()),
    'a proof of one altered': signedAgain((body) => {
      first(body).individual_proofs[0][0].response = '7'
    }),
    'a proof that is nothing': signedAgain((body) => {
      first(body).individual_proofs[0][0] = { challenge: '0', response: '0' }
    }),
    'the proof of the sum altered': signedAgain((body) => {
      first(body).overall_proof[1].challenge = '7'
    }),
    'a proof too few': signedAgain((body) => first(body).individual_proofs[0].pop()),
    'an answer too many': signedAgain((body) => first(body).choices.push(first(body).choices[0])),
    'no answers': signedAgain((body) => {
      body.answers = []
    }),
    'a number beyond the order': signedAgain((body) => {
      const [proof] = first(body).overall_proof
      proof.response = String(BigInt(proof.response) + ORDER)
    }),
    'a number with a zero before': signedAgain((body) => {
      const [proof] = first(body).overall_proof
      proof.response = `0${proof.response}`
    }),
    'a point of small order': signedAgain((body) => {
      first(body).choices[1].alpha = SMALL_ORDER
    }),
    'a point written in a second way': signedAgain((body) => {
      first(body).choices[1].alpha = TWO_WAYS
    }),
    'a point in capitals': signedAgain((body) => {
      first(body).choices[0].alpha = first(body).choices[0].alpha.toUpperCase()
    }),
    'another election’s': signedAgain((body) => {
      body.election_uuid = 'AAAAbbbbCCCC99'
    }),
    'of what was asked otherwise': makeBallot(asked, credential, [[1, 0]]),
    'signed by another': signedAgain(() => {}, stranger),
    'taken over by another voter': signedAgain((body) => {
      body.credential = writePoint(timesBase(stranger))
    }, stranger),
    'altered after it was signed': altered((ballot) => first(ballot).choices.reverse()),
    'a signature altered': altered((ballot) => {
      ballot.signature.proof.response = '7'
    }),
    'another tracker': altered((ballot) => {
      ballot.signature.hash = shortHashOf('x')
    }),
    'with spaces': JSON.stringify(JSON.parse(honest), null, 1),
    'with a field too many': altered((ballot) => {
      ballot.note = 'x'
    }),
    'no ballot': '{}',
    'no text': 'ballot',
  }
}
