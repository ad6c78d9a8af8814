// The notifications of gatherings, in the bell, in emails and on devices.
import type { GatheringNotification } from '@aerie/contract/notifications'
import { goesBy } from '@aerie/contract/person'
import { longDay, weekdayOf } from '@aerie/text/dates'
import { counted } from '@aerie/text/plurals'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'

type Kind = GatheringNotification['kind']
type Row = NotificationRow<Kind>

const definition: NotificationDefinition<Kind> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, subjectId, about, facts, isRead, createdAt }): GatheringNotification => {
      return { ...facts, id, kind, isRead, createdAt, gatheringId: subjectId, host: about }
    }),
  email: async (_ctx, rows) => rows.map(noteOf),
  push: {
    sentences: {
      gathering_called: 'Brothers meet, and you are asked.',
      gathering_changed: 'A gathering has another time or place, or is on again.',
      gathering_called_off: 'A gathering was called off.',
      gathering_soon: 'A gathering that you may come to is near.',
      gathering_seat: 'You have a seat at a gathering.',
      gathering_free: 'A seat at a gathering is free.',
      gathering_taken_down: 'Officers took a gathering of yours down.',
      gathering_unhosted: 'A gathering has no host any more.',
      gathering_message: 'The host of a gathering has written to those who come.',
    },
    pathOf: ({ subjectId }) => `/events/${subjectId}`,
    urgency: 'normal',
  },
}

function noteOf({ id, kind, subjectId, about, facts }: Row): EmailNote {
  const { title, location, startDate, startTime, word, free = 0 } = facts
  const when = `${weekdayOf(startDate)}, ${longDay(startDate)}, at ${startTime} in ${location}`
  const said = word ? ` “${word}”` : ''
  const host = about ? goesBy(about) : 'The organisation'
  const words: Record<Kind, [subject: string, paragraph: string]> = {
    gathering_called: [`A gathering: ${title}`, `${host} invites you to “${title}”: ${when}.`],
    gathering_changed: [`“${title}” has changed`, `“${title}” is now ${when}.`],
    gathering_called_off: [`Called off: ${title}`, `“${title}” (${when}) was called off.${said}`],
    gathering_soon: [`In three days: ${title}`, `“${title}” is ${when}. Are you still coming?`],
    gathering_seat: [`You have a seat: ${title}`, `You waited for a seat at “${title}”, and go now: ${when}.`],
    gathering_free: [
      `${counted(free, 'seat')} free: ${title}`,
      `You wait for seats at “${title}” (${when}), and free now: ${counted(free, 'seat')}. If you come with fewer, you may have one.`,
    ],
    gathering_unhosted: [
      `Without a host: ${title}`,
      `None of the hosts of “${title}” (${when}) is with us any more. Make it official, find it a host, or call it off.`,
    ],
    gathering_message: [`To all who come: ${title}`, `${host} writes to all who come to “${title}” (${when}).${said}`],
    gathering_taken_down: [`Taken down: ${title}`, `Officers took “${title}” down.${said}`],
  }
  const [subject, paragraph] = words[kind]
  const { label, query } = ANSWERS[kind] ?? { label: 'Open it', query: '' }
  return { id, subject, paragraph, page: { from: 'the gatherings', label, path: `/events/${subjectId}${query}` } }
}

/** Opened, the page asks for one press: programs that look through mails open links, too, and answer nothing by it. */
const ANSWERS: Partial<Record<Kind, { label: string; query: string }>> = {
  gathering_called: { label: 'Say that you come', query: '?answer=going' },
  gathering_soon: { label: 'Still coming?', query: '?answer=still' },
  gathering_seat: { label: 'Keep your seat, or give it back', query: '?answer=still' },
}

export const gatheringNotifications: Record<Kind, NotificationDefinition<Kind>> = {
  gathering_called: definition,
  gathering_changed: definition,
  gathering_called_off: definition,
  gathering_soon: definition,
  gathering_seat: definition,
  gathering_free: definition,
  gathering_taken_down: definition,
  gathering_unhosted: definition,
  gathering_message: definition,
}
