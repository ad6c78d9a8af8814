// Notifications: of trips near a brother or his own, of his line, of photos, polls and elections; each kind has its facts and its shape.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import {
  AccountFacts,
  AccountNotificationKind,
  AuditFacts,
  AuditNotificationKind,
  BackupFacts,
  BackupNotificationKind,
  ClaimFacts,
  ClaimNotificationKind,
  DocumentFacts,
  DocumentNotificationKind,
  ElectionFacts,
  ElectionNotificationKind,
  JoinFacts,
  JoinNotificationKind,
  LineageFacts,
  LineageNotificationKind,
  PhotoFacts,
  PhotoNotificationKind,
  PollFacts,
  PollNotificationKind,
  ProposalFacts,
  ProposalNotificationKind,
  ScanFacts,
  ScanNotificationKind,
  TripFacts,
  TripNotificationKind,
} from './notification-facts.ts'
import { page } from './page.ts'
import { PersonRef } from './person.ts'
import { Code, Id, PathId } from './values.ts'

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
  /** Whose big or little brother you are now, or are said to be. */
  brother: PersonRef,
  /** Of the tie by now: `claimed` asks you, `waiting` waits for him alone, `over` is no tie any more. */
  standing: z.enum(['claimed', 'waiting', 'confirmed', 'over']),
  /** Of a proposal: which other brother has made it, by name. */
  proposedBy: z.nullable(z.string()),
  /** To answer with; null where there is no tie. */
  tieId: z.nullable(Id),
})
export type LineageNotification = z.infer<typeof LineageNotification>

export const ClaimNotification = z.object({
  ...common,
  ...ClaimFacts.shape,
  kind: ClaimNotificationKind,
  brother: PersonRef,
})
export type ClaimNotification = z.infer<typeof ClaimNotification>

export const ProposalNotification = z.object({ ...common, ...ProposalFacts.shape, kind: ProposalNotificationKind })
export type ProposalNotification = z.infer<typeof ProposalNotification>

export const AuditNotification = z.object({ ...common, ...AuditFacts.shape, kind: AuditNotificationKind })
export type AuditNotification = z.infer<typeof AuditNotification>

export const BackupNotification = z.object({ ...common, ...BackupFacts.shape, kind: BackupNotificationKind })
export type BackupNotification = z.infer<typeof BackupNotification>

export const JoinNotification = z.object({ ...common, ...JoinFacts.shape, kind: JoinNotificationKind })
export type JoinNotification = z.infer<typeof JoinNotification>

export const AccountNotification = z.object({ ...common, ...AccountFacts.shape, kind: AccountNotificationKind })
export type AccountNotification = z.infer<typeof AccountNotification>

export const PhotoNotification = z.object({
  ...common,
  ...PhotoFacts.shape,
  kind: PhotoNotificationKind,
  /** Who has tagged you. */
  taggedBy: z.nullable(PersonRef),
  /** The tag still asks for your yes. */
  isWaiting: z.boolean(),
})
export type PhotoNotification = z.infer<typeof PhotoNotification>

export const PollNotification = z.object({
  ...common,
  ...PollFacts.shape,
  kind: PollNotificationKind,
  pollId: Id,
})
export type PollNotification = z.infer<typeof PollNotification>

export const ElectionNotification = z.object({
  ...common,
  ...ElectionFacts.shape,
  kind: ElectionNotificationKind,
  electionId: Id,
})
export type ElectionNotification = z.infer<typeof ElectionNotification>

export const DocumentNotification = z.object({
  ...common,
  ...DocumentFacts.shape,
  kind: DocumentNotificationKind,
  documentId: Id,
})
export type DocumentNotification = z.infer<typeof DocumentNotification>

export const ScanNotification = z.object({ ...common, ...ScanFacts.shape, kind: ScanNotificationKind })
export type ScanNotification = z.infer<typeof ScanNotification>

export const Notification = z.discriminatedUnion('kind', [
  TripNotification,
  LineageNotification,
  ClaimNotification,
  ProposalNotification,
  AuditNotification,
  BackupNotification,
  JoinNotification,
  AccountNotification,
  PhotoNotification,
  PollNotification,
  ElectionNotification,
  DocumentNotification,
  ScanNotification,
])
export type Notification = z.infer<typeof Notification>

export const MailRhythm = z.enum(['at_once', 'daily', 'never'])
export type MailRhythm = z.infer<typeof MailRhythm>

/** The topics of notifications a member chooses mail for. */
export const MailTopic = z.enum([
  'nearby',
  'coming',
  'crossing',
  'lineage',
  'photos',
  'polls',
  'results',
  'documents',
  'audit',
  'requests',
])
export type MailTopic = z.infer<typeof MailTopic>

/** How often each topic also comes by mail. */
export const MailChoice = z.strictObject({
  nearby: MailRhythm,
  coming: MailRhythm,
  crossing: MailRhythm,
  lineage: z._default(MailRhythm, 'never'),
  photos: z._default(MailRhythm, 'never'),
  polls: z._default(MailRhythm, 'never'),
  /** Of votes in which he has taken part: a letter of its own for each, or none. */
  results: z._default(z.enum(['at_once', 'never']), 'at_once'),
  documents: z._default(MailRhythm, 'at_once'),
  /** For super admins alone, who also get its newest entry every day. */
  audit: z._default(MailRhythm, 'never'),
  /** For officers alone. */
  requests: z._default(MailRhythm, 'never'),
} satisfies Record<MailTopic, z.ZodMiniType>)
export type MailChoice = z.infer<typeof MailChoice>

/** How news comes by mail: each item as it is published, or weekly with what else has happened. */
export const NewsRhythm = z.enum(['at_once', 'weekly', 'never'])
export type NewsRhythm = z.infer<typeof NewsRhythm>

/** Weekly until he chooses. */
export const NewsMail = z.strictObject({ rhythm: NewsRhythm })
export type NewsMail = z.infer<typeof NewsMail>

/** What emails can be ended of. Links in old emails refer to them by position: new ones come last. */
export const UnsubscribeTopic = z.enum([
  'nearby',
  'coming',
  'crossing',
  'lineage',
  'audit',
  'news',
  'photos',
  'polls',
  'requests',
  'documents',
  'results',
])
export type UnsubscribeTopic = z.infer<typeof UnsubscribeTopic>

const Count = z.object({ count: z.int() })
const token = z.object({ token: Code })

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
    params: token,
    response: z.object({ kinds: z.array(UnsubscribeTopic) }),
  }),
})
