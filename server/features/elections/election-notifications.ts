// The notifications of elections, in the bell and in emails.
import type { ElectionNotification } from '@aerie/contract/notifications'
import { momentOf } from '#features/ballots/moments.ts'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { writeResultNotes } from './result-note.ts'

type Kind = ElectionNotification['kind']
type Worded = Exclude<Kind, 'election_voted'>
type Row = NotificationRow<Worded>

const present = async (_ctx: Context, rows: NotificationRow<Kind>[]) =>
  rows.map(({ id, kind, subjectId, facts, isRead, createdAt }): ElectionNotification => {
    return { ...facts, id, kind, isRead, createdAt, electionId: subjectId }
  })

const definition: NotificationDefinition<Worded> = { present, email: async (_ctx, rows) => rows.map(noteOf) }

function noteOf(row: Row): EmailNote {
  const { subject, paragraph } = WORDS[row.kind](row.facts)
  const path = `/governance?tab=elections&election=${row.subjectId}`
  return { id: row.id, subject, paragraph, page: { from: 'the elections', label: 'Open the election', path } }
}

type Words = (facts: Row['facts']) => Pick<EmailNote, 'subject' | 'paragraph'>
const WORDS: Record<Worded, Words> = {
  election_opened: ({ title, endDate }) => ({
    subject: `An election has begun: ${title}`,
    paragraph: `You can vote in “${title}” until ${momentOf(endDate)}.`,
  }),
  election_extended: ({ title, endDate }) => ({
    subject: `“${title}” is open longer`,
    paragraph: `You can vote in “${title}” until ${momentOf(endDate)}.`,
  }),
  election_closing: ({ title, endDate }) => ({
    subject: `“${title}” ends soon`,
    paragraph: `“${title}” ends on ${momentOf(endDate)}, and you have not voted for every position.`,
  }),
  election_result: ({ title, result, head }) => ({
    subject: result === 'void' ? `“${title}” was declared void` : `The result of “${title}”`,
    paragraph: `“${title}” ${result ? RESULTS[result] : 'has ended'}. Its records end with ${head}: keep this email, and you can tell whether they are ever changed.`,
  }),
}

const RESULTS: Record<NonNullable<Row['facts']['result']>, string> = {
  none: 'is open',
  counting: 'has ended',
  final: 'has a result',
  tie: 'has a result, with a tie for a position',
  no_quorum: 'has ended, and a position missed its quorum',
  void: 'was declared void',
}

export const electionNotifications = {
  election_opened: definition,
  election_extended: definition,
  election_closing: definition,
  election_result: definition,
  election_voted: { present, email: writeResultNotes },
}
