// The address of a profile says what it says, and nothing else passes.
import { expect, test } from 'vitest'
import { readProfileSearch } from './profile-search.ts'

test.each([
  [{ edit: true }, { edit: true }],
  [{ as: 'line' }, { as: 'line' }],
  [{ edit: 'yes', as: 'stranger', other: 1 }, {}],
  [{}, {}],
])('%o reads as %o', (search, read) => {
  expect(readProfileSearch(search)).toEqual(read)
})

test('whoever edits looks with his own eyes', () => {
  expect(readProfileSearch({ edit: true, as: 'brother' })).toEqual({ edit: true })
})
