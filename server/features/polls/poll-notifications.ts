// The notifications of polls, in the bell and in emails.
import type { PollNotification } from '@aerie/contract/notifications'
import { momentOf } from '#features/ballots/moments.ts'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { writeResultNotes } from './result-note.ts'

type Kind = PollNotification['kind']
type Worded = Exclude<Kind, 'poll_voted'>
type Row = NotificationRow<Worded>

const present = async (_ctx: Context, rows: NotificationRow<Kind>[]) =>
  rows.map(({ id, kind, subjectId, facts, isRead, createdAt }): PollNotification => {
    return { ...facts, id, kind, isRead, createdAt, pollId: subjectId }
  })

const definition: NotificationDefinition<Worded> = { present, email: async (_ctx, rows) => rows.map(noteOf) }

function noteOf(row: Row): EmailNote {
  const { subject, paragraph } = WORDS[row.kind](row.facts)
  return { id: row.id, subject, paragraph, page: { from: 'the polls', label: 'Open the polls', path: '/governance' } }
}

type Words = (facts: Row['facts']) => Pick<EmailNote, 'subject' | 'paragraph'>
const WORDS: Record<Worded, Words> = {
  poll_opened: ({ title, endDate }) => ({
    subject: `A new poll: ${title}`,
    paragraph: `You can vote on “${title}” until ${momentOf(endDate)}.`,
  }),
  poll_extended: ({ title, endDate }) => ({
    subject: `“${title}” is open longer`,
    paragraph: `“${title}” can be voted on until ${momentOf(endDate)}.`,
  }),
  poll_closing: ({ title, endDate }) => ({
    subject: `“${title}” ends soon`,
    paragraph: `You have not voted yet on “${title}”, which ends on ${momentOf(endDate)}.`,
  }),
  poll_result: ({ title, outcome, head }) => ({
    subject: outcome === 'void' ? `“${title}” was declared void` : `The result of “${title}”`,
    paragraph: `“${title}” ${outcome ? OUTCOMES[outcome] : 'has ended'}. Its record ends with ${head}: keep this email, and you can tell whether that is ever changed.`,
  }),
}

const OUTCOMES: Record<NonNullable<Row['facts']['outcome']>, string> = {
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
  poll_voted: { present, email: writeResultNotes },
}
