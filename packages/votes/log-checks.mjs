// What is checked of a log: that its entries follow from each other, and that they say what the certificate says.
import { check } from './check.mjs'
import { hashOf, hashOfEntry } from './hashes.mjs'
import { formatOf, writerOf } from './published.mjs'

const NOTHING_BEFORE = '0'.repeat(64)
/** Entries that are hashed before anybody hears how far it is. */
const BLOCK = 500

/**
 * @param {import('./published.mjs').LogEntry[]} log
 * @param {(checked: number) => void} onProgress told how many entries were looked at, block by block
 */
export async function chainCheck(log, onProgress) {
  const says = 'Each entry of the log follows from the one before it.'
  for (let from = 0; from < log.length; from += BLOCK) {
    const block = log.slice(from, from + BLOCK)
    const hashes = await Promise.all(block.map(({ previous, payload }) => hashOfEntry(previous, payload)))
    for (const [at, entry] of block.entries()) {
      const previous = log[from + at - 1]?.hash ?? NOTHING_BEFORE
      const fault = faultOf(entry, { number: from + at + 1, previous, hash: hashes[at] })
      if (fault) return check(false, says, fault)
    }
    onProgress(from + block.length)
  }
  return check(true, says, '')
}

/**
 * @param {import('./published.mjs').LogEntry} entry
 * @param {{ number: number, previous: string, hash: string | undefined }} expected
 */
function faultOf(entry, { number, previous, hash }) {
  if (entry.number !== number) return `Entry ${number} of the log is missing, or out of order.`
  if (entry.previous !== previous || entry.hash !== hash)
    return `Entry ${number} of the log does not follow from the one before it.`
  if (readPayload(entry).kind !== entry.kind) return `Entry ${number} of the log is not of the kind it says.`
  return null
}

/**
 * @param {{ payload: string }} entry
 * @returns {Record<string, unknown>}
 */
function readPayload({ payload }) {
  try {
    return JSON.parse(payload) ?? {}
  } catch {
    return {}
  }
}

/**
 * @param {import('./published.mjs').Certificate} certificate
 * @param {import('./published.mjs').LogEntry[]} log
 */
export async function entryChecks(certificate, log) {
  const { id, created, changed } = formatOf(certificate) ?? {}
  const read = readEntries(log)
  const asked = read(created, changed).at(-1)
  const ballots = read('Ballot')
  return [
    ...askedChecks(certificate, { first: read()[0], asked, id, created }),
    check(
      ballots.every(({ number }) => number > (asked?.number ?? 0)),
      'What was asked did not change after a vote.',
      'What was asked changed after a vote.',
    ),
    check(
      read(created, changed, 'EndExtended').at(-1)?.endDate === certificate.endDate,
      'The log says the same end.',
      'The log says another end.',
    ),
    check(
      Date.parse(certificate.closedAt) >= Date.parse(certificate.endDate),
      'It was closed after its end.',
      'It was closed before its end.',
    ),
    check(
      read('Electorate').at(-1)?.eligible === certificate.eligible,
      'The log says the same number of those who might vote.',
      'The log says another number of those who might vote.',
    ),
    check(
      ballots.length === certificate.voters,
      'The log has an entry for each ballot.',
      `The log has ${ballots.length} ballots.`,
    ),
    check(
      new Set(ballots.map(({ ballot }) => ballot)).size === ballots.length,
      'The log has no ballot twice.',
      'The log has a ballot twice.',
    ),
    ...(await closeChecks(certificate, read)),
  ]
}

/** @typedef {{ number: number, hash: string, kind?: unknown, [fact: string]: unknown }} ReadEntry */
/** @typedef {(...kinds: (string | undefined)[]) => ReadEntry[]} Read answers all where no kind is named */

/**
 * @param {import('./published.mjs').LogEntry[]} log
 * @returns {Read}
 */
function readEntries(log) {
  /** @type {ReadEntry[]} */
  const entries = log.map((entry) => ({ ...readPayload(entry), number: entry.number, hash: entry.hash }))
  return (...kinds) => (kinds.length === 0 ? entries : entries.filter(({ kind }) => kinds.some((one) => one === kind)))
}

/**
 * @param {import('./published.mjs').Certificate} certificate
 * @param {{ first: ReadEntry | undefined, asked: ReadEntry | undefined, id: 'pollId' | 'positionId' | undefined, created: string | undefined }} log
 */
const askedChecks = (certificate, { first, asked, id, created }) => [
  check(
    id && first?.kind === created && first?.[id] === certificate[id],
    'The log is that of this poll or position.',
    'The log is that of another poll or position.',
  ),
  check(
    asked?.definitionHash === certificate.definitionHash,
    'The log says that this was asked.',
    'The log says that something else was asked.',
  ),
]

/**
 * @param {import('./published.mjs').Certificate} certificate
 * @param {Read} read
 */
async function closeChecks(certificate, read) {
  const [closed, ...closedAgain] = read('Closed')
  const [result, ...otherResults] = read('Result')
  return [
    check(
      read('Ballot').every(({ number }) => number < (closed?.number ?? 0)),
      'No ballot came after the close.',
      'A ballot came after the close.',
    ),
    check(
      closedAgain.length === 0 && otherResults.length === 0,
      'The log says once how it ended.',
      'The log says more than once how it ended.',
    ),
    check(
      closed?.hash === certificate.head && closed?.number === certificate.headNumber,
      'The certificate is of this log.',
      'The certificate is not of this log.',
    ),
    check(
      closed?.ballots === certificate.voters && closed?.closedAt === certificate.closedAt,
      'The log says the same close.',
      'The log says another close.',
    ),
    check(
      result?.certificateHash === (await hashOf(writerOf(certificate)(certificate))),
      'The log was given this certificate.',
      'The log was given another certificate.',
    ),
  ]
}
