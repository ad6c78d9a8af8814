// Addresses of the directory may come from anywhere; only what makes sense is taken from them.
import { expect, test } from 'vitest'
import { isFiltering, readFilters } from './filters.ts'

test('reads every filter, and the order', () => {
  const search = { q: 'rook', country: 'Norway', class: -999, role: 'President', sort: 'newest' as const }
  expect(readFilters(search)).toEqual(search)
})

test('a number in the search box is text again, and class 0 is a class', () => {
  expect(readFilters({ q: 2015, class: 0 })).toEqual({ q: '2015', class: 0 })
})

test('passes over what is empty, of another shape or unknown', () => {
  expect(readFilters({ q: '', country: ['Norway'], class: '12th', role: null, page: 3, sort: 'up' })).toEqual({})
  expect(readFilters({ q: 'x'.repeat(500) }).q).toHaveLength(200)
})

test('an address without filters narrows nothing', () => {
  expect(isFiltering(readFilters({ sort: 'class' }))).toBe(false)
  expect(isFiltering({ q: undefined, class: 0 })).toBe(true)
})
