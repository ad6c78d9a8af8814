// Checks what is published of a poll, or of a position in an election, with nothing of the server: in a browser or by the command.
import { ballotChecks, countChecks, definitionChecks, signatureChecks } from './certificate-checks.mjs'
import { check } from './check.mjs'
import { earlierCheck, electionChecks, headCheck, participationCheck, receiptCheck } from './kept-checks.mjs'
import { chainCheck, entryChecks } from './log-checks.mjs'

/** @typedef {{ title: string, checks: import('./check.mjs').Check[] }} Part checks of one thing */

/**
 * Answers what was checked, by what it is about. What is not given is not checked, but that a head that was kept, or an
 * earlier log, can be looked for in a log alone.
 *
 * @param {import('./published.mjs').Published} published
 * @param {import('./published.mjs').Kept} [kept]
 * @param {(part: number) => void} [onProgress] told how much of it is done, from 0 to 1
 * @returns {Promise<Part[]>}
 */
export async function checkVote(published, kept = {}, onProgress = () => {}) {
  const { certificate, ballots, participants } = published
  const { keys, receipt } = kept
  return [
    { title: 'Signature', checks: await signatureChecks(certificate, keys) },
    { title: 'What was asked', checks: await definitionChecks(certificate) },
    { title: 'Ballots', checks: await ballotChecks(certificate, ballots) },
    {
      title: 'Count and quorum',
      checks: [
        ...countChecks(certificate, ballots),
        ...(participants ? [participationCheck(participants, certificate.voters)] : []),
      ],
    },
    { title: 'Log', checks: await logChecks(published, onProgress) },
    {
      title: 'What you kept',
      checks: [...(receipt ? [receiptCheck(ballots, receipt)] : []), ...keptOfLogChecks(published, kept)],
    },
  ].filter(({ checks }) => checks.length > 0)
}

/**
 * @param {import('./published.mjs').Published} published
 * @param {(part: number) => void} onProgress
 */
async function logChecks({ certificate, log, election }, onProgress) {
  if (!log) return []
  return [
    await chainCheck(log, (checked) => onProgress(checked / log.length)),
    ...(await entryChecks(certificate, log)),
    ...(election ? await electionChecks(certificate, log, election) : []),
  ]
}

/**
 * @param {import('./published.mjs').Published} published
 * @param {import('./published.mjs').Kept} kept
 */
function keptOfLogChecks({ log, election }, { head, earlier }) {
  if (!log) {
    const fault = 'A head can only be looked for in the log, which was not given.'
    return head || earlier ? [check(false, 'The log is there, in which a head is looked for.', fault)] : []
  }
  return [...(head ? [headCheck({ log, election }, head)] : []), ...(earlier ? [earlierCheck(log, earlier)] : [])]
}

/**
 * A sentence for each thing that is not right.
 *
 * @param {import('./published.mjs').Published} published
 * @param {import('./published.mjs').Kept} [kept]
 */
export async function faultsOf(published, kept) {
  const parts = await checkVote(published, kept)
  return parts.flatMap(({ checks }) => checks.flatMap(({ fault }) => fault ?? []))
}
