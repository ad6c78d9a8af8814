// The notification of one's own mail that came back: in the bell alone, since mail does not arrive.
import type { NotificationDefinition } from '#platform/notification-kinds.ts'

const returned: NotificationDefinition<'mail_returned'> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, facts, isRead, createdAt }) => ({ id, kind, ...facts, isRead, createdAt })),
  email: async () => [],
  push: {
    sentences: { mail_returned: 'Mail to you came back. Look whether your address is right.' },
    pathOf: () => '/profile',
    urgency: 'normal',
  },
}

export const bounceNotifications = { mail_returned: returned }
