// The list of documents while something is looked for: what the words were found inside of counts as found.
import { documentSearch } from '@aerie/contract/document-search'
import type { Document } from '@aerie/contract/documents'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { DocumentList } from './document-list.tsx'

const paper = (id: number, title: string): Document => ({
  ...{ id, title, description: null, category: 'general', accessLevel: 'members', kind: 'text', pages: null },
  ...{ filename: 'paper.txt', mimeType: 'text/plain', fileSize: 12, createdAt: '2026-11-20T18:40:00.000Z' },
  ...{
    version: 1,
    revision: 1,
    state: 'ready',
    cover: false,
    hasMacros: false,
    marking: 'possible',
    isToBeRead: false,
  },
  can: { edit: false, remove: false, replace: false },
})
const HIT = { page: 1, before: 'The ', found: 'porch', after: ' is new.' }

test.for([
  { titles: ['Minutes', 'Songs'], inside: [2], count: '1 of 2 documents' },
  { titles: ['The porch', 'Songs', 'Rules'], inside: [1, 3], count: '2 of 3 documents' },
  { titles: ['The porch', 'Songs'], inside: [], count: '1 of 2 documents' },
])('counted: %o', async ({ titles, inside, count }, { wire, show }) => {
  wire.answer(
    documentSearch.find,
    inside.map((id) => ({ id, hits: [HIT] })),
  )
  const documents = titles.map((title, at) => paper(at + 1, title))
  const nothing = () => {}
  show(
    <DocumentList
      {...{ documents, search: { q: 'porch' }, onSearch: nothing, onAct: nothing, onOpen: nothing, action: null }}
    />,
  )
  await screen.findByText(count)
  if (inside.length > 0) await screen.findByText('Found inside the papers')
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(count)
})

test('what was looked for goes along into the paper', async ({ wire, show }) => {
  wire.answer(documentSearch.find, [{ id: 1, hits: [HIT, { ...HIT, page: 4 }] }])
  const opened: unknown[] = []
  const documents = [paper(1, 'Minutes')]
  const nothing = () => {}
  const onOpen = ({ id }: Document, page: number | undefined, found: string) => opened.push([id, page, found])
  show(
    <DocumentList
      {...{ documents, search: { q: 'porch' }, onSearch: nothing, onAct: nothing, onOpen, action: null }}
    />,
  )
  const [, second] = await screen.findAllByRole('button', { name: /of Minutes$/ })
  await press('Minutes')
  if (second) fireEvent.click(second)
  expect(opened).toEqual([
    [1, 1, 'porch'],
    [1, 4, 'porch'],
  ])
})

test.for([{}, { view: 'list' as const }])('what one should know of a file is said: %o', async (search, { show }) => {
  const old = { ...paper(1, 'Old dues'), hasMacros: true }
  const film: Document = { ...paper(2, 'The reunion'), marking: 'impossible' }
  const nothing = () => {}
  show(
    <DocumentList
      {...{
        documents: [old, film],
        search,
        onSearch: nothing,
        onAct: nothing,
        onOpen: nothing,
        action: null,
      }}
    />,
  )
  await screen.findByText('Contains macros')
  await screen.findByText('Cannot be marked')
})
