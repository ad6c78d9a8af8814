// Which part of a file a Range header asks for.
import { expect, test } from 'vitest'
import { rangeIn } from './ranges.ts'

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=1-2', 'whole'],
] as const)('%s of a hundred bytes', (header, part) => {
  expect(rangeIn(header, 100)).toEqual(part)
})

test('there is no part of nothing', () => {
  expect(rangeIn('bytes=0-', 0)).toBe('none')
  expect(rangeIn('bytes=-1', 0)).toBe('none')
})
