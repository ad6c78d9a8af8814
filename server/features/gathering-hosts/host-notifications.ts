// The notifications of hosting, in the bell, in emails and on devices.
import type { GatheringHostNotification } from '@aerie/contract/notifications'
import { goesBy } from '@aerie/contract/person'
import { longDay, weekdayOf } from '@aerie/text/dates'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'

type HostKind = GatheringHostNotification['kind']

const definition: NotificationDefinition<HostKind> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, subjectId, about, facts, isRead, createdAt }): GatheringHostNotification => {
      return { ...facts, id, kind, isRead, createdAt, gatheringId: subjectId, by: about }
    }),
  email: async (_ctx, rows) => rows.map(noteOf),
  push: {
    sentences: {
      host_asked: 'You are asked to host a gathering too.',
      host_joined: 'A gathering of yours has another host.',
      host_declined: 'A brother whom you asked does not host your gathering.',
    },
    pathOf: ({ subjectId }) => `/events/${subjectId}`,
    urgency: 'normal',
  },
}

function noteOf({ id, kind, subjectId, about, facts }: NotificationRow<HostKind>): EmailNote {
  const { title, location, startDate, startTime } = facts
  const when = `${weekdayOf(startDate)}, ${longDay(startDate)}, at ${startTime} in ${location}`
  const he = about ? goesBy(about) : 'A brother'
  const words: Record<HostKind, [subject: string, paragraph: string]> = {
    host_asked: [`Would you host “${title}” too?`, `${he} asks you to host “${title}” too: ${when}.`],
    host_joined: [`${he} hosts “${title}” too`, `${he} hosts “${title}” too, and may change it as you may: ${when}.`],
    host_declined: [`${he} does not host “${title}”`, `${he} declines to host “${title}”: ${when}.`],
  }
  const [subject, paragraph] = words[kind]
  return { id, subject, paragraph, page: { from: 'the gatherings', label: 'Open it', path: `/events/${subjectId}` } }
}

export const hostNotifications: Record<HostKind, NotificationDefinition<HostKind>> = {
  host_asked: definition,
  host_joined: definition,
  host_declined: definition,
}
