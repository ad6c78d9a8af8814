// Numbers read as in the examples of their descriptions.
import { expect, test } from 'vitest'
import { formatCount, formatRoundCount } from './numbers.ts'

test.each([
  [formatCount(12_345), '12,345'],
  [formatRoundCount(3_900_000), '3.9 million'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})
