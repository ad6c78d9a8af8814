// What is published of a poll, or of a position in an election, and how the formats of certificates differ.
import { canonicalJson, formerJson } from './canonical-json.mjs'

/**
 * @typedef {object} Definition
 * @property {string} title
 * @property {{ id: string, text: string }[]} options
 * @property {number} quorumThreshold in percent
 * @property {boolean} requiresQuorum
 * @property {boolean} allowMultipleVotes
 * @property {string} [abstainId]
 */

/**
 * @typedef {object} Certificate
 * @property {string} format
 * @property {number} [pollId]
 * @property {number} [positionId]
 * @property {Definition} definition
 * @property {string} definitionHash
 * @property {string} endDate
 * @property {string} closedAt
 * @property {number} eligible
 * @property {number} voters
 * @property {Record<string, number>} counts
 * @property {number} quorumNeeded
 * @property {boolean} quorumMet
 * @property {string} outcome
 * @property {string[]} leadingIds
 * @property {string} ballotsHash
 * @property {string} head
 * @property {number} headNumber
 * @property {string} publicKey SPKI in base64
 * @property {string} signature in base64
 */

/** @typedef {{ tracker: string | null, choices: string[] }} Ballot */
/** @typedef {{ number: number, kind: string, payload: string, previous: string, hash: string }} LogEntry */
/** @typedef {{ members: unknown[], formerMembers: number }} Participants */
/** @typedef {{ head: string, positions: { id: number, head: string }[] }} Election */

/**
 * @typedef {object} Published
 * @property {Certificate} certificate
 * @property {Ballot[]} ballots
 * @property {LogEntry[]} [log]
 * @property {Participants | null} [participants] who has voted
 * @property {Election} [election] the heads of all positions, and of all of them one
 */

/**
 * @typedef {object} Kept
 * @property {string} [receipt] a tracker
 * @property {string} [head] of a log, at least its first sixteen digits; or that of an election
 * @property {LogEntry[]} [earlier] a log as it was
 * @property {string[]} [keys] fingerprints, one of which has to be that of the key that signed
 */

const POLL = { id: /** @type {const} */ ('pollId'), created: 'PollCreated', changed: 'PollChanged' }
const POSITION = { id: /** @type {const} */ ('positionId'), created: 'ElectionCreated', changed: 'ElectionChanged' }

/**
 * By the format of a certificate: what its id is called, which entries of the log say what was asked, and in which form of
 * JSON it was signed.
 */
const FORMATS = new Map([
  ['aerie-poll-1', { ...POLL, write: formerJson }],
  ['aerie-position-1', { ...POSITION, write: formerJson }],
  ['aerie-poll-2', { ...POLL, write: canonicalJson }],
  ['aerie-position-2', { ...POSITION, write: canonicalJson }],
  ['aerie-sealed-position-1', { ...POSITION, write: canonicalJson }],
])

/** @param {Certificate} certificate undefined of what is no certificate */
export const formatOf = ({ format }) => FORMATS.get(format)

/**
 * Writes what is hashed or signed as the format of its certificate has it.
 *
 * @param {Certificate} certificate
 */
export const writerOf = (certificate) => formatOf(certificate)?.write ?? canonicalJson
