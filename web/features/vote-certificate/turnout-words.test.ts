// A turnout just below the quorum does not read as if it had reached it.
import { expect, test } from 'vitest'
import { turnoutWords } from './turnout-words.ts'

test('a turnout is not rounded up to a quorum that was not reached', () => {
  const figures = { eligible: 396, quorumMet: false, definition: { quorumThreshold: 50 } }
  expect(turnoutWords({ ...figures, voters: 150 })).toBe('38%')
  expect(turnoutWords({ ...figures, voters: 197 })).toBe('<50%')
  expect(turnoutWords({ ...figures, voters: 198, quorumMet: true })).toBe('50%')
  expect(turnoutWords({ ...figures, voters: 2, definition: { quorumThreshold: 1 } })).toBe('<1%')
})
