import { expect, test } from 'vitest'
import { fileRefusal, isMarkable, titleOfFile } from './file-rules.ts'

test('what cannot be kept is said before it is sent', () => {
  expect(fileRefusal(undefined, 50)).toBe('File is required')
  expect(fileRefusal({ name: 'empty.pdf', size: 0 }, 50)).toBe('File is required')
  expect(fileRefusal({ name: 'film.mkv', size: 1 }, 50)).toContain('film.mkv cannot be kept here')
  expect(fileRefusal({ name: 'film.MP4', size: 51 * 1_048_576 }, 50)).toBe('film.MP4 exceeds 50MB limit')
  expect(fileRefusal({ name: 'film.MP4', size: 6 * 1_048_576 }, 5)).toBe('film.MP4 exceeds 5MB limit')
  expect(fileRefusal({ name: 'By-laws.PDF', size: 1 }, 50)).toBeNull()
})

test.each([
  ['plan.PDF', true],
  ['plan.jpg', true],
  ['plan.svg', false],
  ['plan.docx', true],
  ['plan.XLSX', true],
  ['plan.pptx', true],
  ['plan.doc', false],
  ['plan.xls', false],
  ['plan.txt', false],
  ['plan.mp4', false],
])('whether copies of %s bear a mark: %s', (name, markable) => expect(isMarkable({ name })).toBe(markable))

test('the name of a file becomes a title', () => {
  expect(titleOfFile({ name: 'treasurers_report-Q3.final.pdf' })).toBe('treasurers report Q3.final')
})
