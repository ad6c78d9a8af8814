// Notifications for other features: notifying and withdrawing.
import type { MailTopic } from '@aerie/contract/mail-topics'
import { type NotificationFacts, type NotificationKind, notifications } from '@aerie/contract/notifications'
import type { Role } from '@aerie/contract/person'
import type { PushTopic } from '@aerie/contract/push'
import { stale } from '@aerie/contract/stale'
import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { EmailNote, NotificationKinds } from '#platform/notification-kinds.ts'
import { listReaders, passOver } from './mail/data.ts'
import * as digestData from './mail/digest-data.ts'
import { unsubscribeLinks } from './mail/unsubscribe-links.ts'
import * as notices from './notices-data.ts'
import { mayChoose } from './policy.ts'
import { type PushedRow, writeNotes, writePushNote } from './present.ts'
import * as data from './sync-data.ts'
import { readUnreadCount } from './unread-counts.ts'

export type Notice = notices.Notice

/** Each notice for the members it concerns, as `syncNotifications` takes them. */
export const desiredNotices = notices.desiredNotices

/** So many a digest tells; the others are counted. */
const MOST_IN_DIGEST = 20

type NewNotification = {
  [Kind in NotificationKind]: data.NotificationKey & {
    kind: Kind
    /** The member it is about; while he is inactive it is not shown. */
    aboutId: number | null
    facts: NotificationFacts<Kind>
    /** A calendar day after which it is not mailed. */
    until: string | null
  }
}[NotificationKind]

/**
 * Notifies each member once: a withdrawn notification is restored, one that was read is not repeated. The facts may
 * hold nothing that their reader may not see.
 */
export async function notify(tx: Context, notifications: NewNotification[]) {
  if (notifications.length === 0) return
  const subjects = new Map(notifications.map(({ subject }) => [`${subject.type} ${subject.id}`, subject]))
  const changed = await data.insert(tx.db, notifications)
  for (const subject of subjects.values()) await follow(tx, changed, { subject })
}

/** Withdraws what was not read. */
export async function withdraw(tx: Context, keys: data.NotificationKey[]) {
  if (keys.length > 0) await announceTo(tx, await data.withdraw(tx.db, keys))
}

/** Marks as read what its reader has dealt with elsewhere. */
export async function settle(tx: Context, keys: data.NotificationKey[]) {
  if (keys.length > 0) await announceTo(tx, await data.settle(tx.db, keys))
}

/** What a member was told until now comes to him by no email any more. */
export const passOverEmails = (tx: Context, memberId: number) => passOver(tx.db, memberId)

/**
 * Synchronises the notifications within a scope with the desired ones: inserts those that are missing, corrects those
 * that are still desired, and withdraws unread ones that no longer are. A higher rank under the same key notifies again;
 * a lower one does not, once the higher was read.
 *
 * `desired` is SQL with the columns member_id, kind, subject_type, subject_id, key, rank, about_id, facts, until and
 * position (null, or the order in which one member reads what he gets at the same time). It may read `told`, which
 * holds what is within the scope, with the same columns, read_at and withdrawn_at.
 */
export async function syncNotifications(tx: Context, scope: data.Scope, desired: RawBuilder<unknown>) {
  const changed = await data.sync(tx.db, { told: data.inScope(scope), desired, withdraws: true })
  await follow(tx, changed, scope)
}

/** The ids of members who have chosen mail of a topic, at whatever rhythm. */
export const listMailReaders = async (ctx: Context, topic: MailTopic) =>
  (await listReaders(ctx.db, topic)).map(({ id }) => id)

/** What a device shows of a notification. */
export const writePush = (kinds: NotificationKinds, row: PushedRow) => writePushNote(kinds, row)

/** Whether a member may be told of a topic, whatever he has chosen. */
export const mayHearOf = ({ role }: { role: Role }, topic: PushTopic) =>
  topic === 'news' || topic === 'account' || mayChoose({ role }, topic)

/** The foot of an email of news, with which he ends them. */
export const newsUnsubscribeLinks = (ctx: Context, publicUrl: string, memberId: number) =>
  unsubscribeLinks(ctx, publicUrl, { memberId, topics: ['news'] })

export interface DigestNotes {
  notes: (EmailNote & { topic: MailTopic })[]
  /** How many he has not read besides. */
  others: number
}

/** What a weekly digest tells of a member's notifications. */
export async function listDigestNotes(
  ctx: Context,
  kinds: NotificationKinds,
  memberId: number,
  span: digestData.Span,
): Promise<DigestNotes> {
  const notes = await writeNotes(ctx, kinds, await digestData.listNotifications(ctx.db, memberId, span, MOST_IN_DIGEST))
  return { notes, others: Math.max(0, (await readUnreadCount(ctx, memberId)) - notes.length) }
}

/** The id of the newest notification that is so many days old; 0 where there is none. */
export const findNewestNotification = (ctx: Context, days: number) => digestData.findNewestId(ctx.db, days)

/** The ids of members whom a digest tells of notifications with these ids: unread, of topics they get no emails of. */
export const listUntold = async (ctx: Context, span: digestData.Span) =>
  (await digestData.listMembers(ctx.db, span)).map(({ id }) => id)

async function follow(tx: Context, changed: number[], { subject, to }: data.Scope) {
  if (changed.length === 0) return
  await announceTo(tx, changed)
  const memberId = to?.memberId ?? null
  const scope = { subjectType: subject.type, subjectId: subject.id, memberId }
  await enqueue(tx, 'notification-emails', scope)
  await enqueue(tx, 'notification-pushes', scope)
}

async function announceTo(tx: Context, memberIds: number[]) {
  if (memberIds.length > 0) await announce(tx, stale(notifications.list, notifications.count), { memberIds })
}
