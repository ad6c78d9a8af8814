// The notifications of elections, in the bell and in emails.
import type { ElectionNotification } from '@aerie/contract/notifications'
import { endTold } from '#features/ballot-notices/moments.ts'
import { readStatesOf } from '#features/election-states/states.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import { writeResultNotes } from './result-note.ts'

type ElectionNotificationKind = ElectionNotification['kind']
type Worded = Exclude<ElectionNotificationKind, 'election_voted'>
type ElectionNotificationRow = NotificationRow<Worded>

const present = async (_ctx: Context, rows: NotificationRow<ElectionNotificationKind>[]) =>
  rows.map(({ id, kind, subjectId, facts, isRead, createdAt }): ElectionNotification => {
    return { ...facts, id, kind, isRead, createdAt, electionId: subjectId }
  })

const push: NotificationDefinition<ElectionNotificationKind>['push'] = {
  sentences: {
    election_opened: 'An election has begun.',
    election_extended: 'An election is open longer.',
    election_closing: 'An election ends soon, and you have not voted for every position.',
    election_result: 'An election has ended.',
    election_voted: 'An election in which you voted has ended.',
    key_to_turn: 'An election has ended and waits for your key.',
    vote_recorded: 'A vote was recorded in your name.',
  },
  pathOf: ({ subjectId }) => `/governance?tab=elections&election=${subjectId}`,
  urgency: 'normal',
}

const definition: NotificationDefinition<Worded> = {
  present,
  email: async (ctx, rows) => {
    const ids = rows.flatMap(({ kind, subjectId }) => (kind === 'election_opened' ? [subjectId] : []))
    const [timeZone, states] = await Promise.all([readTimeZone(ctx), readStatesOf(ctx, ids)])
    return rows.map((row) => noteOf(row, timeZone, states.get(row.subjectId)?.words ?? null))
  },
  push,
}

/** The twelve words name it where it is shown, and a brother can compare them with his trustees. */
function noteOf(row: ElectionNotificationRow, timeZone: string, words: string[] | null): EmailNote {
  const { subject, paragraph: told } = WORDS[row.kind](row.facts, timeZone)
  const sealed = words && `It is sealed by trustees, and named by these twelve words: ${words.join(' ')}.`
  const paragraph = sealed ? `${told} ${sealed}` : told
  const path = `/governance?tab=elections&election=${row.subjectId}`
  return { id: row.id, subject, paragraph, page: { from: 'the elections', label: 'Open the election', path } }
}

type ElectionWording = (
  facts: ElectionNotificationRow['facts'],
  timeZone: string,
) => Pick<EmailNote, 'subject' | 'paragraph'>
const WORDS: Record<Worded, ElectionWording> = {
  election_opened: ({ title, endDate }, timeZone) => ({
    subject: `An election has begun: ${title}`,
    paragraph: `You can vote in “${title}” until ${endTold(endDate, timeZone)}.`,
  }),
  election_extended: ({ title, endDate }, timeZone) => ({
    subject: `“${title}” is open longer`,
    paragraph: `You can vote in “${title}” until ${endTold(endDate, timeZone)}.`,
  }),
  election_closing: ({ title, endDate }, timeZone) => ({
    subject: `“${title}” ends soon`,
    paragraph: `You have not voted yet for every position of “${title}”. You can vote until ${endTold(endDate, timeZone)}.`,
  }),
  key_to_turn: ({ title }) => ({
    subject: `Your key is needed: ${title}`,
    paragraph: `“${title}” has ended. It is counted once enough of its trustees, of whom you are one, have turned their keys.`,
  }),
  vote_recorded: ({ title }) => ({
    subject: `A vote was recorded in your name: ${title}`,
    paragraph: `A vote was recorded in your name: ${title}. If it was not you who voted, tell the officers at once.`,
  }),
  election_result: ({ title, result, head }) => ({
    subject: result === 'void' ? `“${title}” was declared void` : `The result of “${title}”`,
    paragraph: `“${title}” ${result ? RESULTS[result] : 'has ended'}. Its records end with ${head}: keep this email, and you can tell whether they are ever changed.`,
  }),
}

const RESULTS: Record<NonNullable<ElectionNotificationRow['facts']['result']>, string> = {
  none: 'is open',
  counting: 'has ended',
  final: 'has a result',
  tie: 'has a result, with a tie for a position',
  no_quorum: 'has ended, and a position missed its quorum',
  void: 'was declared void',
  not_held: 'has ended, and no vote was held',
}

export const electionNotifications = {
  election_opened: definition,
  election_extended: definition,
  election_closing: definition,
  election_result: definition,
  key_to_turn: definition,
  vote_recorded: definition,
  election_voted: { present, email: writeResultNotes, push },
}
