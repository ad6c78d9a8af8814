// A man of one name, who has it as first and last name, is called by it once.
import { expect, test } from 'vitest'
import { fullName } from './person.ts'

test.each([
  ['Sukarno', 'Sukarno', 'Sukarno'],
  ['Jonas', 'Keating', 'Jonas Keating'],
  ['James', 'Jameson', 'James Jameson'],
  ['Bung', 'Sukarno', 'Bung Sukarno'],
])('%s and %s make %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})
