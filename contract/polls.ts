// Polls: asking all active brothers, one sealed ballot for each, and what anybody can check after the end.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { Hash, PollAudit, PollReceipt, Tracker } from './poll-records.ts'
import {
  DEFAULT_QUORUM,
  FEWEST_OPTIONS,
  LONGEST_POLL_DESCRIPTION,
  LONGEST_POLL_OPTION,
  LONGEST_POLL_TITLE,
  LONGEST_VOID_REASON,
  MOST_OPTIONS,
  OptionCounts,
  OptionId,
  PollOption,
  PollOutcome,
  ResultsVisibility,
} from './poll-values.ts'
import { Id, line, optionalText, PathId, required, requiredText } from './values.ts'

export const Poll = z.object({
  id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  /** Can be voted on: its end has not come, and it is not void. */
  isActive: z.boolean(),
  endDate: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  options: z.array(PollOption),
  /** Marks of each option; empty while `resultsVisible` is false. */
  optionVotes: OptionCounts,
  resultsVisible: z.boolean(),
  resultsVisibility: ResultsVisibility,
  /** How many brothers have voted; `votes` is the same. */
  voteCount: z.int(),
  votes: z.int(),
  quorumThreshold: z.int(),
  /** When false, the quorum is shown and prevents nothing. */
  requiresQuorum: z.boolean(),
  /** One ballot may mark several options; the counts are then marks, and shares are of the voters. */
  allowMultipleVotes: z.boolean(),
  hasVoted: z.boolean(),
  /** What you have chosen, the first of it; absent when you have not voted, or when it cannot be opened any more. */
  userVote: z.optional(OptionId),
  userVotes: z.optional(z.array(OptionId)),
  /** Since when neither your choice nor your receipt is shown: others gave you a way in after you had voted. */
  voteHiddenSince: z.nullable(z.iso.datetime()),
  /** How many may vote; after the end, how many might. */
  eligibleCount: z.int(),
  quorumNeeded: z.int(),
  quorumMet: z.boolean(),
  outcome: PollOutcome,
  /** After the end, the option with the most votes, or all of a tie; empty otherwise. */
  leadingIds: z.array(OptionId),
  void: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime() })),
  /** What you may do with it: `edit` all of it, `extend` to a later end. */
  can: z.object({ vote: z.boolean(), edit: z.boolean(), extend: z.boolean(), void: z.boolean(), runOff: z.boolean() }),
  /** The time by which it is open or not; time left is reckoned from it. */
  serverNow: z.iso.datetime(),
})
export type Poll = z.infer<typeof Poll>

const TOO_FEW = 'Please provide at least 2 poll options'
const END = 'End date is required'
const optionText = z.object({ text: line(LONGEST_POLL_OPTION) })
const isBlank = (option: unknown) => {
  const { text } = (option ?? {}) as { text?: unknown }
  return typeof text === 'string' && text.trim() === ''
}
/** Texts, or objects with an id of any kind; blank ones are dropped, and ids are given anew. */
const options = z.pipe(
  z.transform((given) =>
    Array.isArray(given)
      ? given.map((one: unknown) => (typeof one === 'string' ? { text: one } : one)).filter((one) => !isBlank(one))
      : given,
  ),
  z.array(optionText, TOO_FEW).check(
    z.minLength(FEWEST_OPTIONS, TOO_FEW),
    z.maxLength(MOST_OPTIONS, `At most ${MOST_OPTIONS} options`),
    z.refine((all) => new Set(all.map(({ text }) => text.toLowerCase())).size === all.length, {
      error: 'Two options have the same text. Give each a text of its own.',
    }),
  ),
)

const fields = {
  title: required('Title is required', LONGEST_POLL_TITLE),
  description: optionalText(LONGEST_POLL_DESCRIPTION),
  quorumThreshold: z
    .int('Quorum is a whole number from 1 to 100')
    .check(z.minimum(1, 'Quorum is at least 1 percent'), z.maximum(100, 'Quorum is at most 100 percent')),
  /** A moment; or a day, at whose end by the organisation's clock it ends. */
  endDate: z.union([z.iso.datetime({ offset: true }), z.iso.date()], END),
  requiresQuorum: z.boolean(),
  allowMultipleVotes: z.boolean(),
  resultsVisibility: ResultsVisibility,
  options,
}

/** In the order in which the form says what is missing. */
export const NewPoll = z.strictObject({
  ...fields,
  quorumThreshold: z._default(fields.quorumThreshold, DEFAULT_QUORUM),
  requiresQuorum: z._default(fields.requiresQuorum, true),
  allowMultipleVotes: z._default(fields.allowMultipleVotes, false),
  resultsVisibility: z._default(fields.resultsVisibility, 'after_vote'),
})
export type NewPoll = z.infer<typeof NewPoll>

/** What is left out stays. Once a vote was cast, nothing may differ but a later end. */
export const PollChanges = z.partial(z.strictObject(fields))
export type PollChanges = z.infer<typeof PollChanges>

/** One option by id or by its place from 0 on; a list of ids where a ballot may mark several. */
export const PollVote = z.strictObject({
  optionId: z.optional(OptionId),
  optionIndex: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_OPTIONS - 1))),
  optionIds: z.optional(z.array(OptionId).check(z.minLength(1, 'Choose an option'), z.maxLength(MOST_OPTIONS))),
})
export type PollVote = z.infer<typeof PollVote>

/** By which certificates were signed until another key took its place; the last to be used stands first. */
const EarlierKey = z.object({ fingerprint: Hash, lastUsedAt: z.iso.datetime() })

const pollId = z.object({ pollId: PathId })

export const polls = endpoints('polls', {
  list: endpoint('GET', '/api/polls', {
    summary: 'The polls that are open, the soonest to end first.',
    response: z.array(Poll),
  }),
  listAll: endpoint('GET', '/api/polls/all', {
    summary: 'All polls, the newest first.',
    response: z.array(Poll),
  }),
  key: endpoint('GET', '/api/polls/key', {
    summary:
      'The public key by which certificates are signed, its fingerprint, and those of keys that signed before it.',
    who: 'visitor',
    response: z.object({ publicKey: z.string(), fingerprint: Hash, earlier: z.array(EarlierKey) }),
  }),
  create: endpoint('POST', '/api/polls', {
    summary: 'Ask all active members.',
    who: 'admin',
    refuses: ['conflict'],
    body: NewPoll,
    response: Poll,
  }),
  update: endpoint('PUT', '/api/polls/:pollId', {
    summary: 'Change a poll that nobody has voted on; of others, only to a later end.',
    who: 'admin',
    refuses: ['conflict'],
    params: pollId,
    body: PollChanges,
    response: Poll,
  }),
  vote: endpoint('POST', '/api/polls/:pollId/vote', {
    summary: 'Vote, once and for good.',
    refuses: ['not_allowed', 'conflict', 'unavailable'],
    params: pollId,
    body: PollVote,
    response: z.object({ success: z.literal(true), tracker: Tracker, head: Hash, poll: Poll }),
  }),
  receipt: endpoint('GET', '/api/polls/:pollId/receipt', {
    summary: 'The receipt of your vote; not once others gave you a way in after it.',
    refuses: ['not_allowed', 'unavailable'],
    params: pollId,
    response: PollReceipt,
  }),
  audit: endpoint('GET', '/api/polls/:pollId/audit', {
    summary: 'The log of a poll; after its end also who has voted, the ballots and the certificate.',
    params: pollId,
    response: PollAudit,
  }),
  void: endpoint('POST', '/api/polls/:pollId/void', {
    summary: 'Declare a poll void, for a reason that stays on record.',
    who: 'superAdmin',
    refuses: ['conflict'],
    params: pollId,
    body: z.strictObject({ reason: requiredText('Reason is required', LONGEST_VOID_REASON) }),
    response: Poll,
    fresh: () => WITHIN_AN_HOUR,
  }),
})
