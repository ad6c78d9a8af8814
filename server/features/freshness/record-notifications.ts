// The notification that asks whether one's record is still right, in the bell, in emails and on devices.
import { readToday } from '#features/settings/service.ts'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'
import { listDue } from './asking.ts'

const question: NotificationDefinition<'record_due'> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, facts, isRead, createdAt }) => ({ id, kind, ...facts, isRead, createdAt })),
  async email(ctx, rows) {
    // He may have answered since.
    const due = await listDue(ctx, await readToday(ctx), [...new Set(rows.map(({ memberId }) => memberId))])
    return rows
      .filter(({ memberId }) => due.has(memberId))
      .map(({ id }) => ({
        id,
        subject: 'Is this still right?',
        paragraph:
          'Where you live, how brothers reach you, what you do: once a year you are asked whether your record is right about it. It takes three touches.',
        page: { from: 'your record', label: 'Look at it', path: '/' },
      }))
  },
  push: {
    sentences: { record_due: 'A question about your record waits for you.' },
    pathOf: () => '/',
    urgency: 'low',
  },
}

export const recordNotifications = { record_due: question }
