// The notification that a stranger asks to join, in the bell and in emails of officers.
import type { JoinNotification } from '@aerie/contract/notifications'
import { notify, settle } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import type { NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import { listOfficers } from './data.ts'

type JoinNotificationRow = NotificationRow<'join_asked'>

const keyOf = (requestId: number, memberId: number) => ({
  memberId,
  subject: { type: 'join_request', id: requestId },
  key: '',
})

export const notifyOfficers = async (tx: Context, requestId: number, name: string) =>
  notify(
    tx,
    (await listOfficers(tx.db)).map(({ id }) => ({
      ...keyOf(requestId, id),
      kind: 'join_asked',
      aboutId: null,
      facts: { name },
      until: null,
    })),
  )

/** A request that was decided is nothing new to the others. */
export const settleTold = async (tx: Context, requestId: number) =>
  settle(
    tx,
    (await listOfficers(tx.db)).map(({ id }) => keyOf(requestId, id)),
  )

/** Who is no officer any more is told no names. */
async function ofOfficers({ db }: Context, rows: JoinNotificationRow[]) {
  const officers = new Set((await listOfficers(db)).map(({ id }) => id))
  return rows.filter(({ memberId }) => officers.has(memberId))
}

const definition: NotificationDefinition<'join_asked'> = {
  present: async (ctx, rows) =>
    (await ofOfficers(ctx, rows)).map(
      ({ id, kind, facts, isRead, createdAt }): JoinNotification => ({ id, kind, ...facts, isRead, createdAt }),
    ),
  email: async (ctx, rows) =>
    (await ofOfficers(ctx, rows)).map(({ id, facts: { name } }) => ({
      id,
      subject: 'A request to join',
      paragraph: `${name} asks to join, and has confirmed the address. Officers decide.`,
      page: { from: 'the Admin Dashboard', label: 'Open the requests', path: '/admin?show=requests' },
    })),
  push: {
    sentences: {
      join_asked: 'Somebody asks to join.',
    },
    pathOf: () => '/admin?show=requests',
    urgency: 'normal',
  },
}

export const joinNotifications = { join_asked: definition }
