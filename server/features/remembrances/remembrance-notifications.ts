// The notifications of remembrances, in the bell, in emails and on devices.
import type { RemembranceNotification } from '@aerie/contract/notifications'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'

type RemembranceKind = RemembranceNotification['kind']
type ToldWords = NotificationRow<RemembranceKind>

const isOfOfficers = (kind: RemembranceKind) => kind === 'remembrance_waits' || kind === 'remembrance_flagged'

const pathOf = ({ kind, facts }: Pick<ToldWords, 'kind' | 'facts'>) =>
  isOfOfficers(kind) ? '/in-memoriam?show=words' : `/in-memoriam/${facts.memberId}`

const definition: NotificationDefinition<RemembranceKind> = {
  present: async (_ctx, rows) =>
    rows.map(
      ({ id, kind, facts, isRead, createdAt }): RemembranceNotification => ({
        ...facts,
        id,
        kind,
        isRead,
        createdAt,
      }),
    ),
  email: async (_ctx, rows) => rows.map(noteOf),
  push: {
    sentences: {
      remembrance_waits: 'Words of a brother wait to be read.',
      remembrance_flagged: 'A brother asks officers to look at some words.',
      remembrance_stands: 'Words that you wrote stand now.',
      remembrance_refused: 'Officers answered about words that you wrote.',
    },
    pathOf,
    urgency: 'low',
  },
}

function noteOf(row: ToldWords): EmailNote {
  const { id, kind, facts } = row
  const said = facts.word ? ` “${facts.word}”` : ''
  const words: Record<RemembranceKind, [subject: string, paragraph: string]> = {
    remembrance_waits: [
      'Words wait to be read',
      `A brother wrote of ${facts.of}, and his words wait until an officer has read them.`,
    ],
    remembrance_flagged: ['Words were flagged', `A brother asks officers to look at words about ${facts.of}.`],
    remembrance_stands: [
      `Your words about ${facts.of}`,
      `An officer has read what you wrote of ${facts.of}. It stands now.`,
    ],
    remembrance_refused: [
      `Your words about ${facts.of}`,
      `Officers do not let what you wrote of ${facts.of} stand.${said} You keep your words, and can write others.`,
    ],
  }
  const [subject, paragraph] = words[kind]
  return { id, subject, paragraph, page: { from: 'In Memoriam', label: 'Open the page', path: pathOf(row) } }
}

export const remembranceNotifications: Record<RemembranceKind, NotificationDefinition<RemembranceKind>> = {
  remembrance_waits: definition,
  remembrance_flagged: definition,
  remembrance_stands: definition,
  remembrance_refused: definition,
}
