// The notifications of votes, from nominations to results, in groups of one shape.
import * as z from 'zod/mini'
import { ResultStatus } from './election-values.ts'
import { group } from './notification-group.ts'
import { PollOutcome } from './poll-values.ts'
import { Id } from './values.ts'

export const VOTE_GROUPS = {
  /**
   * `poll_opened`: there is a new one. `poll_extended`: its end is later. `poll_closing`: it ends within a day, and you have
   * not voted. `poll_result`: what it came to, or that it is void; `poll_voted`: the same, and you have voted.
   */
  poll: group(
    {
      poll_opened: 'polls',
      poll_extended: 'polls',
      poll_closing: 'polls',
      poll_result: 'polls',
      poll_voted: 'results',
    },
    {
      title: z.string(),
      endDate: z.iso.datetime(),
      /** With the result alone; and the hash that its log ends with, to be kept. */
      outcome: z.nullable(PollOutcome),
      head: z.nullable(z.string()),
    },
    { pollId: Id },
  ),
  /**
   * The same of an election, to those who may vote in it; `election_closing`: for one position at least you have not voted.
   * `key_to_turn`: it waits for your key as a trustee. `vote_recorded`: in your name, for the position in the title.
   */
  election: group(
    {
      election_opened: 'polls',
      election_extended: 'polls',
      election_closing: 'polls',
      election_result: 'polls',
      election_voted: 'results',
      key_to_turn: 'results',
      vote_recorded: 'results',
    },
    {
      title: z.string(),
      endDate: z.iso.datetime(),
      /** With the result alone; and the hash over what the logs of all positions end with, to be kept. */
      result: z.nullable(ResultStatus),
      head: z.nullable(z.string()),
    },
    { electionId: Id },
  ),
  /**
   * Before an election. `nominations_opened`: brothers can be named. `nomination_asked`: you are named for a position, and
   * asked, or asked again. `nomination_ruled`: officers have refused you, or super admins have decided your appeal.
   * `dates_moved`: to all who vote or are named, when it is by now. `nomination_appealed`: to super admins, one waits for them. `list_waits`: to officers, who stands is to be confirmed,
   * `empty` positions were taken out. Who has named somebody stands in none of them.
   */
  nomination: group(
    {
      nominations_opened: 'polls',
      nomination_asked: 'polls',
      nomination_ruled: 'polls',
      dates_moved: 'polls',
      nomination_appealed: 'requests',
      list_waits: 'requests',
    },
    {
      title: z.string(),
      /** Until when brothers can be named; of a list that waits, when voting begins. */
      until: z.iso.datetime(),
      /** For which he is named. */
      position: z.nullable(z.string()),
      /** Absent of what was told before positions were linked to. */
      positionId: z.optional(z.nullable(Id)),
      ruling: z.nullable(z.enum(['refused', 'upheld', 'overturned'])),
      /** Why. */
      word: z.nullable(z.string()),
      empty: z.int(),
      /** Of dates that were moved: when voting begins and ends. */
      voting: z.optional(z.nullable(z.object({ from: z.iso.datetime(), until: z.iso.datetime() }))),
    },
    { electionId: Id },
  ),
}
