// What stands beside an open document is what the server says one may see, whatever the role is called.
import { documentReadings } from '@aerie/contract/document-readings'
import { documentViewing } from '@aerie/contract/document-viewing'
import { type Document, documents } from '@aerie/contract/documents'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { signedIn } from '../test/cast.ts'
import { test } from '../test/page.tsx'
import { OpenedDocument } from './document-dialogs.tsx'

const DOCUMENT: Document = {
  ...{ id: 5, title: 'Minutes', description: null, category: 'general', accessLevel: 'members', kind: 'text' },
  ...{ filename: 'minutes.txt', mimeType: 'text/plain', fileSize: 12, createdAt: '2026-11-20T18:40:00.000Z' },
  ...{ version: 1, revision: 1, pages: null, state: 'ready', cover: false, hasMacros: false, isToBeRead: false },
  marking: 'possible',
  can: { edit: false, remove: false, replace: false },
}

test.for([
  ['nothing', { role: 'super_admin', can: {} }, []],
  ['who has read it', { can: { askForReadings: true } }, ['Read and acknowledged']],
  ['who has opened it', { can: { seeDocumentReaders: true } }, ['Who has opened it']],
] as const)('%s', async ([, user, titles], { wire, show }) => {
  wire.answer(documentViewing.content, { viewerUrl: '/api/documents/5/view', shownAs: 'text', reason: null })
  wire.answerWith(documents.view, () => new Response('The minutes.'))
  wire.answer(documentReadings.list, { isAsked: false, read: [], waiting: 3, remindFrom: null })
  wire.answer(documents.accesses, [])
  show(<OpenedDocument document={DOCUMENT} page={undefined} sought="" onClose={() => {}} />, { user: signedIn(user) })
  await screen.findByText('The minutes.')
  const opener = screen.queryByRole('button', { name: 'Versions and readers' })
  expect(opener !== null).toBe(titles.length > 0)
  if (opener) fireEvent.click(opener)
  expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles)
})
