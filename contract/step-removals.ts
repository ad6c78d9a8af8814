// Taking a second step off when all that answers it is lost: its brother asks, officers who know that it is he agree, and it waits.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { PersonName, PersonRef } from './person.ts'
import { Code, Id, optionalText, PathId, required, requiredText } from './values.ts'

/** For so long a request waits for the officers. */
export const REMOVAL_DAYS = 14
/** For so long it waits after the last of them has agreed: of two, and of one who is alone. */
export const TWO_WAIT_DAYS = 1
export const ALONE_WAIT_DAYS = 3
/** Of his class no more are named; his big brother and his littles all are. */
export const MOST_OF_CLASS = 40

/** How many officers have to agree, and how long it waits then; null where no officer can, and whoever runs the server has to. */
const RemovalRule = z.nullable(z.object({ officers: z.union([z.literal(1), z.literal(2)]), waitDays: z.int() }))
export type RemovalRule = z.infer<typeof RemovalRule>

/** His own request while it is open. */
const OwnRemoval = z.object({
  /** With which it was asked, as in 'Firefox on Windows'. */
  device: z.string(),
  askedAt: z.iso.datetime(),
  /** When it is over if officers do not agree. */
  expiresAt: z.iso.datetime(),
  /** When his second step comes off; null until officers have agreed. */
  dueAt: z.nullable(z.iso.datetime()),
})
export type OwnRemoval = z.infer<typeof OwnRemoval>

const RemovalState = z.object({
  rule: RemovalRule,
  removal: z.nullable(OwnRemoval),
  /** Whether mails reach him: his sign-in may be by phone alone. */
  hasEmail: z.boolean(),
})
export type RemovalState = z.infer<typeof RemovalState>

const Agreement = z.object({
  by: PersonName,
  /** Who vouched for him, in the officer's words, and how the officer heard it. */
  voucher: z.string(),
  how: z.string(),
  agreedAt: z.iso.datetime(),
  isOwn: z.boolean(),
})
export type Agreement = z.infer<typeof Agreement>

const StepRemoval = z.object({
  id: Id,
  brother: PersonRef,
  pledgeClass: z.nullable(z.int()),
  /** As the officer may see it. */
  phone: z.nullable(z.string()),
  hasEmail: z.boolean(),
  /** What he wrote to the officers. */
  words: z.nullable(z.string()),
  device: z.string(),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  dueAt: z.nullable(z.iso.datetime()),
  rule: RemovalRule,
  agreements: z.array(Agreement),
  /** Why the caller may neither agree nor decline; null where he may. */
  judgeLock: z.nullable(z.string()),
  can: z.object({ agree: z.boolean(), withdraw: z.boolean(), decline: z.boolean() }),
})
export type StepRemoval = z.infer<typeof StepRemoval>

/** Who may know his voice. */
const Voucher = z.object({
  brother: PersonRef,
  relation: z.enum(['big', 'little', 'class']),
  /** As the officer may see it. */
  phone: z.nullable(z.string()),
})
export type Voucher = z.infer<typeof Voucher>

const removal = z.object({ removalId: PathId })
const token = z.object({ token: Code })

export const AgreementWords = z.strictObject({
  voucher: required('Write who vouched for him'),
  how: requiredText('Write how you heard it', 600),
})

export const stepRemovals = endpoints('stepRemovals', {
  pending: endpoint('GET', '/api/auth/step/removal', {
    summary: 'What becomes of the second step that the sign-in of this browser waits for, if it is lost.',
    refuses: ['gone'],
    who: 'visitor',
    response: RemovalState,
  }),
  ask: endpoint('POST', '/api/auth/step/removal', {
    summary:
      'Ask the officers to take the second step off that the sign-in of this browser waits for; one request at a time.',
    refuses: ['gone', 'too_many', 'conflict'],
    who: 'visitor',
    body: z.strictObject({ words: optionalText(600) }),
    response: RemovalState,
  }),
  checkStop: endpoint('GET', '/api/auth/stop-removal/:token', {
    summary: 'The request that a link from a mail stops.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    response: z.object({ firstName: z.string(), device: z.string(), askedAt: z.iso.datetime() }),
  }),
  stop: endpoint('POST', '/api/auth/stop-removal/:token', {
    summary: 'Stop a request by the link from a mail: the second step stays on, and sign-ins that wait for it end.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
  }),
  own: endpoint('GET', '/api/auth/second-step/removal', {
    summary: 'Your own request to have your second step taken off, while it is open.',
    response: z.object({ removal: z.nullable(OwnRemoval) }),
  }),
  stopOwn: endpoint('DELETE', '/api/auth/second-step/removal', {
    summary: 'Stop your own request: your second step stays on, and sign-ins that wait for it end.',
    refuses: ['not_found'],
  }),
  list: endpoint('GET', '/api/admin/step-removals', {
    summary: 'Brothers who ask to have their second step taken off, who asked first before the others.',
    who: 'admin',
    response: z.array(StepRemoval),
  }),
  vouchers: endpoint('GET', '/api/admin/step-removals/:removalId/vouchers', {
    summary:
      'Who may know a brother who asks: his big brother, his littles and his class, with their phones as far as you may see them.',
    who: 'admin',
    params: removal,
    response: z.array(Voucher),
  }),
  agree: endpoint('POST', '/api/admin/step-removals/:removalId/agreement', {
    summary: 'Agree that a second step comes off, with who vouched for its brother and how.',
    refuses: ['conflict', 'not_allowed'],
    who: 'admin',
    params: removal,
    body: AgreementWords,
    fresh: () => WITHIN_AN_HOUR,
  }),
  withdraw: endpoint('DELETE', '/api/admin/step-removals/:removalId/agreement', {
    summary: 'Take back that you agreed, until the second step is off.',
    refuses: ['conflict'],
    who: 'admin',
    params: removal,
  }),
  decline: endpoint('POST', '/api/admin/step-removals/:removalId/decline', {
    summary: 'Decline a request, with the reason, which its brother is told.',
    refuses: ['conflict', 'not_allowed'],
    who: 'admin',
    params: removal,
    body: z.strictObject({ reason: requiredText('Write why', 600) }),
  }),
})
