// What is kept of a kind answers for a time only where it goes back to it.
import { expect, test } from 'vitest'
import { newerThan, TIMES_KEPT } from './newest-times.ts'

const at = (ms: number) => new Date(ms)
const listOf = (length: number) => Array.from({ length }, (_, place) => ({ at: (length - place) * 1000 }))

test('those after the time in whole milliseconds: what was seen is not new for its microseconds', () => {
  expect(newerThan([{ at: 6000 }, { at: 5999 }, { at: 5000 }, { at: 4999 }], at(5))).toEqual([{ at: 6000 }])
  expect(newerThan([], at(5))).toEqual([])
})

test('a list that is all there is answers for any time, one that was cut only for what it goes back to', () => {
  expect(newerThan(listOf(TIMES_KEPT - 1), at(0))).toHaveLength(TIMES_KEPT - 1)
  expect(newerThan(listOf(TIMES_KEPT), at(0))).toBeNull()
  expect(newerThan(listOf(TIMES_KEPT), at(1))).toHaveLength(TIMES_KEPT - 1)
})
