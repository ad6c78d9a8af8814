// What is checked of a certificate by itself, and of the ballots that it counts: signature, question, ballots, count, quorum.
import { check } from './check.mjs'
import { digitsOf, fingerprintOf, hashOf, isSigned } from './hashes.mjs'
import { formatOf, writerOf } from './published.mjs'

/** From how many voters on ballots have trackers. */
const FEWEST_TRACKED = 20

/**
 * @param {import('./published.mjs').Certificate} certificate
 * @param {string[] | undefined} keys fingerprints, one of which is expected
 */
export async function signatureChecks(certificate, keys) {
  const { signature, ...statement } = certificate
  const isExpected = async () => keys?.map(digitsOf).includes(await fingerprintOf(certificate.publicKey))
  return [
    check(
      formatOf(certificate),
      'It is the certificate of a poll or a position.',
      'This is no certificate of a poll or a position.',
    ),
    ...(keys
      ? [
          check(
            await isExpected(),
            'It is signed with the key that was expected.',
            'It is signed with another key than expected.',
          ),
        ]
      : []),
    check(
      await isSigned(writerOf(certificate)(statement), { publicKey: certificate.publicKey, signature }),
      'The signature is of this certificate.',
      'The signature is not of this certificate.',
    ),
  ]
}

/** @param {import('./published.mjs').Certificate} certificate */
export async function definitionChecks(certificate) {
  const { definition, definitionHash } = certificate
  return [
    check(
      (await hashOf(writerOf(certificate)(definition))) === definitionHash,
      'What was asked is what its hash says.',
      'What was asked is not what its hash says.',
    ),
    check(
      definition.options.every(({ id }, at) => id === `option_${at + 1}`),
      'The options are numbered in order.',
      'The options are not numbered in order.',
    ),
    check(
      definition.abstainId === undefined || definition.abstainId === definition.options.at(-1)?.id,
      'To abstain, where one may, is the last option.',
      'To abstain is not the last option.',
    ),
  ]
}

/**
 * @param {import('./published.mjs').Certificate} certificate
 * @param {import('./published.mjs').Ballot[]} ballots
 */
export async function ballotChecks(certificate, ballots) {
  const { definition, ballotsHash } = certificate
  const trackers = ballots.flatMap(({ tracker }) => (tracker === null ? [] : [tracker]))
  const hasTrackers = ballots.length >= FEWEST_TRACKED && !definition.allowMultipleVotes
  return [
    check(
      (await hashOf(writerOf(certificate)(ballots))) === ballotsHash,
      'The ballots are those of the certificate.',
      'The ballots are not those of the certificate.',
    ),
    check(
      ballots.every(markedAs(definition)),
      'Each ballot marks what it may mark.',
      'A ballot does not mark what this poll lets it mark.',
    ),
    check(
      trackers.length === (hasTrackers ? ballots.length : 0),
      'Ballots have a tracker where they should, and none where they should not.',
      'Ballots have a tracker where they should not, or none.',
    ),
    check(
      trackers.every((one, at) => at === 0 || (trackers[at - 1] ?? '') < one),
      'No two ballots have one tracker, and they are in order.',
      'Two ballots have one tracker, or they are not in order.',
    ),
  ]
}

/** @param {import('./published.mjs').Definition} definition */
function markedAs({ options, allowMultipleVotes }) {
  const places = new Map(options.map(({ id }, at) => [id, at]))
  /** @param {import('./published.mjs').Ballot} ballot */
  return ({ choices }) => {
    const marks = choices.map((id) => places.get(id) ?? -1)
    return (
      marks.length >= 1 &&
      (allowMultipleVotes || marks.length === 1) &&
      marks.every((mark, at) => mark > (marks[at - 1] ?? -1))
    )
  }
}

/**
 * @param {import('./published.mjs').Certificate} certificate
 * @param {import('./published.mjs').Ballot[]} ballots
 */
export function countChecks(certificate, ballots) {
  const { eligible, definition } = certificate
  const write = writerOf(certificate)
  const voters = ballots.length
  const counts = countOf(definition, ballots)
  const needed = Math.ceil((definition.quorumThreshold * eligible) / 100)
  const isMet = eligible > 0 && voters * 100 >= definition.quorumThreshold * eligible
  const leaders = leadersOf(definition, counts)
  const won = leaders.length > 1 ? 'tie' : 'decided'
  const outcome = definition.requiresQuorum && !isMet ? 'no_quorum' : leaders.length === 0 ? 'no_votes' : won
  return [
    check(
      certificate.voters === voters,
      'There is a ballot for each who has voted.',
      `The certificate says ${certificate.voters} voters; there are ${voters} ballots.`,
    ),
    check(voters <= eligible, 'No more have voted than might.', 'More have voted than might.'),
    check(
      write(certificate.counts) === write(counts),
      'The ballots come to the counts of the certificate.',
      `The ballots come to ${write(counts)}.`,
    ),
    check(
      certificate.quorumNeeded === needed && certificate.quorumMet === isMet,
      'The quorum is reckoned rightly.',
      'The quorum is reckoned wrongly.',
    ),
    check(
      certificate.outcome === outcome,
      'What it came to follows from the counts and the quorum.',
      `What the ballots come to is ${outcome}.`,
    ),
    check(
      write(certificate.leadingIds) === write(leaders),
      'Those lead who have the most votes.',
      'Other options lead than it says.',
    ),
  ]
}

/**
 * @param {import('./published.mjs').Definition} definition
 * @param {import('./published.mjs').Ballot[]} ballots
 */
function countOf({ options }, ballots) {
  const counts = new Map(options.map(({ id }) => [id, 0]))
  for (const { choices } of ballots)
    for (const id of choices) if (counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/**
 * To abstain wins nothing.
 *
 * @param {import('./published.mjs').Definition} definition
 * @param {Record<string, number>} counts
 */
function leadersOf({ options, abstainId }, counts) {
  const standing = options.map(({ id }) => id).filter((id) => id !== abstainId)
  const most = Math.max(0, ...standing.map((id) => counts[id] ?? 0))
  return standing.filter((id) => most > 0 && counts[id] === most)
}
