// What notifications and news are mailed for, how often, and how often before a member has chosen.
import * as z from 'zod/mini'

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
  'gatherings',
  'record',
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
  gatherings: z._default(MailRhythm, 'at_once'),
  record: z._default(MailRhythm, 'never'),
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
  'gatherings',
  'record',
])
export type UnsubscribeTopic = z.infer<typeof UnsubscribeTopic>

/**
 * As long as a member has chosen nothing: what all are asked to read reaches them, and where they meet; whoever has voted
 * holds in his mailbox what its record ended with.
 */
export const MAIL_UNTIL_CHOSEN: MailChoice = {
  nearby: 'never',
  coming: 'never',
  crossing: 'never',
  lineage: 'never',
  photos: 'never',
  polls: 'never',
  results: 'at_once',
  documents: 'at_once',
  gatherings: 'at_once',
  record: 'never',
  audit: 'never',
  requests: 'never',
}

/** What has emails of its own, and is mailed though it was read before: they are to be kept where nobody here can change them. */
export const MAILED_THOUGH_READ: readonly MailTopic[] = ['results']
