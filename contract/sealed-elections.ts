// Elections sealed by trustees: what a voter's browser needs and sends, the board, and the keys that trustees turn after the end.
import * as z from 'zod/mini'
import { MOST_POSITIONS } from './election-values.ts'
import { Election } from './elections.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { Hash } from './poll-records.ts'
import { Id, PathId } from './values.ts'

/** The hash of a ballot: 43 letters of base64, without padding. */
export const BallotTracker = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}$/))

/** Twelve words that name an election: of the hash of what its boards begin with. */
const FingerprintWords = z.array(z.string()).check(z.length(12))

/** A ballot of the most candidates is some 20 KB; every candidate more makes it 600 bytes longer. */
const LONGEST_BALLOT = 40_000
/** A part has 400 bytes for each candidate. */
const LONGEST_PART = 40_000

/** What is needed to fill in and seal the ballot of one position, on the device of its voter alone. */
const PositionKit = z.object({
  positionId: Id,
  /** The text of which the ballot bears the hash; its answers are the candidates in their order. */
  electionJson: z.string(),
  /** The secret with which this ballot is signed, in decimal digits. It is yours, and nobody else is given it. */
  credential: z.string(),
})
export type PositionKit = z.infer<typeof PositionKit>

export const BallotKit = z.object({
  words: FingerprintWords,
  /** Those for which you may vote and have not voted. */
  positions: z.array(PositionKit),
})
export type BallotKit = z.infer<typeof BallotKit>

/** JSON of what is hashed: without a space, in letters that everybody can see. */
const canonical = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[!-~]*$/))

/** The text of a ballot as the browser has made it. */
export const SealedVote = z.strictObject({ positionId: Id, ballot: canonical(LONGEST_BALLOT) })
export type SealedVote = z.infer<typeof SealedVote>

export const SealedReceipt = z.object({
  tracker: BallotTracker,
  /** The hash of the last event on the board of the position by now. */
  head: Hash,
  words: FingerprintWords,
})
export type SealedReceipt = z.infer<typeof SealedReceipt>

const Ciphertext = z.object({ alpha: z.string(), beta: z.string() })

/** What a trustee sees before he turns his key, and what he opens a part of. */
const PositionKeys = z.object({
  positionId: Id,
  title: z.string(),
  /** The text of what was asked. */
  electionJson: z.string(),
  /** The sum of its ballots, still sealed: one list for its one question. Null until the end. */
  tally: z.nullable(z.array(z.array(Ciphertext))),
  ballotCount: z.int(),
  /** How many have voted by the list of who has, and how many might have. */
  voterCount: z.int(),
  eligibleCount: z.int(),
  /** How many voting keys there are on the board, and the hash of the text that lists them. */
  credentialCount: z.int(),
  credentialsHash: Hash,
  /** The hash of the last event on its board by now. */
  head: Hash,
})
export type PositionKeys = z.infer<typeof PositionKeys>

export const ElectionKeys = z.object({
  /**
   * `waiting`: the keys of the set are not ready; `upcoming`, `open`; `turning`: the end has come and keys are missing;
   * `published_later`: enough are turned, and the hour of publishing has not come; `counted`; `void`.
   */
  state: z.enum(['waiting', 'upcoming', 'open', 'turning', 'published_later', 'counted', 'void']),
  title: z.string(),
  isTrial: z.boolean(),
  setId: Id,
  setName: z.string(),
  words: z.nullable(FingerprintWords),
  /** How many of the members have to turn their keys, and how many have. */
  threshold: z.int(),
  turned: z.int(),
  publishAt: z.nullable(z.iso.datetime()),
  endDate: z.iso.datetime(),
  members: z.array(
    z.object({
      /** The seat in the set, from 1. On the board it is owner `index + 1`, since the server's own key is the first. */
      index: z.int(),
      /** Null once he is a member no more. */
      memberId: z.nullable(Id),
      name: z.string(),
      hasTurned: z.boolean(),
    }),
  ),
  /** The seat that is yours; null of who is no trustee of it. */
  ownIndex: z.nullable(z.int()),
  positions: z.array(PositionKeys),
  serverNow: z.iso.datetime(),
})
export type ElectionKeys = z.infer<typeof ElectionKeys>

export const TurnedKey = z.strictObject({
  /** One for each position, all at once. */
  parts: z
    .array(z.strictObject({ positionId: Id, part: canonical(LONGEST_PART) }))
    .check(z.minLength(1), z.maxLength(MOST_POSITIONS)),
})
export type TurnedKey = z.infer<typeof TurnedKey>

const electionId = z.object({ electionId: PathId })
const positionId = z.object({ electionId: PathId, positionId: PathId })

export const sealedElections = endpoints('sealedElections', {
  ballotKit: endpoint('GET', '/api/elections/:electionId/ballot-kit', {
    summary: 'What your browser needs to seal your ballots in an election sealed by trustees.',
    refuses: ['not_allowed', 'another_kind', 'unavailable'],
    params: electionId,
    response: BallotKit,
  }),
  vote: endpoint('POST', '/api/elections/:electionId/sealed-vote', {
    summary: 'Cast a ballot that your browser has sealed, once and for good; the same one again is answered alike.',
    refuses: ['not_allowed', 'conflict', 'another_kind', 'unavailable'],
    params: electionId,
    body: SealedVote,
    response: z.object({ success: z.literal(true), ...SealedReceipt.shape, election: Election }),
  }),
  receipt: endpoint('GET', '/api/elections/:electionId/positions/:positionId/sealed-receipt', {
    summary: 'The receipt of your sealed ballot; not once others gave you a way in after it.',
    refuses: ['not_allowed', 'another_kind', 'unavailable'],
    params: positionId,
    response: SealedReceipt,
  }),
  board: endpoint('GET', '/api/elections/:electionId/positions/:positionId/board', {
    summary: 'The board of a position as an archive, which programs of others check too.',
    refuses: ['another_kind'],
    params: positionId,
    answers: 'application/x-tar',
  }),
  keys: endpoint('GET', '/api/elections/:electionId/keys', {
    summary: 'Whose keys are turned, and what each position has come to, still sealed.',
    refuses: ['another_kind'],
    params: electionId,
    response: ElectionKeys,
  }),
  turnKey: endpoint('POST', '/api/elections/:electionId/keys', {
    summary: 'Turn your key: your part in opening the count of every position, once and for good.',
    refuses: ['not_allowed', 'conflict', 'another_kind'],
    params: electionId,
    body: TurnedKey,
    maxBody: 1_000_000,
    response: ElectionKeys,
  }),
})
