// What brothers write of one who has passed: each one remembrance, which stands at once or once an officer has read it.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { PersonName, PersonRef } from './person.ts'
import { LONGEST_REMEMBRANCE, LONGEST_REMEMBRANCE_REASON } from './remembrance-values.ts'
import { Id, PathId, requiredText } from './values.ts'

const moment = z.iso.datetime()

export const Remembrance = z.object({
  id: Id,
  author: PersonRef,
  pledgeClass: z.nullable(z.int()),
  class: z.nullable(z.int()),
  words: z.string(),
  writtenAt: moment,
  /** Null where they stand as they were first written. */
  changedAt: z.nullable(moment),
  /** The caller has flagged it, and officers have not looked yet. */
  isFlagged: z.boolean(),
  can: z.object({ flag: z.boolean(), takeDown: z.boolean() }),
})
export type Remembrance = z.infer<typeof Remembrance>

/** The caller's own, with what of it does not stand. */
const OwnRemembrance = z.object({
  /** What stands; null while nothing does. */
  words: z.nullable(z.string()),
  /** What waits for an officer, or was refused by one. */
  draft: z.nullable(z.object({ words: z.string(), refusal: z.nullable(z.string()) })),
})

export const OwnWords = z.object({
  own: z.nullable(OwnRemembrance),
  /** What he writes next waits until an officer lets it stand. */
  isReadFirst: z.boolean(),
})
export type OwnWords = z.infer<typeof OwnWords>

/** One that officers are to look at: its draft waits, or somebody has flagged what stands. */
export const RemembranceToRead = z.object({
  id: Id,
  of: PersonName,
  author: PersonRef,
  words: z.nullable(z.string()),
  draft: z.nullable(z.string()),
  flags: z.array(z.object({ by: PersonName, reason: z.string() })),
  version: z.int(),
})
export type RemembranceToRead = z.infer<typeof RemembranceToRead>

const of = z.object({ memberId: PathId })
const one = z.object({ remembranceId: PathId })
const reason = requiredText('Say why', LONGEST_REMEMBRANCE_REASON)
/** The version that was read: what was written since is not judged unread. */
const version = z.int()

export const remembrances = endpoints('remembrances', {
  list: endpoint('GET', '/api/in-memoriam/:memberId/remembrances', {
    summary: 'What brothers write of one who has passed, in the order in which they wrote.',
    ...page(Remembrance),
    params: of,
  }),
  own: endpoint('GET', '/api/in-memoriam/:memberId/remembrance', {
    summary: 'What you have written of a brother who has passed.',
    params: of,
    response: OwnWords,
  }),
  write: endpoint('PUT', '/api/in-memoriam/:memberId/remembrance', {
    summary: 'Write of a brother who has passed, or change what you wrote.',
    params: of,
    body: z.strictObject({ words: requiredText('Write a few words', LONGEST_REMEMBRANCE) }),
    response: OwnWords,
  }),
  remove: endpoint('DELETE', '/api/in-memoriam/:memberId/remembrance', {
    summary: 'Take back what you wrote of a brother who has passed.',
    params: of,
    response: OwnWords,
  }),
  flag: endpoint('POST', '/api/remembrances/:remembranceId/flag', {
    summary: 'Ask officers to look at a remembrance; it stands until they have.',
    refuses: ['conflict'],
    params: one,
    body: z.strictObject({ reason }),
  }),
  toRead: endpoint('GET', '/api/remembrances/to-read', {
    summary: 'Remembrances that wait to be read, and those that somebody has flagged, the oldest first.',
    who: 'admin',
    response: z.array(RemembranceToRead),
  }),
  letStand: endpoint('POST', '/api/remembrances/:remembranceId/let-stand', {
    summary: 'Let a remembrance stand as it was read.',
    who: 'admin',
    refuses: ['conflict'],
    params: one,
    body: z.strictObject({ version }),
  }),
  refuse: endpoint('POST', '/api/remembrances/:remembranceId/refuse', {
    summary: 'Do not let what waits stand, for a reason that its author is told; what stood before stays.',
    who: 'admin',
    refuses: ['conflict'],
    params: one,
    body: z.strictObject({ reason, version }),
  }),
  takeDown: endpoint('POST', '/api/remembrances/:remembranceId/take-down', {
    summary: 'Take a remembrance down, for a reason that its author is told.',
    who: 'admin',
    refuses: ['conflict'],
    params: one,
    body: z.strictObject({ reason }),
  }),
})
