// Trustee sets: brothers who hold the key to sealed elections together, and the three rounds in which they make it.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonRef } from './person.ts'
import { Id, PathId, required, requiredText, Sha256 } from './values.ts'

export const MOST_TRUSTEES = 9
/** Of all sets, the void ones among them. */
export const MOST_SETS = 200
export const DEFAULT_TRUSTEES = 3
export const DEFAULT_THRESHOLD = 2
/** A run of the three rounds has so long; officers may give it as long again, once. */
export const CEREMONY_DAYS = 7
/** So long after a set is ready each trustee is asked whether he still has his words. */
export const WORDS_ASKED_MONTHS = 6
/** In letters; the longest is a message of round 2 in a set of nine. */
const LONGEST_MESSAGE = 48_000

const LONGEST_NAME = 80
const LONGEST_REASON = 500
const moment = z.iso.datetime()

/** 1: certificates; 2: shares; 3: acknowledgements. */
export const Round = z.literal([1, 2, 3])
export type Round = z.infer<typeof Round>

/** `void` for good once officers say so; after a share that did not fit or open, until the rounds begin anew. */
export const TrusteeSetState = z.enum(['round1', 'round2', 'round3', 'ready', 'void'])
export type TrusteeSetState = z.infer<typeof TrusteeSetState>

/** What has come of a trustee; only one who is `active` can send messages and turn his key. */
export const TrusteeStanding = z.enum(['active', 'inactive', 'passed', 'gone'])
export type TrusteeStanding = z.infer<typeof TrusteeStanding>

const SentMessage = z.object({
  round: Round,
  /** SHA-256 of its text as it is stored: a step is done once the page has read this back. */
  hash: Sha256,
  at: moment,
})

const Trustee = z.object({
  /** From 1; signed in his certificate. */
  place: z.int(),
  /** Null once he is a member no more. */
  member: z.nullable(PersonRef),
  name: z.string(),
  isYou: z.boolean(),
  standing: TrusteeStanding,
  sent: z.array(SentMessage),
  /** His last answer whether he still has his words; null before, and of others but to officers. */
  words: z.nullable(z.object({ answer: z.enum(['found', 'lost']), at: moment })),
})
export type Trustee = z.infer<typeof Trustee>

/** Why a run ended without a set: a share did not fit, which proves its dealer wrong; one did not open; or officers ended it. */
const Stopped = z.object({
  why: z.enum(['wrong_share', 'unopened_share', 'voided']),
  at: moment,
  /** Who gave the share, and who got it; null where officers ended it. */
  dealer: z.nullable(z.object({ place: z.int(), name: z.string() })),
  receiver: z.nullable(z.object({ place: z.int(), name: z.string() })),
  /** In the officers' words. */
  reason: z.nullable(z.string()),
})
export type Stopped = z.infer<typeof Stopped>

export const TrusteeSet = z.object({
  id: Id,
  name: z.string(),
  /** How many must turn their keys, of how many. */
  threshold: z.int(),
  size: z.int(),
  /** From 1; each begins anew, with new words of everybody. */
  run: z.int(),
  state: TrusteeSetState,
  /** By when the rounds are to be done; null once they are, or it is void. */
  deadline: z.nullable(moment),
  readyAt: z.nullable(moment),
  trustees: z.array(Trustee),
  /** Names of those whose message the round waits for. */
  waitingFor: z.array(z.string()),
  /** Trustees whose keys can still be turned, once it is ready. */
  keysLeft: z.int(),
  /** Your place from 1; null where you are no trustee of it. */
  place: z.nullable(z.int()),
  /** What is asked of you now: the message of a round, or whether you still have your words. */
  asked: z.nullable(z.enum(['round1', 'round2', 'round3', 'words'])),
  stopped: z.nullable(Stopped),
  can: z.object({ extend: z.boolean(), restart: z.boolean(), void: z.boolean() }),
  /** The time by which time left is reckoned. */
  serverNow: moment,
})
export type TrusteeSet = z.infer<typeof TrusteeSet>

/** A set with what its trustees and officers check it by, and what you need for your own step. */
export const TrusteeSetDetails = z.extend(TrusteeSet, {
  /** JSON of all certificates in their order, once round 1 is done: the `Signed[]` of the package. */
  certificates: z.nullable(z.string()),
  /** The twelve words of those certificates, which trustees read to each other; pages of trustees reckon them themselves. */
  words: z.nullable(z.array(z.string())),
  /** JSON of the `Received` of the package: what you are handed in round 3 while it is yours to send. */
  received: z.nullable(z.string()),
  /** JSON of the `Parameters` of the package, once it is ready. */
  parameters: z.nullable(z.string()),
  /** Your own key of round 3, sealed for your words alone. */
  privateKey: z.nullable(z.string()),
})
export type TrusteeSetDetails = z.infer<typeof TrusteeSetDetails>

const TRUSTEES = 'Choose who holds the key'
const trustees = {
  /** In the order of their places. */
  memberIds: z.array(Id, TRUSTEES).check(
    z.minLength(1, TRUSTEES),
    z.maxLength(MOST_TRUSTEES, `At most ${MOST_TRUSTEES} trustees`),
    z.refine((all) => new Set(all).size === all.length, { error: 'A brother holds one key only.' }),
  ),
  threshold: z.int('Say how many keys are needed').check(z.minimum(1, 'At least one key is needed')),
}

/** One key alone counts only where there is one trustee. */
const isPossible = z.refine<{ memberIds: number[]; threshold: number }>(
  ({ memberIds, threshold }) => threshold <= memberIds.length && threshold >= Math.min(2, memberIds.length),
  { error: 'At least two keys are needed, and no more than there are trustees.', path: ['threshold'] },
)

export const NewTrusteeSet = z
  .strictObject({ name: required('Name is required', LONGEST_NAME), ...trustees })
  .check(isPossible)
export type NewTrusteeSet = z.infer<typeof NewTrusteeSet>

const run = z.int().check(z.positive())

/** `run` is the one that is given up: another answers 409. */
export const NewRun = z.strictObject({ run, ...trustees }).check(isPossible)
export type NewRun = z.infer<typeof NewRun>

export const TrusteeMessage = z.strictObject({
  run,
  round: Round,
  /** Compact JSON with its fields in the package's order: `Signed`, `Shares` or `Acknowledgement`. */
  body: z.string().check(z.minLength(2), z.maxLength(LONGEST_MESSAGE, 'The message is too long.')),
})
export type TrusteeMessage = z.infer<typeof TrusteeMessage>

export const TrusteeComplaint = z.strictObject({
  run,
  /** The place of who gave you the share. */
  dealer: z.int().check(z.positive(), z.maximum(MOST_TRUSTEES)),
  /** JSON of the `Signed` of the package, as `WrongShare` has it; null where the share did not open. */
  envelope: z.nullable(z.string().check(z.maxLength(LONGEST_MESSAGE))),
})
export type TrusteeComplaint = z.infer<typeof TrusteeComplaint>

const setId = z.object({ setId: PathId })
const ofSet = '/api/trustee-sets/:setId'

export const trusteeSets = endpoints('trusteeSets', {
  list: endpoint('GET', '/api/trustee-sets', {
    summary: 'The sets of which you are a trustee; for officers all of them. The newest first.',
    response: z.array(TrusteeSet),
  }),
  show: endpoint('GET', ofSet, {
    summary: 'One of these sets, with what it is checked by and what you need for your own step.',
    params: setId,
    response: TrusteeSetDetails,
  }),
  create: endpoint('POST', '/api/trustee-sets', {
    summary: 'Name brothers as trustees, who are called to the first round.',
    who: 'admin',
    refuses: ['conflict'],
    body: NewTrusteeSet,
    response: TrusteeSetDetails,
  }),
  send: endpoint('POST', `${ofSet}/messages`, {
    summary:
      'Send your message of the present round, which is checked before it is kept; the last of a round opens the next. The same once more is done already; another is refused.',
    refuses: ['conflict', 'unavailable', 'too_many'],
    params: setId,
    body: TrusteeMessage,
    response: TrusteeSetDetails,
  }),
  complain: endpoint('POST', `${ofSet}/complaint`, {
    summary:
      'In round 3: a share that you were given does not fit, which is judged here, or does not open. The run ends.',
    refuses: ['conflict', 'unavailable', 'too_many'],
    params: setId,
    body: TrusteeComplaint,
    response: TrusteeSetDetails,
  }),
  answerWords: endpoint('POST', `${ofSet}/words`, {
    summary: 'Say whether you still have your twelve words, which your device has checked. No word is sent.',
    refuses: ['conflict'],
    params: setId,
    body: z.strictObject({ answer: z.enum(['found', 'lost']) }),
    response: TrusteeSetDetails,
  }),
  extend: endpoint('POST', `${ofSet}/extension`, {
    summary: `Give a run ${CEREMONY_DAYS} days more, once.`,
    who: 'admin',
    refuses: ['conflict'],
    params: setId,
    body: z.strictObject({ run }),
    response: TrusteeSetDetails,
  }),
  restart: endpoint('POST', `${ofSet}/restart`, {
    summary: 'Begin the rounds anew, with the same trustees or others: all that was sent is removed.',
    who: 'admin',
    refuses: ['conflict'],
    params: setId,
    body: NewRun,
    response: TrusteeSetDetails,
  }),
  void: endpoint('POST', `${ofSet}/void`, {
    summary: 'Declare a set void for good, with the reason; not while an election rests on it.',
    who: 'admin',
    refuses: ['conflict'],
    params: setId,
    body: z.strictObject({ reason: requiredText('Reason is required', LONGEST_REASON) }),
    response: TrusteeSetDetails,
  }),
})
