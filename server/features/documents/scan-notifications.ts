// The notification that the virus scanner found something in a document, in the bell and in emails.
import type { ScanNotification } from '@aerie/contract/notifications'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'

const definition: NotificationDefinition<'document_infected'> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, facts, isRead, createdAt }): ScanNotification => ({ ...facts, id, kind, isRead, createdAt })),
  email: async (_ctx, rows) =>
    rows.map(({ id, facts: { title, filename, finding } }) => ({
      id,
      subject: `A file was not kept: ${title}`,
      paragraph: `The virus scanner found ${finding} in ${filename}, uploaded as “${title}”. The file is gone, and nobody has seen it.`,
      page: { from: 'the documents', label: 'Open the documents', path: '/documents' },
    })),
  push: {
    sentences: {
      document_infected: 'A file was not kept, because the virus scanner found something in it.',
    },
    pathOf: () => '/documents',
    urgency: 'high',
  },
}

export const scanNotifications = { document_infected: definition }
