// Requests of strangers to join, while Public Registration is on.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { Code, emailAddress, Id, optionalLine, optionalText, PathId, required } from './values.ts'

export const JOIN_DAYS = 2
/** So many mails that confirm addresses leave in an hour. */
export const JOIN_MAILS_AN_HOUR = 60
/** So many wait for their hour. */
export const MOST_JOIN_MAILS_WAITING = 1_000
/** For so long each of them waits. */
export const JOIN_WAITING_DAYS = 7
/** For so long it is told what was dropped. */
export const JOIN_DROPS_DAYS = 90

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

/** How a record compares with what he wrote. */
const Mark = z.enum(['same', 'near', 'differs'])
export type Mark = z.infer<typeof Mark>

const LikelyReason = z.enum([
  'email',
  'class',
  'name',
  'turned_round',
  'nickname',
  'sound',
  'part',
  'initial',
  'one_letter',
  'two_letters',
  'few_letters',
  'last_name',
  'city',
])
export type LikelyReason = z.infer<typeof LikelyReason>

const text = z.nullable(z.string())

/** A record that may be his. */
const Likely = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  pledgeClass: z.nullable(z.int()),
  /** As officers may see it; so is the city. */
  email: text,
  city: text,
  /** Of the confirmed tie. */
  bigBrother: text,
  addedAt: z.iso.datetime(),
  isImported: z.boolean(),
  /** Null where one of the two says nothing. */
  marks: z.object({ name: Mark, class: z.nullable(Mark), email: z.nullable(Mark), city: z.nullable(Mark) }),
  /** What makes it likely, the strongest first. */
  why: z.array(LikelyReason),
  /** Whether it looks like his; others only share something with it. */
  isLikely: z.boolean(),
  /** `free`: nobody has signed in to it, so that it can be given to him. */
  standing: z.enum(['free', 'entered', 'inactive']),
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
  /** Who is called so, where one member alone is. */
  voucherId: z.nullable(Id),
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

/** What becomes of the mails by which addresses are confirmed. */
const ConfirmationMails = z.object({
  /** Sent, and not answered yet. */
  unconfirmed: z.int(),
  /** Held back until there is room for them; `since` of the oldest. */
  heldBack: z.object({ count: z.int(), networks: z.int(), since: z.nullable(z.iso.datetime()) }),
  /** Requests that were given up within 90 days, since too many waited (`full`) or they had waited too long (`late`). */
  dropped: z.object({ full: z.int(), late: z.int(), lastAt: z.nullable(z.iso.datetime()) }),
})
export type ConfirmationMails = z.infer<typeof ConfirmationMails>

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
  mails: endpoint('GET', '/api/admin/join-requests/mails', {
    summary: 'How many requests wait for their address to be confirmed, were held back, or were dropped.',
    who: 'admin',
    response: ConfirmationMails,
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
    summary: 'Reopen a declined request.',
    refuses: ['conflict'],
    who: 'admin',
    params: requestId,
    response: Message,
  }),
})
