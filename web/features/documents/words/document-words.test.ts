import { DOCUMENT_TYPES } from '@aerie/contract/document-values'
import { expect, test } from 'vitest'
import { coverWord, leafText, sizeText, typeLabel } from './document-words.ts'

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [88_474, '86.40 KB'],
  [1_929_380, '1.84 MB'],
  [1024 ** 3, '1.00 GB'],
  [5 * 1024 ** 4, '5120.00 GB'],
])('%i is %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

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

test('a leaf has the letters of its kind, and a cover the first word', () => {
  expect(leafText({ kind: 'word', filename: 'letter.docx' })).toBe('DOC')
  expect(leafText({ kind: 'csv', filename: 'accounts.csv' })).toBe('CSV')
  expect(coverWord('The roast of Hugh Castellan')).toBe('Roast')
  expect(coverWord('Treasurer’s report, third quarter')).toBe('Treasurer')
  expect(coverWord('By-laws, ninth revision')).toBe('By-laws')
})
