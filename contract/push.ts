// Notifications on devices: which of a member's browsers take them, and for what.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { MailTopic } from './mail-topics.ts'
import { type NotificationKind, TOPIC_OF } from './notifications.ts'
import { Id, PathId } from './values.ts'

/** The topics of mail, news, and what others did to one's account, which is mailed whatever one chooses. */
export const PushTopic = z.enum([...MailTopic.options, 'news', 'account'])
export type PushTopic = z.infer<typeof PushTopic>

/** Which topic each kind of notification comes to devices under. */
export const pushTopicOf = (kind: NotificationKind): PushTopic => TOPIC_OF[kind] ?? 'account'

const Topics = z.array(PushTopic).check(z.maxLength(PushTopic.options.length))

/** As a browser subscribes at its push service; both keys in base64url without padding. */
const Target = z.strictObject({
  endpoint: z.string().check(z.regex(/^[!-~]{1,2000}$/, 'Not an address')),
  p256dh: z.string().check(z.regex(/^[\w-]{87}$/, 'Not a public key')),
  auth: z.string().check(z.regex(/^[\w-]{22}$/, 'Not a secret of 16 bytes')),
})

export type PushTarget = z.infer<typeof Target>

export const PushDevice = z.object({
  id: Id,
  /** It is the browser that asks. */
  isCurrent: z.boolean(),
  /** As the browser calls itself. */
  device: z.string(),
  topics: z.array(PushTopic),
  createdAt: z.iso.datetime(),
  lastSentAt: z.nullable(z.iso.datetime()),
  /** The last message was not taken by its push service. */
  hasFailed: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

export const PushState = z.object({
  /** What a browser subscribes with: an uncompressed point of P-256, in base64url. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
})
export type PushState = z.infer<typeof PushState>

export const push = endpoints('push', {
  state: endpoint('GET', '/api/push', { summary: 'Your devices that take notifications.', response: PushState }),
  subscribe: endpoint('PUT', '/api/push', {
    summary:
      'Have this browser take notifications, until this session ends; without topics, those of before, or all. Only known push services are called.',
    body: z.extend(Target, { topics: z.optional(Topics) }),
    response: PushState,
  }),
  choose: endpoint('PUT', '/api/push/:deviceId', {
    summary: 'What one of your devices is told of; nothing is silence.',
    params: z.object({ deviceId: PathId }),
    body: z.strictObject({ topics: Topics }),
    response: PushState,
  }),
  remove: endpoint('DELETE', '/api/push/:deviceId', {
    summary: 'Have one of your devices take no notifications any more.',
    params: z.object({ deviceId: PathId }),
    response: PushState,
  }),
  test: endpoint('POST', '/api/push/test', {
    summary: 'Send a test to this browser.',
    refuses: ['not_found', 'too_many'],
    response: z.object({
      /** Comes with the message, so that the page knows it by it. */
      test: z.string(),
    }),
  }),
})
