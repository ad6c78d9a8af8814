// What a brother is told: who is near where he travels, and who is coming to where he is.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { page } from './page.ts'
import { Code, Id, PathId } from './values.ts'

/** `nearby`: brothers live near your destination. `coming`: one travels to where you live. `crossing`: you both travel there. */
export const NotificationKind = z.enum(['nearby', 'coming', 'crossing'])
export type NotificationKind = z.infer<typeof NotificationKind>

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  isRead: z.boolean(),
  location: z.string(),
  tripTitle: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  createdAt: z.iso.datetime(),
  /** Of how many the names follow: of many, only those who live nearest. */
  nearbyCount: z.int(),
  /** JSON of a list of names. */
  nearbyMemberNames: z.string(),
  /** JSON of the ids of the same. */
  nearbyMemberIds: z.string(),
})
export type Notification = z.infer<typeof Notification>

export const MailRhythm = z.enum(['at_once', 'daily', 'never'])
export type MailRhythm = z.infer<typeof MailRhythm>

/** How each kind also comes by mail. */
export const MailChoice = z.strictObject({ nearby: MailRhythm, coming: MailRhythm, crossing: MailRhythm })
export type MailChoice = z.infer<typeof MailChoice>

const Count = z.object({ count: z.int() })
const token = z.object({ token: Code })

export const notifications = {
  list: endpoint('GET', '/api/notifications', {
    summary: 'What you were told, newest first.',
    ...page(Notification),
  }),
  count: endpoint('GET', '/api/notifications/count', { summary: 'How many you have not read.', response: Count }),
  read: endpoint('POST', '/api/notifications/:notificationId/read', {
    summary: 'Mark one as read.',
    params: z.object({ notificationId: PathId }),
  }),
  readAll: endpoint('POST', '/api/notifications/read-all', { summary: 'Mark all as read.' }),
  mailChoice: endpoint('GET', '/api/notifications/mail', {
    summary: 'How you are told by mail.',
    response: MailChoice,
  }),
  chooseMail: endpoint('PUT', '/api/notifications/mail', {
    summary: 'Choose how you are told by mail.',
    body: MailChoice,
    response: MailChoice,
  }),
  unsubscribe: endpoint('POST', '/api/unsubscribe/:token', {
    summary: 'End mails of the kinds that one mail told of, from the link in it; mail programs call it too.',
    who: 'visitor',
    crossSite: true,
    params: token,
    response: z.object({ kinds: z.array(NotificationKind) }),
  }),
}
