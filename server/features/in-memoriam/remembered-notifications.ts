// The notification that a brother has passed, to those of his line and class, once his page is there.
import type { RememberedNotification } from '@aerie/contract/notifications'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'

export const rememberedNotifications: { remembered: NotificationDefinition<'remembered'> } = {
  remembered: {
    present: async (_ctx, rows) =>
      rows.map(
        ({ id, kind, facts, isRead, createdAt }): RememberedNotification => ({
          ...facts,
          id,
          kind,
          isRead,
          createdAt,
        }),
      ),
    email: async (_ctx, rows) =>
      rows.map(({ id, facts: { name, memberId } }) => ({
        id,
        subject: `In Memoriam: ${name}`,
        paragraph: `${name}, a brother of your line or class, has passed. His page is there, and you can write a few words.`,
        page: { from: 'In Memoriam', label: 'Open his page', path: `/in-memoriam/${memberId}` },
      })),
    push: {
      sentences: { remembered: 'A brother of your line or class has passed.' },
      pathOf: ({ facts }) => `/in-memoriam/${facts.memberId}`,
      urgency: 'low',
    },
  },
}
