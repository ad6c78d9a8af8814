// What is checked against what somebody kept, and of who has voted and of the whole election: receipt, head, earlier log.
import { check } from './check.mjs'
import { digitsOf, hashOf } from './hashes.mjs'
import { writerOf } from './published.mjs'
import { lettersOf } from './tracker.mjs'

/** As many digits as pages show of a hash. */
const SHORTEST_HEAD = 16

/**
 * Where ballots are published without trackers there is none to look for.
 *
 * @param {import('./published.mjs').Ballot[]} ballots
 * @param {string} receipt
 */
export const receiptCheck = (ballots, receipt) =>
  isTracked(ballots)
    ? check(ballotOf(ballots, receipt), 'A ballot has the tracker you kept.', 'No ballot has the tracker you kept.')
    : check(true, 'These ballots are published without trackers, so that yours is not looked for.', '')

/**
 * Whether ballots are published with their trackers.
 *
 * @param {import('./published.mjs').Ballot[]} ballots
 */
export const isTracked = (ballots) => ballots.some(({ tracker }) => tracker !== null)

/**
 * The ballot with this tracker, however its letters are written; undefined where there is none.
 *
 * @param {import('./published.mjs').Ballot[]} ballots
 * @param {string} receipt
 */
export function ballotOf(ballots, receipt) {
  const letters = lettersOf(receipt)
  return ballots.find(({ tracker }) => tracker?.replaceAll('-', '') === letters)
}

/**
 * A head that was kept is one of the log, or that of the election.
 *
 * @param {{ log?: import('./published.mjs').LogEntry[] | undefined, election?: import('./published.mjs').Election | undefined }} published
 * @param {string} kept
 */
export function headCheck({ log = [], election }, kept) {
  const digits = digitsOf(kept)
  const isIt = (hash) => digits.length >= SHORTEST_HEAD && hash.startsWith(digits)
  const isThere = log.some(({ hash }) => isIt(hash)) || (election && isIt(election.head))
  return check(isThere, 'The head you kept is in the log.', 'The head you kept is not in the log.')
}

/**
 * @param {import('./published.mjs').LogEntry[]} log
 * @param {import('./published.mjs').LogEntry[]} earlier
 */
export const earlierCheck = (log, earlier) =>
  check(
    earlier.every(({ hash }, at) => log[at]?.hash === hash),
    'The log you kept earlier is the beginning of this one.',
    'The log you kept earlier is not the beginning of this one: something was taken out of it or put in.',
  )

/**
 * @param {import('./published.mjs').Participants} participants
 * @param {number} voters
 */
export function participationCheck({ members, formerMembers }, voters) {
  const named = members.length + formerMembers
  return check(
    named === voters,
    'As many are listed as have voted as there are ballots.',
    `${named} are listed as have voted; there are ${voters} ballots.`,
  )
}

/**
 * @param {import('./published.mjs').Certificate} certificate
 * @param {import('./published.mjs').LogEntry[]} log
 * @param {import('./published.mjs').Election} election
 */
export async function electionChecks(certificate, log, { head, positions }) {
  const heads = Object.fromEntries(positions.map(({ id, head }) => [id, head]))
  return [
    check(
      (await hashOf(writerOf(certificate)(heads))) === head,
      'The head of the election comes from those of its positions.',
      'The head of the election is not what those of its positions come to.',
    ),
    check(
      heads[certificate.positionId ?? 0] === log.at(-1)?.hash,
      'Among them is the one this log ends with.',
      'This log ends with another head than the election has for it.',
    ),
  ]
}
