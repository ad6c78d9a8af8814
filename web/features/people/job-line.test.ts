// The work of a brother takes one line.
import { expect, test } from 'vitest'
import { jobLine } from './job-line.ts'

test.each([
  ['Surveyor', 'Fenmark', 'Surveyor at Fenmark'],
  ['Surveyor', null, 'Surveyor'],
  [null, 'Fenmark', 'Fenmark'],
  [null, null, undefined],
])('%s, %s → %s', (currentPosition, currentCompany, line) => {
  expect(jobLine({ currentPosition, currentCompany })).toBe(line)
})
