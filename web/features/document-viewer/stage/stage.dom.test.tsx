// What stands in the viewer: what the server says it is shown as, the loading message until then, or why it is to be downloaded.
import { type DocumentContent, documentViewing } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { sampleDocument } from '#features/documents/words/document.fixture.ts'
import { press } from '../../../test/acting.ts'
import { test } from '../../../test/page.tsx'
import { Stage } from './stage.tsx'

const MINUTES = sampleDocument(1, { kind: 'text', filename: 'minutes.txt', mimeType: 'text/plain' })
const content = (shownAs: DocumentContent['shownAs'], reason: string | null = null) => ({
  viewerUrl: '/api/documents/1/view?version=1',
  shownAs,
  reason,
})
const nothing = () => {}

test('a text is shown as it was sent', async ({ wire, show }) => {
  wire.answer(documentViewing.content, content('text'))
  wire.answerWith(documents.view, () => new Response('First verse, all rise.'))
  show(<Stage document={MINUTES} page={undefined} sought="" onDownload={nothing} />)
  await screen.findByText('Loading the document...')
  await screen.findByText('First verse, all rise.')
})

test('the words by which it was found are marked', async ({ wire, show }) => {
  const marks = new Map<string, Set<Range>>()
  vi.stubGlobal('Highlight', Set)
  vi.stubGlobal('CSS', { ...CSS, highlights: marks })
  wire.answer(documentViewing.content, content('text'))
  wire.answerWith(documents.view, () => new Response('First verse, all rise.\nSecond verse, same as the first.'))
  show(<Stage document={MINUTES} page={1} sought="vérse second" onDownload={nothing} />)
  await screen.findByText(/all rise/)
  const marked = (name: string) => [...(marks.get(name) ?? [])].map(String)
  expect(marked('found')).toEqual(['verse', 'verse', 'Second'])
  expect(marked('found-first')).toEqual(['verse'])
  vi.unstubAllGlobals()
})

test('what cannot be shown says why, and is downloaded', async ({ wire, show }) => {
  wire.answer(documentViewing.content, content('none', 'This text is larger than 2 MB.'))
  let downloads = 0
  show(<Stage document={MINUTES} page={undefined} sought="" onDownload={() => (downloads += 1)} />)
  await screen.findByText('Preview Not Available')
  await screen.findByText('This text is larger than 2 MB.')
  await press('Download')
  expect(downloads).toBe(1)
})

test('what is still being made says so, and is shown once the page hears that it is there', async ({ wire, show }) => {
  wire.answer(documentViewing.content, { state: 'making' })
  wire.answerWith(documents.view, () => new Response('First verse, all rise.'))
  const { cache } = show(<Stage document={MINUTES} page={undefined} sought="" onDownload={nothing} />)
  await screen.findByText(/^It is being made ready/)
  wire.answer(documentViewing.content, content('text'))
  await cache.invalidateQueries({ queryKey: [documentViewing.content.path] })
  await screen.findByText('First verse, all rise.')
})
