// How each kind of version is shown, and why it is not.
import { expect, test } from 'vitest'
import { howShown } from './how-shown.ts'

const version = { kind: 'word', extension: 'docx', state: 'ready', file_size: 1_000, rendition: null }

test.each([
  ['a PDF', { kind: 'pdf', extension: 'pdf' }, 'pdf'],
  ['a PDF that pdfium could not draw', { kind: 'pdf', extension: 'pdf', state: 'failed' }, 'pdf'],
  ['a picture', { kind: 'image', extension: 'jpg' }, 'image'],
  ['a picture that is none', { kind: 'image', extension: 'jpg', state: 'failed' }, 'none'],
  ['a film', { kind: 'video', extension: 'mp4' }, 'video'],
  ['a text', { kind: 'text', extension: 'txt' }, 'text'],
  ['a text beyond what a page lays out', { kind: 'text', extension: 'txt', file_size: 3_000_000 }, 'none'],
  ['a docx', { rendition: 'docx' }, 'word'],
  ['a workbook', { kind: 'excel', extension: 'xls', rendition: 'tables' }, 'tables'],
  ['a CSV', { kind: 'csv', extension: 'csv', rendition: 'tables' }, 'tables'],
  ['a CSV of which no table was made', { kind: 'csv', extension: 'csv', state: 'failed' }, 'text'],
  ['a presentation', { kind: 'powerpoint', extension: 'pptx', rendition: 'slides' }, 'slides'],
  ['an old Word file of which a PDF was made', { extension: 'doc', rendition: 'pdf' }, 'pdf'],
] as const)('%s', (_, given, shownAs) => {
  expect(howShown({ ...version, ...given }).shownAs).toBe(shownAs)
})

test.each([
  ['doc', /^Old Word files \(\.doc\) are shown only where LibreOffice is installed/],
  ['ppt', /^Old PowerPoint files \(\.ppt\) are shown only where LibreOffice is installed/],
  ['docx', /too large to be shown here, or could not be read/],
])('a %s of which nothing was made says why', (extension, reason) => {
  expect(howShown({ ...version, extension })).toEqual({ shownAs: 'none', reason: expect.stringMatching(reason) })
})
