// Lists read as in the examples of their descriptions, and stand in the order of a dictionary.
import { expect, test } from 'vitest'
import { anyOf, byAlphabet, listOf, namesAndMore } from './lists.ts'

const NAMES = ['albums', 'news', 'trips']

test.each([
  [listOf(NAMES), 'albums, news, and trips'],
  [listOf(NAMES.slice(1)), 'news and trips'],
  [namesAndMore(['Osric Vane', 'Idris Kell', '3 more']), 'Osric Vane, Idris Kell and 3 more'],
  [anyOf(NAMES), 'albums, news, or trips'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})

test('letters come by the alphabet, whatever accents and capitals', () => {
  expect(['Zoe', 'émile', 'Dan', 'Emil'].sort(byAlphabet)).toEqual(['Dan', 'Emil', 'émile', 'Zoe'])
})
