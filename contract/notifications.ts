// Notifications: what each kind is kept and shown as, and how a member reads them and chooses their mail.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { MailChoice, type MailTopic, NewsMail, UnsubscribeTopic } from './mail-topics.ts'
import { GROUPS } from './notification-groups.ts'
import { page } from './page.ts'
import { Code, PathId } from './values.ts'

type Groups = typeof GROUPS
type Group = Groups[keyof Groups]
const ALL: Group[] = Object.values(GROUPS)

/** As the kinds of a group are shown. */
/** One of a group of kinds. */
type NotificationOf<Name extends keyof Groups> = z.infer<Groups[Name]['shape']>
export type TripNotification = NotificationOf<'trip'>
export type LineageNotification = NotificationOf<'lineage'>
export type ClaimNotification = NotificationOf<'claim'>
export type ProposalNotification = NotificationOf<'proposal'>
export type AuditNotification = NotificationOf<'audit'>
export type BackupNotification = NotificationOf<'backup'>
export type JoinNotification = NotificationOf<'join'>
export type AccountNotification = NotificationOf<'account'>
export type WayInNotification = NotificationOf<'wayIn'>
export type RecordNotification = NotificationOf<'record'>
export type ReturnedMailNotification = NotificationOf<'returnedMail'>
export type LostFoundNotification = NotificationOf<'lostFound'>
export type LostQuestionNotification = NotificationOf<'lostQuestion'>
export type LostAnswerNotification = NotificationOf<'lostAnswer'>
export type StepRemovalNotification = NotificationOf<'stepRemoval'>
export type StepRemovedNotification = NotificationOf<'stepRemoved'>
export type OwnRemovalNotification = NotificationOf<'ownRemoval'>
export type OfficerStepNotification = NotificationOf<'officerStep'>
export type PassingNotification = NotificationOf<'passing'>
export type PhotoNotification = NotificationOf<'photo'>
export type PollNotification = NotificationOf<'poll'>
export type ElectionNotification = NotificationOf<'election'>
export type NominationNotification = NotificationOf<'nomination'>
export type DocumentNotification = NotificationOf<'document'>
export type GatheringNotification = NotificationOf<'gathering'>
export type GatheringHostNotification = NotificationOf<'gatheringHost'>
export type RemembranceNotification = NotificationOf<'remembrance'>
export type RememberedNotification = NotificationOf<'remembered'>
export type GatheringAskingNotification = NotificationOf<'gatheringAsking'>
export type ScanNotification = NotificationOf<'scan'>
export type TrusteesNotification = NotificationOf<'trustees'>

export const Notification = z.discriminatedUnion(
  'kind',
  ALL.map(({ shape }) => shape) as [Group['shape'], ...Group['shape'][]],
)
export type Notification = z.infer<typeof Notification>

export type NotificationKind = Notification['kind']
export const NOTIFICATION_KINDS = ALL.flatMap(({ topics }) => Object.keys(topics) as NotificationKind[])

/** Which topic each kind is mailed under; null of what has emails of its own. */
export const TOPIC_OF = Object.assign({}, ...ALL.map(({ topics }) => topics)) as Record<
  NotificationKind,
  MailTopic | null
>

/** The place is kept to look again who lives near it. */
const NearbyFacts = z.extend(GROUPS.trip.facts, { latitude: z.number(), longitude: z.number() })

type FactsOf<Each, Kind> = Each extends { topics: Record<Kind & string, unknown>; facts: infer Facts }
  ? z.infer<Facts>
  : never
type KindFacts = {
  [Kind in NotificationKind]: Kind extends 'nearby' ? z.infer<typeof NearbyFacts> : FactsOf<Group, Kind>
}
export type NotificationFacts<Kind extends NotificationKind> = KindFacts[Kind]

/** The stored facts of each kind, besides the member it is about. */
export const NOTIFICATION_FACTS = {
  ...Object.fromEntries(ALL.flatMap(({ topics, facts }) => Object.keys(topics).map((kind) => [kind, facts]))),
  nearby: NearbyFacts,
} as unknown as { [Kind in NotificationKind]: z.ZodMiniType<KindFacts[Kind]> }

/**
 * What no digest tells. Of votes: who gets one for it alone has not voted, and whose digests there were is in archives. Of
 * one's record: nobody is mailed that question who has not chosen it.
 */
export const NEVER_IN_DIGESTS: readonly NotificationKind[] = [
  'poll_closing',
  'election_closing',
  'vote_recorded',
  'record_due',
]

const Count = z.object({ count: z.int() })

export const notifications = endpoints('notifications', {
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
  newsMail: endpoint('GET', '/api/notifications/mail/news', {
    summary: 'How news comes to you by mail.',
    response: NewsMail,
  }),
  chooseNewsMail: endpoint('PUT', '/api/notifications/mail/news', {
    summary: 'Choose how news comes to you by mail.',
    body: NewsMail,
    response: NewsMail,
  }),
  unsubscribe: endpoint('POST', '/api/unsubscribe/:token', {
    summary: 'End emails of the topics of one email, from the link in it; mail programs call it too.',
    who: 'visitor',
    crossSite: true,
    params: z.object({ token: Code }),
    response: z.object({ kinds: z.array(UnsubscribeTopic) }),
  }),
})
