// Nominations before an election: brothers name one another or themselves for a position, and who says yes stands.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { LONGEST_NOMINEE_STATEMENT, LONGEST_RULING, LONGEST_SENTENCE } from './nomination-values.ts'
import { AskedOfYou, Nominations, NominationsForOfficers } from './nomination-views.ts'
import { Id, optionalText, PathId, requiredText } from './values.ts'

export const NewNomination = z.strictObject({
  positionId: Id,
  /** A brother; or yourself: with that you stand. */
  memberId: Id,
  /** Why he; of a brother. */
  sentence: optionalText(LONGEST_SENTENCE),
  /** What you say; of yourself. */
  statement: optionalText(LONGEST_NOMINEE_STATEMENT),
})
export type NewNomination = z.infer<typeof NewNomination>

export const NominationAnswer = z.strictObject({
  /** False declines, or withdraws. */
  stands: z.boolean(),
  /** Why not, where he declines; officers read it. */
  declineWord: optionalText(LONGEST_SENTENCE),
  statement: optionalText(LONGEST_NOMINEE_STATEMENT),
  showsNominators: z._default(z.boolean(), false),
})
export type NominationAnswer = z.infer<typeof NominationAnswer>

const reason = requiredText('Reason is required', LONGEST_RULING)
/** A moment; or a day by the organisation's clock, with which it begins or ends. */
const moment = (missing: string) => z.union([z.iso.datetime({ offset: true }), z.iso.date()], missing)
const until = moment('Say until when brothers can be named')

/** What is left out stays. */
const NominationDates = z.strictObject({
  until: z.optional(until),
  startDate: z.optional(moment('Say when voting begins')),
  endDate: z.optional(moment('Say when voting ends')),
})
export type NominationDates = z.infer<typeof NominationDates>

const params = z.object({ electionId: PathId })
const nominee = z.object({ electionId: PathId, nomineeId: PathId })
const PATH = '/api/elections/:electionId/nominations'

export const nominations = endpoints('nominations', {
  asked: endpoint('GET', '/api/nominations/asked', {
    summary: 'For what you are named and have not answered, the soonest to close first.',
    response: z.array(AskedOfYou),
  }),
  show: endpoint('GET', PATH, {
    summary: 'The nominations of an election, as you see them.',
    params,
    response: Nominations,
  }),
  forOfficers: endpoint('GET', `${PATH}/all`, {
    summary: 'All who were named in an election, except for positions for which you stand or are asked to.',
    who: 'admin',
    params,
    response: NominationsForOfficers,
  }),
  nominate: endpoint('POST', PATH, {
    summary: 'Name a brother for a position, who is asked; or yourself, and stand.',
    refuses: ['not_allowed', 'conflict'],
    params,
    body: NewNomination,
    response: Nominations,
  }),
  takeBack: endpoint('DELETE', `${PATH}/:nomineeId/naming`, {
    summary: 'Take back that you named a brother who has not answered.',
    refuses: ['conflict'],
    params: nominee,
    response: Nominations,
  }),
  answer: endpoint('PUT', `${PATH}/:nomineeId/answer`, {
    summary: 'Stand, decline, withdraw, or say other words, until the list closes.',
    refuses: ['conflict'],
    params: nominee,
    body: NominationAnswer,
    response: Nominations,
  }),
  appeal: endpoint('POST', `${PATH}/:nomineeId/appeal`, {
    summary: 'Ask the super admins, once, to look at why you were refused.',
    refuses: ['conflict'],
    params: nominee,
    body: z.strictObject({ words: requiredText('Say why you should stand', LONGEST_RULING) }),
    response: Nominations,
  }),
  waive: endpoint('POST', `${PATH}/:nomineeId/waive`, {
    summary: 'Say that you do not appeal, so that the list need not wait for it.',
    refuses: ['conflict'],
    params: nominee,
    response: Nominations,
  }),
  refuse: endpoint('POST', `${PATH}/:nomineeId/refuse`, {
    summary: 'Refuse a nominee, for a reason that he is told and that stays on record.',
    who: 'admin',
    refuses: ['not_allowed', 'conflict'],
    params: nominee,
    body: z.strictObject({ reason }),
    response: NominationsForOfficers,
  }),
  decide: endpoint('POST', `${PATH}/:nomineeId/decide`, {
    summary: 'Decide an appeal, for good.',
    who: 'superAdmin',
    refuses: ['not_allowed', 'conflict'],
    params: nominee,
    body: z.strictObject({ overturns: z.boolean(), reason }),
    response: NominationsForOfficers,
  }),
  changeDates: endpoint('PUT', `${PATH}/dates`, {
    summary: 'Other dates, before voting begins: until when brothers can be named, and when voting begins and ends.',
    who: 'admin',
    refuses: ['not_allowed', 'conflict'],
    params,
    body: NominationDates,
    response: NominationsForOfficers,
  }),
  close: endpoint('POST', `${PATH}/close`, {
    summary: 'Close the list now; whoever has not answered does not stand.',
    who: 'admin',
    refuses: ['not_allowed', 'conflict'],
    params,
    response: NominationsForOfficers,
  }),
  reopen: endpoint('POST', `${PATH}/reopen`, {
    summary: 'Open nominations again, once, for the positions that nobody stood for.',
    who: 'admin',
    refuses: ['not_allowed', 'conflict'],
    params,
    body: z.strictObject({ until }),
    response: NominationsForOfficers,
  }),
  remind: endpoint('POST', `${PATH}/remind`, {
    summary: 'Remind, once a day, those who were named and have not answered.',
    who: 'admin',
    refuses: ['not_allowed', 'conflict'],
    params,
    response: NominationsForOfficers,
  }),
  confirm: endpoint('POST', `${PATH}/confirm`, {
    summary: 'Confirm the list of candidates, as an officer who does not stand.',
    who: 'admin',
    refuses: ['not_allowed', 'conflict'],
    params,
    response: NominationsForOfficers,
  }),
})
