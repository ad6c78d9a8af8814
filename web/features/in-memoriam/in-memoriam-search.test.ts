// Addresses of In Memoriam may come from anywhere; only what makes sense is taken from them.
import { expect, test } from 'vitest'
import { readInMemoriamSearch } from './in-memoriam-search.ts'

test('reads what is looked for, a class, the order and what officers read', () => {
  const search = { q: 'hale', class: -2, by: 'year' as const, show: 'words' as const }
  expect(readInMemoriamSearch(search)).toEqual(search)
})

test('passes over what is empty, of another shape or unknown', () => {
  expect(readInMemoriamSearch({ q: '', class: '12th', by: 'age', show: 'all' })).toEqual({})
  expect(readInMemoriamSearch({ q: 1968 })).toEqual({ q: '1968' })
})
