// The notifications of new ties, in the bell and in emails.
import type { LineageNotification } from '@aerie/contract/notifications'
import type { PersonRef } from '@aerie/contract/person'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#features/notifications/service.ts'

type Kind = 'big_brother' | 'little_brother'

const definition: NotificationDefinition<Kind> = {
  present: async (_ctx, rows) =>
    rows.flatMap(({ about, id, kind, facts, isRead, createdAt }): LineageNotification[] =>
      about ? [{ id, kind, ...facts, isRead, createdAt, brother: about }] : [],
    ),
  email: async (_ctx, rows) => rows.flatMap((row) => (row.about ? noteOf(row, row.about) : [])),
}

export const lineageNotifications = { big_brother: definition, little_brother: definition }

function noteOf({ id, kind, facts }: NotificationRow<Kind>, brother: PersonRef): EmailNote {
  const name = `${brother.firstName} ${brother.lastName}`
  const isTold = kind === 'big_brother' && !facts.isHisDoing
  const subject = isTold
    ? `${name} is your little brother now`
    : `You are ${name}’s ${kind === 'big_brother' ? 'big' : 'little'} brother now`
  return {
    id,
    subject,
    paragraph: `${subject}.`,
    page: { from: 'the brotherhood', label: 'Open the profile', path: `/profile/${brother.id}` },
  }
}
