// Checks an election beside the page: downloads its boards, hands the ballots on to other workers, and says how far it is.

import { checkElection } from './check-election.ts'
import type { CheckMessage, CheckOrder } from './check-messages.ts'
import { fetchBoards, NotChecked } from './read-boards.ts'
import { spreadBallots } from './spread-ballots.ts'

const say = (message: CheckMessage) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<CheckOrder>) => void check(data)

async function check({ boards, words, helpers }: CheckOrder) {
  try {
    const archives = await fetchBoards(boards, (done, of) => say({ step: 'record', state: 'running', done, of }))
    await checkElection(archives, {
      boards,
      words,
      say,
      checkBallots: (texts, election, onDone) => spreadBallots(texts, election, { helpers, onDone }),
    })
    say({ end: true })
  } catch (error) {
    say({ failure: error instanceof NotChecked ? error.message : UNFORESEEN })
  }
}

const UNFORESEEN = 'The check could not be finished in this browser. Save the files, and check them elsewhere.'
