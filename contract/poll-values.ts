// What polls are made of, their limits, and what follows from a share and a number of brothers.
import * as z from 'zod/mini'

export const LONGEST_POLL_TITLE = 200
export const LONGEST_POLL_DESCRIPTION = 2_000
export const LONGEST_POLL_OPTION = 200
export const LONGEST_VOID_REASON = 500
export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 50
export const MOST_POLLS = 2_000
export const DEFAULT_QUORUM = 50
/** Why a vote is shown to its voter no more, and what he can still do; `on` is the day, such as '20 November 2026'. */
export const whyHidden = (on?: string) =>
  `Somebody else gave you a way to sign in${on ? ` on ${on}` : ''}, after you voted, and could have signed in as you. So neither your choice nor your receipt is shown any more. A receipt that you kept still proves that your ballot was counted.`
/** Of fewer voters, ballots are published without trackers: each would know too much of the others. */
export const FEWEST_TRACKED = 20
/** With fewer who may vote, a unanimous result says what each has chosen; who creates a poll is warned. */
export const FEW_VOTERS = 5
/** With fewer who may vote, the one who has just voted is easily known beside the counts; who creates a poll is told. */
export const SMALL_VOTE = 100

/** How many have to vote for a share of those who may. */
export const quorumNeeded = (threshold: number, eligible: number) => Math.ceil((threshold * eligible) / 100)

/** Nobody who may vote is no quorum. */
export const isQuorumMet = (threshold: number, eligible: number, voters: number) =>
  eligible > 0 && voters * 100 >= threshold * eligible

/** `option_1` and so on, in their order. */
export const OptionId = z.string().check(z.regex(/^option_[1-9]\d?$/, 'Unknown option'))
export const PollOption = z.object({ id: OptionId, text: z.string() })
export const OptionCounts = z.record(z.string(), z.int())

/** Who sees the counts while a poll is open: those who have voted, or nobody. */
export const ResultsVisibility = z.enum(['after_vote', 'after_close'])
export type ResultsVisibility = z.infer<typeof ResultsVisibility>

/** `no_votes`: nobody voted, and no quorum was asked for. */
export const PollOutcome = z.enum(['open', 'decided', 'tie', 'no_quorum', 'no_votes', 'void'])
export type PollOutcome = z.infer<typeof PollOutcome>
