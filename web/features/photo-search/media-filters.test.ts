import { expect, test } from 'vitest'
import { isSearching, readMediaSearch, searchHref } from './media-filters.ts'

test('an address is read for what it has to say, and the rest passed over', () => {
  expect(readMediaSearch({ member: 7, tag: '3', album: -1, year: 2026, other: 1 })).toEqual({ member: 7, year: 2026 })
  expect(readMediaSearch({ year: 20_260, member: 2 ** 40, tag: 1.5 })).toEqual({})
})

test('a photo is seen among those found; without a search there are none', () => {
  expect(readMediaSearch({ tag: 3, photo: 12 })).toEqual({ tag: 3, photo: 12 })
  expect(readMediaSearch({ photo: 12 })).toEqual({})
  expect([isSearching({}), isSearching({ album: 4 })]).toEqual([false, true])
})

test('a search has an address', () => {
  expect(searchHref({ member: 7, photo: undefined, year: 2026 })).toBe('/media?member=7&year=2026')
})
