// A brother is called as he is known, and a man of one name, who has it as first and last name, by it once.
import { expect, test } from 'vitest'
import { displayName, fullName } from './person.ts'

test.each([
  ['Sukarno', 'Sukarno', 'Sukarno'],
  ['Jonas', 'Keating', 'Jonas Keating'],
  ['James', 'Jameson', 'James Jameson'],
  ['Bung', 'Sukarno', 'Bung Sukarno'],
])('%s and %s make %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})

test('the familiar name stands in place of the first', () => {
  const aurelius = { firstName: 'Aurelius', lastName: 'Whitlock' }
  expect(displayName({ ...aurelius, familiar: 'Ansel' })).toBe('Ansel Whitlock')
  expect(displayName({ ...aurelius, familiar: null })).toBe('Aurelius Whitlock')
})
