// The thread that checks some of the ballots of a board; the first that is refused ends it.
import { parentPort, workerData } from 'node:worker_threads'
import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import { readElection } from '@aerie/verifiable-elections/election'
import { oftenMultiplied } from '@aerie/verifiable-elections/group'
import { Refused } from '@aerie/verifiable-elections/refused'
import { sentOf } from '@aerie/verifiable-elections/sent-ballots'

const election = readElection(workerData)
oftenMultiplied(election.key)

parentPort?.on('message', (texts: readonly string[]) => parentPort?.postMessage(answerTo(texts)))

function answerTo(texts: readonly string[]) {
  try {
    return { checked: texts.map((text) => sentOf(checkBallot(text, election))) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { step, message } = error
    return { step, sentence: message.slice(step.length + 2) }
  }
}
