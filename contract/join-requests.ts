// Requests of strangers to join, while Public Registration is on.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { Code, emailAddress, Id, optionalLine, optionalText, PathId, required } from './values.ts'

export const JOIN_DAYS = 2

export const JoinRequest = z.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  /** A pledge class. */
  class: z.optional(z.nullable(z.int().check(z.minimum(-999), z.maximum(200)))),
  city: optionalLine(),
  voucher: optionalLine(),
  words: optionalText(600),
})

/** What was asked, as who confirms it sees it first. */
export const AskedToJoin = z.object({
  firstName: z.string(),
  lastName: z.string(),
  pledgeClass: z.nullable(z.int()),
  city: z.nullable(z.string()),
  voucher: z.nullable(z.string()),
  words: z.nullable(z.string()),
})
export type AskedToJoin = z.infer<typeof AskedToJoin>

/** A record that may be his. */
const Likely = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  pledgeClass: z.nullable(z.int()),
  city: z.nullable(z.string()),
  /** Which of it is the same as in the request. */
  same: z.array(z.enum(['name', 'class', 'email', 'city'])),
  /** Whether it has never been signed in to, so that it can be given to him. */
  isFree: z.boolean(),
})
export type Likely = z.infer<typeof Likely>

export const WaitingRequest = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  pledgeClass: z.nullable(z.int()),
  city: z.nullable(z.string()),
  voucher: z.nullable(z.string()),
  words: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime(),
  /** One more with each change that he has confirmed. */
  version: z.int(),
  likely: z.array(Likely),
})
export type WaitingRequest = z.infer<typeof WaitingRequest>

const DecidedRequest = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** `claimed`: a record that waited was given to him. */
  outcome: z.enum(['accepted', 'claimed', 'declined']),
  decidedAt: z.iso.datetime(),
  /** Null where nobody had to decide, or whoever did is gone. */
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type DecidedRequest = z.infer<typeof DecidedRequest>

const Message = z.object({ message: z.string() })
const token = z.object({ token: Code })
const requestId = z.object({ requestId: PathId })

export const joinRequests = endpoints('joinRequests', {
  ask: endpoint('POST', '/api/join', {
    summary: 'Ask to join, while Public Registration is on; the answer is the same whoever asks.',
    refuses: ['not_found', 'too_many'],
    who: 'visitor',
    body: JoinRequest,
    response: Message,
  }),
  check: endpoint('GET', '/api/join/:token', {
    summary: 'What the link of a request confirms, while it holds.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    response: AskedToJoin,
  }),
  confirm: endpoint('POST', '/api/join/:token', {
    summary: 'Confirm the address of a request, so that officers get it.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    response: Message,
  }),
  list: endpoint('GET', '/api/admin/join-requests', {
    summary: 'Confirmed requests that wait for a decision, the newest first, with records that may be theirs.',
    who: 'admin',
    ...page(WaitingRequest),
  }),
  decided: endpoint('GET', '/api/admin/join-requests/decided', {
    summary: 'Requests that were decided within a year, the newest decision first.',
    who: 'admin',
    ...page(DecidedRequest),
  }),
  count: endpoint('GET', '/api/admin/join-requests/count', {
    summary: 'How many requests wait.',
    who: 'admin',
    response: z.object({ waiting: z.int() }),
  }),
  accept: endpoint('POST', '/api/admin/join-requests/:requestId/accept', {
    summary:
      'Take him in as a new member, or give him a record that waits for him, if the request is as it was seen; he gets an invitation by mail.',
    refuses: ['conflict'],
    who: 'admin',
    params: requestId,
    body: z.strictObject({ memberId: z.nullable(Id), version: z.int() }),
    response: Message,
  }),
  decline: endpoint('POST', '/api/admin/join-requests/:requestId/decline', {
    summary: 'Decline a request, with a note for the officers; he is not told.',
    refuses: ['conflict'],
    who: 'admin',
    params: requestId,
    body: z.strictObject({ note: optionalText(600) }),
    response: Message,
  }),
  reopen: endpoint('POST', '/api/admin/join-requests/:requestId/reopen', {
    summary: 'Let a declined request wait again.',
    refuses: ['conflict'],
    who: 'admin',
    params: requestId,
    response: Message,
  }),
})
