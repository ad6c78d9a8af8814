// Lost brothers: whom the organisation cannot reach any more, why, who may know him, and what those answer who were asked.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { pageQuery } from './page.ts'
import { PersonName, PersonRef } from './person.ts'
import { Code, emailAddress, Id, optionalText, PathId, searched } from './values.ts'

/** An invitation without an answer for so long. */
export const UNANSWERED_DAYS = 60
/** Nobody is asked more often within a month, by whatever officers. */
export const MOST_QUESTIONS = 2
export const QUESTION_MONTH_DAYS = 30
/** So long a link in a mail answers. */
export const QUESTION_DAYS = 30
const MOST_ASKED_AT_ONCE = 6

/** `returned`: mail comes back. `unanswered`: no answer to an invitation. `away`: no city, and no visit in a year. */
export const LostReason = z.enum(['returned', 'unanswered', 'away'])
export type LostReason = z.infer<typeof LostReason>

/** What the one who may know him is to him. `photos`: both are on photos, and both agreed to that. */
const Relation = z.enum(['big', 'little', 'photos', 'class', 'line', 'city'])
export type Relation = z.infer<typeof Relation>

const Knower = z.object({
  brother: PersonRef,
  relation: Relation,
  pledgeClass: z.nullable(z.int()),
  /** Where he was asked about this brother already, or may not be asked again this month: why, in a sentence. */
  lock: z.nullable(z.string()),
})

export const LostBrother = z.object({
  brother: PersonRef,
  pledgeClass: z.nullable(z.int()),
  /** The last that is known, as the officer may see it. */
  city: z.nullable(z.string()),
  reasons: z.array(z.object({ reason: LostReason, since: z.iso.datetime() })),
  knowers: z.array(Knower),
  /** Of questions that are open or answered: when the last was asked, how many, and how many have answered. */
  asked: z.nullable(z.object({ at: z.iso.datetime(), count: z.int(), answered: z.int() })),
  /** In the mail to whoever is asked, unless the officer changes it. */
  words: z.string(),
})
export type LostBrother = z.infer<typeof LostBrother>

export const LostSort = z.enum(['since', 'name'])
export type LostSort = z.infer<typeof LostSort>

export const AnswerKind = z.enum(['reach', 'person', 'passed', 'unknown'])
export type AnswerKind = z.infer<typeof AnswerKind>

const LostAnswer = z.object({
  questionId: Id,
  lost: PersonName,
  by: PersonName,
  answer: AnswerKind,
  words: z.nullable(z.string()),
  email: z.nullable(z.string()),
  answeredAt: z.iso.datetime(),
})
export type LostAnswer = z.infer<typeof LostAnswer>

export const Answer = z.strictObject({
  answer: AnswerKind,
  words: optionalText(600),
  email: z.optional(z.nullable(emailAddress('Please enter a valid email address'))),
})

const QuestionWords = z.strictObject({
  brotherIds: z.array(Id).check(z.minLength(1, 'Choose whom to ask'), z.maxLength(MOST_ASKED_AT_ONCE, 'Six at most')),
  words: optionalText(600),
})

const LostQuestion = z.object({
  /** Who is sought, and who asks, by name. */
  name: z.string(),
  firstName: z.string(),
  askedBy: z.string(),
  words: z.string(),
  asked: z.string(),
})
export type LostQuestion = z.infer<typeof LostQuestion>

const brother = z.object({ memberId: PathId })
const question = z.object({ questionId: PathId })
const token = z.object({ token: Code })

export const lost = endpoints('lost', {
  list: endpoint('GET', '/api/admin/lost', {
    summary: 'Lost brothers, each with why, since when, and brothers who may know him.',
    who: 'admin',
    query: z.extend(pageQuery, {
      reason: z.optional(LostReason),
      q: z.optional(searched()),
      sort: z.optional(LostSort),
    }),
    response: z.array(LostBrother),
  }),
  summary: endpoint('GET', '/api/admin/lost/summary', {
    summary: 'How many brothers are lost, for which reason, and how many answers wait.',
    who: 'admin',
    response: z.object({
      total: z.int(),
      returned: z.int(),
      unanswered: z.int(),
      away: z.int(),
      answers: z.int(),
      /** Who came in within a year by an address that a brother told. */
      found: z.int(),
    }),
  }),
  ask: endpoint('POST', '/api/admin/lost/:memberId/questions', {
    summary: 'Ask brothers who may know him where he is: each gets one mail, and two such questions a month at most.',
    refuses: ['conflict'],
    who: 'admin',
    params: brother,
    body: QuestionWords,
    response: z.object({ asked: z.int(), mailed: z.boolean() }),
  }),
  markFound: endpoint('POST', '/api/admin/lost/:memberId/found', {
    summary: 'Say that a brother is not lost after all.',
    who: 'admin',
    params: brother,
  }),
  noteUnsought: endpoint('PUT', '/api/admin/lost/:memberId/unsought', {
    summary: 'Note that a brother does not wish to be sought.',
    who: 'admin',
    params: brother,
  }),
  noteSought: endpoint('DELETE', '/api/admin/lost/:memberId/unsought', {
    summary: 'Take that back, where an officer had noted it.',
    refuses: ['conflict'],
    who: 'admin',
    params: brother,
  }),
  answers: endpoint('GET', '/api/admin/lost/answers', {
    summary: 'What brothers have answered and no officer has seen to yet, the oldest first.',
    who: 'admin',
    response: z.array(LostAnswer),
  }),
  settle: endpoint('POST', '/api/admin/lost/answers/:questionId', {
    summary: 'Say that an answer was taken over into the record, or is of no use; it changes no record by itself.',
    refuses: ['conflict'],
    who: 'admin',
    params: question,
    body: z.strictObject({ outcome: z.enum(['taken', 'dismissed']) }),
  }),
  own: endpoint('GET', '/api/members/sought', {
    summary: 'Whether officers may seek you where they cannot reach you any more.',
    response: z.object({ isSought: z.boolean() }),
  }),
  wish: endpoint('PUT', '/api/members/sought', {
    summary: 'Say whether officers may seek you.',
    body: z.strictObject({ isSought: z.boolean() }),
    response: z.object({ isSought: z.boolean() }),
  }),
  question: endpoint('GET', '/api/lost-questions/:token', {
    summary: 'The question that a link from a mail answers.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    response: LostQuestion,
  }),
  answer: endpoint('POST', '/api/lost-questions/:token', {
    summary: 'Answer it; officers read the answer, and it changes no record by itself.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    body: Answer,
  }),
  ownQuestion: endpoint('GET', '/api/members/lost-questions/:questionId', {
    summary: 'A question that you were asked, to answer it here.',
    refuses: ['gone'],
    params: question,
    response: LostQuestion,
  }),
  answerOwn: endpoint('POST', '/api/members/lost-questions/:questionId', {
    summary: 'Answer it here.',
    refuses: ['gone'],
    params: question,
    body: Answer,
  }),
})
