// What a weekly digest tells of a member's notifications.
import type { MailTopic } from '@aerie/contract/notifications'
import type { Context } from '#platform/context.ts'
import { type NotificationKinds, writeNotes } from '../present.ts'
import type { EmailNote } from '../service.ts'
import { readUnreadCount } from '../unread-counts.ts'
import * as data from './digest-data.ts'

/** So many are told; the others are counted. */
const MOST = 20

export interface DigestNotes {
  notes: (EmailNote & { topic: MailTopic })[]
  /** How many he has not read besides. */
  others: number
}

export async function listDigestNotes(
  ctx: Context,
  kinds: NotificationKinds,
  memberId: number,
  span: data.Span,
): Promise<DigestNotes> {
  const notes = await writeNotes(ctx, kinds, await data.listNotifications(ctx.db, memberId, span, MOST))
  return { notes, others: Math.max(0, (await readUnreadCount(ctx, memberId)) - notes.length) }
}
