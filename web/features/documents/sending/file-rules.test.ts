import { expect, test } from 'vitest'
import { fileRefusal, titleOfFile } from './file-rules.ts'

test('what cannot be kept is said before it is sent', () => {
  expect(fileRefusal(undefined)).toBe('File is required')
  expect(fileRefusal({ name: 'empty.pdf', size: 0 })).toBe('File is required')
  expect(fileRefusal({ name: 'film.mkv', size: 1 })).toContain('film.mkv cannot be kept here')
  expect(fileRefusal({ name: 'film.MP4', size: 51 * 1_048_576 })).toBe('film.MP4 exceeds 50MB limit')
  expect(fileRefusal({ name: 'By-laws.PDF', size: 1 })).toBeNull()
})

test('the name of a file becomes a title', () => {
  expect(titleOfFile({ name: 'treasurers_report-Q3.final.pdf' })).toBe('treasurers report Q3.final')
})
