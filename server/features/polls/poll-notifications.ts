// The notifications of polls, in the bell and in emails.
import type { PollNotification } from '@aerie/contract/notifications'
import { endTold } from '#features/ballot-notices/moments.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import { writeResultNotes } from './result-note.ts'

type PollNotificationKind = PollNotification['kind']
type Worded = Exclude<PollNotificationKind, 'poll_voted'>
type PollNotificationRow = NotificationRow<Worded>

const present = async (_ctx: Context, rows: NotificationRow<PollNotificationKind>[]) =>
  rows.map(({ id, kind, subjectId, facts, isRead, createdAt }): PollNotification => {
    return { ...facts, id, kind, isRead, createdAt, pollId: subjectId }
  })

const push: NotificationDefinition<PollNotificationKind>['push'] = {
  sentences: {
    poll_opened: 'There is a new poll.',
    poll_extended: 'A poll is open longer.',
    poll_closing: 'A poll ends soon, and you have not voted yet.',
    poll_result: 'A poll has ended.',
    poll_voted: 'A poll in which you voted has ended.',
  },
  pathOf: () => '/governance',
  urgency: 'normal',
}

const definition: NotificationDefinition<Worded> = {
  present,
  email: async (ctx, rows) => {
    const timeZone = await readTimeZone(ctx)
    return rows.map((row) => noteOf(row, timeZone))
  },
  push,
}

function noteOf(row: PollNotificationRow, timeZone: string): EmailNote {
  const { subject, paragraph } = WORDS[row.kind](row.facts, timeZone)
  return { id: row.id, subject, paragraph, page: { from: 'the polls', label: 'Open the polls', path: '/governance' } }
}

type PollWording = (facts: PollNotificationRow['facts'], timeZone: string) => Pick<EmailNote, 'subject' | 'paragraph'>
const WORDS: Record<Worded, PollWording> = {
  poll_opened: ({ title, endDate }, timeZone) => ({
    subject: `A new poll: ${title}`,
    paragraph: `You can vote on “${title}” until ${endTold(endDate, timeZone)}.`,
  }),
  poll_extended: ({ title, endDate }, timeZone) => ({
    subject: `“${title}” is open longer`,
    paragraph: `“${title}” can be voted on until ${endTold(endDate, timeZone)}.`,
  }),
  poll_closing: ({ title, endDate }, timeZone) => ({
    subject: `“${title}” ends soon`,
    paragraph: `You have not voted yet on “${title}”. It can be voted on until ${endTold(endDate, timeZone)}.`,
  }),
  poll_result: ({ title, outcome, head }) => ({
    subject: outcome === 'void' ? `“${title}” was declared void` : `The result of “${title}”`,
    paragraph: `“${title}” ${outcome ? OUTCOMES[outcome] : 'has ended'}. Its record ends with ${head}: keep this email, and you can tell whether that is ever changed.`,
  }),
}

const OUTCOMES: Record<NonNullable<PollNotificationRow['facts']['outcome']>, string> = {
  open: 'is open',
  decided: 'has a result',
  tie: 'ended in a tie',
  no_quorum: 'missed its quorum and binds nobody',
  no_votes: 'ended without a vote',
  void: 'was declared void',
}

export const pollNotifications = {
  poll_opened: definition,
  poll_extended: definition,
  poll_closing: definition,
  poll_result: definition,
  poll_voted: { present, email: writeResultNotes, push },
}
