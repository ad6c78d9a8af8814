// The notification that a brother has passed, to those of his line and class, once his page is there.
import type { RememberedNotification } from '@aerie/contract/notifications'
import type { Context } from '#platform/context.ts'
import type { NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import * as data from './data.ts'

type RememberedTold = NotificationRow<'remembered'>

/** Once a mark was taken back, nobody reads of it. */
async function standing({ db }: Context, rows: RememberedTold[]) {
  if (rows.length === 0) return []
  const ids = new Set(await data.listIds(db, { ids: rows.map(({ subjectId }) => subjectId) }))
  return rows.filter(({ subjectId }) => ids.has(subjectId))
}

export const rememberedNotifications: { remembered: NotificationDefinition<'remembered'> } = {
  remembered: {
    present: async (ctx, rows) =>
      (await standing(ctx, rows)).map(
        ({ id, kind, facts, isRead, createdAt }): RememberedNotification => ({
          ...facts,
          id,
          kind,
          isRead,
          createdAt,
        }),
      ),
    email: async (ctx, rows) =>
      (await standing(ctx, rows)).map(({ id, facts: { name, memberId } }) => ({
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
