// The notification that a brother came in by an address that another had told: to officers, and to who told it.
import type { NotificationDefinition } from '#platform/notification-kinds.ts'

const found: NotificationDefinition<'lost_found'> = {
  present: async (_ctx, rows) =>
    rows.flatMap(({ id, kind, about, facts, isRead, createdAt }) =>
      about ? [{ id, kind, ...facts, found: about, isRead, createdAt }] : [],
    ),
  email: async () => [],
  push: {
    sentences: { lost_found: 'A brother who was lost is back.' },
    pathOf: ({ aboutId }) => (aboutId === null ? '/' : `/profile/${aboutId}`),
    urgency: 'low',
  },
}

export const toldNotifications = { lost_found: found }
