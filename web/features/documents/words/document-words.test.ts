import { DOCUMENT_TYPES } from '@aerie/contract/document-values'
import { expect, test } from 'vitest'
import { leafText, typeLabel } from './document-words.ts'

test('a type is named by what it is', () => {
  const labels = Object.entries(DOCUMENT_TYPES).map(([ending, { mimeType }]) => [ending, typeLabel(mimeType)])
  expect(Object.fromEntries(labels)).toMatchObject({
    jpg: 'Image',
    svg: 'Image',
    wmv: 'Video',
    pdf: 'PDF',
    xls: 'Excel',
    xlsx: 'Excel',
    doc: 'Word',
    docx: 'Word',
    ppt: 'PowerPoint',
    pptx: 'PowerPoint',
    txt: 'Text',
    csv: 'Text',
  })
})

test('a leaf has the letters of its kind', () => {
  expect(leafText({ kind: 'word', filename: 'letter.docx' })).toBe('DOC')
  expect(leafText({ kind: 'csv', filename: 'accounts.csv' })).toBe('CSV')
})
