// Notifications: of trips near a brother or his own, and of his line; each kind has its facts and its shape.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { page } from './page.ts'
import { PersonRef } from './person.ts'
import { Code, Id, PathId } from './values.ts'

/** `nearby`: brothers live near your destination. `coming`: one travels to where you live. `crossing`: you both travel there. */
const TripNotificationKind = z.enum(['nearby', 'coming', 'crossing'])
/** Your new part in the tie: somebody's big brother, or his little brother. */
const LineageNotificationKind = z.enum(['big_brother', 'little_brother'])
export const NotificationKind = z.enum([...TripNotificationKind.options, ...LineageNotificationKind.options])
export type NotificationKind = z.infer<typeof NotificationKind>

const TripFacts = z.object({
  location: z.string(),
  tripTitle: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
})
const LineageFacts = z.object({
  /** The brother at the other end named you himself; else somebody else made the tie. */
  isHisDoing: z.boolean(),
})

const NearbyFacts = z.extend(TripFacts, { latitude: z.number(), longitude: z.number() })

interface Facts {
  nearby: z.infer<typeof NearbyFacts>
  coming: z.infer<typeof TripFacts>
  crossing: z.infer<typeof TripFacts>
  big_brother: z.infer<typeof LineageFacts>
  little_brother: z.infer<typeof LineageFacts>
}
export type NotificationFacts<Kind extends NotificationKind> = Facts[Kind]

/** The stored facts of each kind, besides the member it is about. */
export const NOTIFICATION_FACTS: { [Kind in NotificationKind]: z.ZodMiniType<Facts[Kind]> } = {
  nearby: NearbyFacts,
  coming: TripFacts,
  crossing: TripFacts,
  big_brother: LineageFacts,
  little_brother: LineageFacts,
}

const common = { id: Id, isRead: z.boolean(), createdAt: z.iso.datetime() }

export const TripNotification = z.object({
  ...common,
  ...TripFacts.shape,
  kind: TripNotificationKind,
  /** Of how many the names follow: of many, only those who live nearest. */
  nearbyCount: z.int(),
  /** JSON of a list of names. */
  nearbyMemberNames: z.string(),
  /** JSON of the ids of the same. */
  nearbyMemberIds: z.string(),
})
export type TripNotification = z.infer<typeof TripNotification>

export const LineageNotification = z.object({
  ...common,
  ...LineageFacts.shape,
  kind: LineageNotificationKind,
  /** Whose big or little brother you are now. */
  brother: PersonRef,
})
export type LineageNotification = z.infer<typeof LineageNotification>

export const Notification = z.discriminatedUnion('kind', [TripNotification, LineageNotification])
export type Notification = z.infer<typeof Notification>

export const MailRhythm = z.enum(['at_once', 'daily', 'never'])
export type MailRhythm = z.infer<typeof MailRhythm>

/** The topics a member chooses mail for. Links in old emails refer to them by position: new ones come last. */
export const MailTopic = z.enum(['nearby', 'coming', 'crossing', 'lineage'])
export type MailTopic = z.infer<typeof MailTopic>

export const TOPIC_OF: Record<NotificationKind, MailTopic> = {
  nearby: 'nearby',
  coming: 'coming',
  crossing: 'crossing',
  big_brother: 'lineage',
  little_brother: 'lineage',
}

/** How often each topic also comes by mail. */
export const MailChoice = z.strictObject({
  nearby: MailRhythm,
  coming: MailRhythm,
  crossing: MailRhythm,
  lineage: z._default(MailRhythm, 'never'),
} satisfies Record<MailTopic, z.ZodMiniType>)
export type MailChoice = z.infer<typeof MailChoice>

const Count = z.object({ count: z.int() })
const token = z.object({ token: Code })

export const notifications = {
  list: endpoint('GET', '/api/notifications', {
    summary: 'Your notifications, newest first.',
    ...page(Notification),
  }),
  count: endpoint('GET', '/api/notifications/count', { summary: 'How many you have not read.', response: Count }),
  read: endpoint('POST', '/api/notifications/:notificationId/read', {
    summary: 'Mark one as read.',
    params: z.object({ notificationId: PathId }),
  }),
  readAll: endpoint('POST', '/api/notifications/read-all', { summary: 'Mark all as read.' }),
  mailChoice: endpoint('GET', '/api/notifications/mail', {
    summary: 'How your notifications come by mail.',
    response: MailChoice,
  }),
  chooseMail: endpoint('PUT', '/api/notifications/mail', {
    summary: 'Choose how your notifications come by mail.',
    body: MailChoice,
    response: MailChoice,
  }),
  unsubscribe: endpoint('POST', '/api/unsubscribe/:token', {
    summary: 'End emails of the topics of one email, from the link in it; mail programs call it too.',
    who: 'visitor',
    crossSite: true,
    params: token,
    response: z.object({ kinds: z.array(MailTopic) }),
  }),
}
