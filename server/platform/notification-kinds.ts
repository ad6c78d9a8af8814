// What a feature says of each of its kinds of notification: how it is shown and what its email says.
import type { Notification, NotificationFacts, NotificationKind } from '@aerie/contract/notifications'
import type { PersonRef } from '@aerie/contract/person'
import type { Context } from './context.ts'
import type { Section } from './mail/email.ts'

/** The functions of one kind. Both take many at once, so that there is no query per row. */
export interface NotificationDefinition<Kind extends NotificationKind> {
  present(ctx: Context, rows: NotificationRow<Kind>[]): Promise<Notification[]>
  /** All are one reader's. What has come to nothing is left out. */
  email(ctx: Context, rows: NotificationRow<Kind>[]): Promise<EmailNote[]>
  push: PushDefinition<Kind>
}

/** What devices show of it. Anybody reads that on a locked screen, so that each kind has a sentence and nothing else. */
export interface PushDefinition<Kind extends NotificationKind> {
  /** Sentences without names, titles, places and numbers. */
  sentences: Readonly<Record<Kind, string>>
  /** The page that a press opens. */
  pathOf(row: PushRow<Kind>): string
  /** How soon a device that saves its battery has to be woken. */
  urgency: 'low' | 'normal' | 'high'
}

export interface PushRow<Kind extends NotificationKind>
  extends Pick<NotificationRow<Kind>, 'kind' | 'subjectId' | 'facts'> {
  /** The member it is about. */
  aboutId: number | null
}

/** One message. */
export interface PushNote {
  sentence: string
  path: string
  urgency: 'low' | 'normal' | 'high'
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

/** The functions of every kind. */
export type NotificationKinds = { [Kind in NotificationKind]: NotificationDefinition<Kind> }
