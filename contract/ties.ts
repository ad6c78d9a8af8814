// Ties that wait: proposing that one is the big brother of another, the answers, and what officers have to answer.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Claim } from './lineage.ts'
import { page } from './page.ts'
import { PersonName, PersonRef } from './person.ts'
import { Id, optionalText, PathId, required } from './values.ts'

/** How many proposals of one brother wait at a time, and how many about one. */
export const MOST_PROPOSED = 10
export const MOST_ABOUT_ONE = 20

/** Why a tie is refused, in letters. */
export const LONGEST_WORD = 300

/** As an officer sees it who may answer. */
export const WaitingTie = z.object({
  ...Claim.shape,
  big: PersonRef,
  little: PersonRef,
  /** Null of a claim that a brother has written in his own record, and once the proposer has left. */
  proposedBy: z.nullable(PersonName),
  /** Whose place the big brother takes: on record stands another. */
  instead: z.nullable(z.string()),
  /** The caller is one of the two, or has proposed it as one: others answer. */
  isOwn: z.boolean(),
})
export type WaitingTie = z.infer<typeof WaitingTie>

/** The most members a name may be matched with at once. */
const MOST_NAMING = 100
const naming = z.array(Id).check(z.maxLength(MOST_NAMING))

const tieId = z.object({ tieId: PathId })

export const ties = endpoints('ties', {
  propose: endpoint('POST', '/api/lineage/ties', {
    summary:
      'Propose that one is the big brother of another. The record stays until either of the two has agreed with the other, or an officer has.',
    refuses: ['conflict', 'too_many'],
    body: z.strictObject({ bigId: Id, littleId: Id }),
    response: Claim,
  }),
  withdraw: endpoint('POST', '/api/lineage/ties/:tieId/withdraw', {
    summary: 'Take back what you have proposed.',
    refuses: ['not_allowed', 'conflict'],
    params: tieId,
  }),
  confirm: endpoint('POST', '/api/lineage/ties/:tieId/confirm', {
    summary: 'Confirm a tie that another has claimed or proposed; of others, officers do.',
    refuses: ['not_allowed', 'conflict'],
    params: tieId,
  }),
  refuse: endpoint('POST', '/api/lineage/ties/:tieId/refuse', {
    summary:
      'Say that a claimed tie is not so, with a word to who has claimed or proposed it. It goes, and only you or an officer may tie the two again.',
    refuses: ['not_allowed', 'conflict'],
    params: tieId,
    body: z.strictObject({ word: optionalText(LONGEST_WORD) }),
  }),
  waiting: endpoint('GET', '/api/lineage/ties/waiting', {
    summary: 'Ties that wait to be confirmed, the oldest first.',
    who: 'admin',
    ...page(WaitingTie),
  }),
  match: endpoint('POST', '/api/lineage/names/match', {
    summary: 'Say which member a name in the lineage means, with everybody who names it, or with none of them.',
    refuses: ['conflict'],
    who: 'admin',
    body: z.strictObject({
      name: required('Say which name is meant.'),
      memberId: Id,
      /** Who name it as their big brother, and who name it as a little. */
      bigOf: naming,
      littleOf: naming,
    }),
  }),
})
