// Notifications for other features: notifying, withdrawing, and the functions to register for each kind.
import type { NotificationFacts, NotificationKind } from '@aerie/contract/notification-facts'
import { type MailTopic, type Notification, notifications } from '@aerie/contract/notifications'
import type { PersonRef } from '@aerie/contract/person'
import { stale } from '@aerie/contract/stale'
import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Section } from '#platform/mail/email.ts'
import { listReaders } from './mail/data.ts'
import * as digestData from './mail/digest-data.ts'
import { unsubscribeLinks } from './mail/unsubscribe-links.ts'
import * as data from './sync-data.ts'

/** The functions of one kind. Both take many at once, so that there is no query per row. */
export interface NotificationDefinition<Kind extends NotificationKind> {
  present(ctx: Context, rows: NotificationRow<Kind>[]): Promise<Notification[]>
  /** All are one reader's. What has come to nothing is left out. */
  email(ctx: Context, rows: NotificationRow<Kind>[]): Promise<EmailNote[]>
}

export interface NotificationRow<Kind extends NotificationKind> {
  id: number
  kind: Kind
  /** The recipient. */
  memberId: number
  subjectId: number
  /** Null where it is about nobody. */
  about: PersonRef | null
  facts: NotificationFacts<Kind>
  isRead: boolean
  createdAt: string
}

/** One notification in an email. */
export interface EmailNote {
  /** The notification's. */
  id: number
  /** Of the email, when it tells nothing else. */
  subject: string
  paragraph: string
  /** What an email says besides, but no digest. */
  sections?: Section[]
  /** What it leads to, and what several of them are from: '3 notes from the Wingspan'. */
  page: { from: string; label: string; path: string }
}

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

/** The foot of an email of news, with which he ends them. */
export const newsUnsubscribeLinks = (ctx: Context, publicUrl: string, memberId: number) =>
  unsubscribeLinks(ctx, publicUrl, { memberId, topics: ['news'] })

/** The id of the newest notification that is so many days old; 0 where there is none. */
export const findNewestNotification = (ctx: Context, days: number) => digestData.findNewestId(ctx.db, days)

/** The ids of members whom a digest tells of notifications with these ids: unread, of topics they get no emails of. */
export const listUntold = async (ctx: Context, span: digestData.Span) =>
  (await digestData.listMembers(ctx.db, span)).map(({ id }) => id)

async function follow(tx: Context, changed: number[], { subject, to }: data.Scope) {
  if (changed.length === 0) return
  await announceTo(tx, changed)
  const memberId = to?.memberId ?? null
  await enqueue(tx, 'notification-emails', { subjectType: subject.type, subjectId: subject.id, memberId })
}

async function announceTo(tx: Context, memberIds: number[]) {
  if (memberIds.length > 0) await announce(tx, stale(notifications.list, notifications.count), { memberIds })
}
