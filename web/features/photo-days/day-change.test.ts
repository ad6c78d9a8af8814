// What is typed becomes a change of days, and is said in words before it is done.
import { expect, test } from 'vitest'
import { setTo, shiftOf, shiftWords, typedOf } from './day-change.ts'
import { toggled } from './use-choice.ts'

test('without a time only the day is set', () => {
  expect(setTo({ day: '1965-06-12', time: '' })).toEqual({ act: 'set', day: '1965-06-12', time: null })
  expect(setTo(typedOf('1965-06-12T15:30:20'))).toEqual({ act: 'set', day: '1965-06-12', time: '15:30' })
})

test.each([
  ['2000-01-01T00:10:20', { day: '2024-06-15', time: '19:30' }, 12_863_240],
  ['2024-03-31T01:30:00', { day: '2024-03-31', time: '03:30' }, 120],
  ['2024-06-15T19:30:00', { day: '1969-12-31', time: '' }, -28_641_600],
  ['2024-06-15T19:30:40', { day: '2024-06-15', time: '19:30' }, 0],
])('one of %s that was really taken at %j', (first, typed, minutes) => {
  expect(shiftOf(first, typed)).toEqual({ act: 'shift', minutes })
})

test.each([
  [0, 'not at all'],
  [60, '1 hour later'],
  [-1, '1 minute earlier'],
  [2 * 1_440 + 61, '2 days, 1 hour, 1 minute later'],
])('%i minutes', (minutes, words) => {
  expect(shiftWords(minutes)).toBe(words)
})

test('one is chosen and not, or with all between it and the last', () => {
  const offered = [1, 2, 3, 4].map((id) => ({ id }))
  const one = toggled({ ids: new Set(), last: 0 }, offered, 4, false)
  const through = toggled(one, offered, 2, true)
  expect([...through.ids].sort()).toEqual([2, 3, 4])
  expect([...toggled(through, offered, 3, false).ids].sort()).toEqual([2, 4])
})
