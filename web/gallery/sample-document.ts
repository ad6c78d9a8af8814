// A document as the gallery shows it.
import type { Document } from '@aerie/contract/documents'

export const sampleDocument = (id: number, changes: Partial<Document> = {}): Document => ({
  id,
  title: 'By-laws, ninth revision',
  description: 'Articles iv and xi, with the committee’s notes in the margin.',
  category: 'general',
  accessLevel: 'members',
  filename: 'by-laws.pdf',
  mimeType: 'application/pdf',
  kind: 'pdf',
  fileSize: 1_929_380,
  createdAt: '2026-11-12T10:00:00.000Z',
  version: 4,
  revision: 1,
  pages: 12,
  state: 'ready',
  cover: false,
  hasMacros: false,
  isToBeRead: false,
  marking: 'possible',
  can: { edit: false, remove: false, replace: false },
  ...changes,
})
