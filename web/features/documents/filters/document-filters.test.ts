import type { Document } from '@aerie/contract/documents'
import { expect, test } from 'vitest'
import { sampleDocument } from '../words/document.fixture.ts'
import { categoryOptions, narrow, readDocumentSearch } from './document-filters.ts'

const DOCUMENTS: Document[] = [
  sampleDocument(1, { title: 'By-laws', description: 'Notes of the São Paulo chapter' }),
  sampleDocument(2, { title: 'Ledger', category: 'history', kind: 'csv' }),
  sampleDocument(3, { title: 'Porch', category: '4019pine', kind: 'image' }),
]
const CATEGORIES = [
  { slug: '4019pine', label: 'The house' },
  { slug: 'general', label: 'General' },
  { slug: 'future', label: 'Future' },
  { slug: 'history', label: 'History' },
]
const idsOf = (documents: Document[]) => documents.map(({ id }) => id)

test('title and description are looked at, whatever case and accents', () => {
  expect(idsOf(narrow(DOCUMENTS, { q: 'SAO' }))).toEqual([1])
  expect(idsOf(narrow(DOCUMENTS, { q: 'edge' }))).toEqual([2])
  expect(idsOf(narrow(DOCUMENTS, { q: 'porch', category: 'history' }))).toEqual([])
  expect(idsOf(narrow(DOCUMENTS, { type: 'text' }))).toEqual([2])
  expect(idsOf(narrow(DOCUMENTS, {}))).toEqual([1, 2, 3])
})

test('the categories are those of the documents that are there', () => {
  expect(categoryOptions(DOCUMENTS, CATEGORIES)).toEqual([
    { value: '4019pine', label: 'The house' },
    { value: 'general', label: 'General' },
    { value: 'history', label: 'History' },
  ])
})

test('what makes no sense in the address is as if unsaid', () => {
  expect(readDocumentSearch({ q: 4019, category: 'The cellar', type: 'exe', view: 'heap', open: -1 })).toEqual({
    q: '4019',
  })
  expect(readDocumentSearch({ category: '4019pine', type: 'pdf', view: 'list', open: 7, page: 3 })).toEqual({
    category: '4019pine',
    type: 'pdf',
    view: 'list',
    open: 7,
    page: 3,
  })
})
