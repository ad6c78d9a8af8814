// Checks a closed vote beside the page: takes what is published piece by piece, and says how far it is and what it found.
import { checkVote, type Part } from '@aerie/votes/check-vote'
import type { Ballot, Kept, LogEntry, Published } from '@aerie/votes/published'

/** What the page sends, in this order: ballots and entries of the log in pieces, then the rest. */
export type CheckerOrder =
  | { ballots: Ballot[] }
  | { log: LogEntry[] }
  | { rest: Omit<Published, 'ballots' | 'log'>; kept: Kept }

/** What it says: how much is done, from 0 to 1; what was checked; or why it could not be. */
export type CheckerMessage = { done: number } | { parts: Part[] } | { failure: string }

const ballots: Ballot[] = []
const log: LogEntry[] = []

self.onmessage = ({ data }: MessageEvent<CheckerOrder>) => {
  if ('ballots' in data) ballots.push(...data.ballots)
  else if ('log' in data) log.push(...data.log)
  else void check(data)
}

async function check({ rest, kept }: Extract<CheckerOrder, { kept: Kept }>) {
  const say = (said: CheckerMessage) => self.postMessage(said)
  try {
    say({ parts: await checkVote({ ...rest, ballots, log }, kept, (done) => say({ done })) })
  } catch (error) {
    const isOld = error instanceof Error && error.name === 'NotSupportedError'
    say({ failure: isOld ? TOO_OLD : UNREADABLE })
  }
}

const TOO_OLD = 'This browser cannot check such signatures. Update it, or save the files and check them elsewhere.'
const UNREADABLE = 'This is not the published file of a poll or a position.'
