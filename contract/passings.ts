// Brothers who have passed: one super admin marks, which silences at once, and another agrees, which shows it.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { PersonName, PersonRef } from './person.ts'
import { optionalLine, optionalText, PathId, required } from './values.ts'

/** An undo is offered for so long; afterwards whoever runs the server can. */
export const UNDO_DAYS = 30
/** After so long it is shown where there is no other super admin to agree. */
export const ALONE_HOURS = 24

/** What is known of a brother who has passed: days, months or years as they were written, and words for his page. */
export const PassingWords = z.strictObject({
  bornOn: optionalLine(60),
  diedOn: optionalLine(60),
  words: optionalText(4_000),
  /** From whom the news is; super admins alone see it. */
  source: required('Write from whom the news is', 300),
})
export type PassingWords = z.infer<typeof PassingWords>

const text = z.nullable(z.string())
const moment = z.iso.datetime()

/** As super admins see it. */
export const Passing = z.object({
  bornOn: text,
  diedOn: text,
  words: text,
  source: z.string(),
  markedAt: moment,
  /** Null once that member is gone. */
  markedBy: z.nullable(PersonName),
  agreedBy: z.nullable(PersonName),
  /** Since when others see it; null while it waits. */
  shownSince: z.nullable(moment),
  /** When it is shown by itself, where nobody else can agree. */
  showsAt: z.nullable(moment),
  undoUntil: moment,
  can: z.object({ agree: z.boolean(), undo: z.boolean(), change: z.boolean() }),
})
export type Passing = z.infer<typeof Passing>

const PassingState = z.object({
  brother: PersonRef,
  passing: z.nullable(Passing),
  /** Why he may not be marked; null where he may, or is. */
  lockedBecause: text,
  /** What his being marked means for others, in sentences. */
  means: z.array(z.string()),
})
export type PassingState = z.infer<typeof PassingState>

const WaitingPassing = z.object({ brother: PersonRef, markedBy: z.nullable(PersonName), markedAt: moment })
export type WaitingPassing = z.infer<typeof WaitingPassing>

const memberId = z.object({ memberId: PathId })
const ofBrother = '/api/admin/members/:memberId/passing'
const fresh = () => WITHIN_AN_HOUR

export const passings = endpoints('passings', {
  waiting: endpoint('GET', '/api/admin/passings', {
    summary: 'Brothers marked as passed whose mark waits for another super admin, the first marked first.',
    who: 'superAdmin',
    response: z.array(WaitingPassing),
  }),
  show: endpoint('GET', ofBrother, {
    summary: 'Whether a brother is marked as passed, and what it means if he is.',
    who: 'superAdmin',
    params: memberId,
    response: PassingState,
  }),
  mark: endpoint('POST', ofBrother, {
    summary:
      'Mark a brother as passed: he is signed out and silent at once; others see it once another super admin agrees.',
    refuses: ['conflict', 'not_allowed'],
    who: 'superAdmin',
    params: memberId,
    body: PassingWords,
    response: PassingState,
    fresh,
  }),
  change: endpoint('PUT', ofBrother, {
    summary: 'Change what is written of a brother who has passed.',
    refuses: ['conflict'],
    who: 'superAdmin',
    params: memberId,
    body: PassingWords,
    response: PassingState,
  }),
  agree: endpoint('POST', '/api/admin/members/:memberId/passing/agreement', {
    summary: 'Agree that a brother has passed, whom another super admin has marked: from then on all brothers see it.',
    refuses: ['conflict', 'not_allowed'],
    who: 'superAdmin',
    params: memberId,
    response: PassingState,
    fresh,
  }),
  undo: endpoint('DELETE', ofBrother, {
    summary: `Take a mark back as a mistake, for ${UNDO_DAYS} days: what was there before is there again, but no session and no mail that waited.`,
    refuses: ['conflict', 'not_allowed'],
    who: 'superAdmin',
    params: memberId,
    response: PassingState,
    fresh,
  }),
})
