// That a host asks one along, in the bell, in emails and on devices.
import type { GatheringAskingNotification } from '@aerie/contract/notifications'
import { goesBy } from '@aerie/contract/person'
import { longDay, weekdayOf } from '@aerie/text/dates'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'

type AskingKind = GatheringAskingNotification['kind']

const askedAlong: NotificationDefinition<AskingKind> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, subjectId, about, facts, isRead, createdAt }): GatheringAskingNotification => {
      return { ...facts, id, kind, isRead, createdAt, gatheringId: subjectId, host: about }
    }),
  email: async (_ctx, rows) => rows.map(noteOf),
  push: {
    sentences: { gathering_asked_along: 'You are near a gathering by a trip of yours, and are asked along.' },
    pathOf: ({ subjectId }) => `/events/${subjectId}`,
    urgency: 'normal',
  },
}

function noteOf({ id, subjectId, about, facts }: NotificationRow<AskingKind>): EmailNote {
  const { title, location, startDate, startTime } = facts
  const host = about ? goesBy(about) : 'A host'
  const when = `${weekdayOf(startDate)}, ${longDay(startDate)}, at ${startTime} in ${location}`
  return {
    id,
    subject: `${host} asks you along: ${title}`,
    paragraph: `Your trip brings you near “${title}”: ${when}. ${host} asks you along.`,
    page: { from: 'the gatherings', label: 'Answer', path: `/events/${subjectId}` },
  }
}

export const askingNotifications: Record<AskingKind, NotificationDefinition<AskingKind>> = {
  gathering_asked_along: askedAlong,
}
