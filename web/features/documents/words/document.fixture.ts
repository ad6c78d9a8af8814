// A document as the server answers it, for tests.
import type { Document } from '@aerie/contract/documents'

export const sampleDocument = (id: number, changes: Partial<Document> = {}): Document => ({
  id,
  title: 'By-laws',
  description: null,
  category: 'general',
  accessLevel: 'members',
  filename: 'by-laws.pdf',
  mimeType: 'application/pdf',
  kind: 'pdf',
  fileSize: 1_000,
  createdAt: '2026-11-12T10:00:00.000Z',
  version: 1,
  revision: 1,
  pages: null,
  state: 'ready',
  cover: false,
  hasMacros: false,
  isToBeRead: false,
  marking: 'possible',
  can: { edit: false, remove: false, replace: false },
  ...changes,
})
