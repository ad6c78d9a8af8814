// A brother is called as he is known, and his work takes one line.
import { expect, test } from 'vitest'
import { displayName, jobLine } from './names.ts'

test('the familiar name stands in place of the first', () => {
  const aurelius = { firstName: 'Aurelius', lastName: 'Whitlock' }
  expect(displayName({ ...aurelius, familiar: 'Ansel' })).toBe('Ansel Whitlock')
  expect(displayName({ ...aurelius, familiar: null })).toBe('Aurelius Whitlock')
})

test.each([
  ['Surveyor', 'Fenmark', 'Surveyor at Fenmark'],
  ['Surveyor', null, 'Surveyor'],
  [null, 'Fenmark', 'Fenmark'],
  [null, null, undefined],
])('%s, %s → %s', (currentPosition, currentCompany, line) => {
  expect(jobLine({ currentPosition, currentCompany })).toBe(line)
})
