// Seals ballots beside the page: encrypts, proves and signs. It keeps the voting keys, which the page forgets.
import type { PositionKit } from '@aerie/contract/sealed-elections'
import { makeBallot } from '@aerie/verifiable-elections/ballots'
import { type Election, readElection } from '@aerie/verifiable-elections/election'
import { oftenMultiplied, randomNumber, readNumber } from '@aerie/verifiable-elections/group'
import type { SealAnswer, SealedBallot, SealOrder } from './seal-messages.ts'

interface OpenBallot {
  election: Election
  credential: bigint
}

const ballots = new Map<number, OpenBallot>()

self.onmessage = ({ data }: MessageEvent<SealOrder>) => {
  self.postMessage(answer(data))
}

function answer(order: SealOrder): SealAnswer {
  if ('kit' in order) {
    order.kit.forEach(prepare)
    return { ready: true }
  }
  const open = ballots.get(order.positionId)
  return open ? { sealed: seal(open, order.choice) } : { failure: NOTHING_TO_FILL_IN }
}

/** Makes the tables of the key, and once the whole way with a key of no account, so that the voter's own is sealed at once. */
function prepare({ positionId, electionJson, credential }: PositionKit) {
  const election = readElection(electionJson)
  oftenMultiplied(election.key)
  ballots.set(positionId, { election, credential: readNumber(credential) })
  makeBallot(election, randomNumber(), choicesOf(election, null))
}

function seal({ election, credential }: OpenBallot, choice: number | null): SealedBallot {
  const ballot = makeBallot(election, credential, choicesOf(election, choice))
  return { ballot, tracker: JSON.parse(ballot).signature.hash }
}

const choicesOf = ({ fields }: Election, choice: number | null): (0 | 1)[][] =>
  fields.questions.map(({ answers }) => answers.map((_, at) => (at === choice ? 1 : 0)))

const NOTHING_TO_FILL_IN = 'There is no ballot of yours for this position. You may have voted for it elsewhere.'
