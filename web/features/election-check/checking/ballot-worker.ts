// Checks ballots beside the worker that reads the board: as many of these work at once as the device has cores.
import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import { type Election, readElection } from '@aerie/verifiable-elections/election'
import { oftenMultiplied } from '@aerie/verifiable-elections/group'
import { sentOf } from '@aerie/verifiable-elections/sent-ballots'
import type { BallotAnswer, BallotOrder } from './ballot-exchange.ts'
import { sentenceOf } from './refusals.ts'

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  let election: Election | undefined
  port.onmessage = ({ data }: MessageEvent<BallotOrder>) => {
    if ('election' in data) {
      election = readElection(data.election)
      oftenMultiplied(election.key)
    } else if (election) port.postMessage(checkAll(data.texts, election))
  }
}

function checkAll(texts: readonly string[], election: Election): BallotAnswer {
  const checked = []
  for (const [at, text] of texts.entries()) {
    try {
      checked.push(sentOf(checkBallot(text, election)))
    } catch (error) {
      return { refused: at, sentence: sentenceOf(error) }
    }
  }
  return { checked }
}
