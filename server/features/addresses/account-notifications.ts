// The notifications of what somebody else did to a member's way in, in the bell; their emails are not his to choose.
import type { AccountNotification } from '@aerie/contract/notifications'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'

const definition: NotificationDefinition<AccountNotification['kind']> = {
  present: async (_ctx, rows) =>
    rows.map(
      ({ id, kind, facts, isRead, createdAt }): AccountNotification => ({ id, kind, ...facts, isRead, createdAt }),
    ),
  email: async () => [],
  push: {
    sentences: {
      password_link: 'An officer had a link to a new password sent to you.',
      password_given: 'An officer gave you a one-time password.',
      email_entered: 'An officer entered another e-mail address for you.',
      phone_entered: 'An officer entered another phone number for you.',
    },
    pathOf: () => '/profile?section=security',
    urgency: 'high',
  },
}

export const accountNotifications = {
  password_link: definition,
  password_given: definition,
  email_entered: definition,
  phone_entered: definition,
}
