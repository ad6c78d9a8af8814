// A claimed tie says whom it waits for, and to himself that it waits for him.
import { expect, test } from 'vitest'
import { pendingConfirmation } from './pending-confirmation.ts'

const ENDS = [
  { id: 1, name: 'Rook Fairweather' },
  { id: 2, name: 'Kenji Arakawa' },
]

test.each([
  [[1], 2, 'Waits for Rook Fairweather to confirm it'],
  [[1], 1, 'Waits for you to confirm it'],
  [[1], null, 'Waits for Rook Fairweather to confirm it'],
  [[1, 2], 3, 'Waits for Rook Fairweather and Kenji Arakawa to confirm it'],
  [[1, 2], 2, 'Waits for you to confirm it'],
])('%j, read by %s', (awaited, viewer, words) => {
  expect(pendingConfirmation({ tieId: 7, awaited }, viewer, ENDS)).toBe(words)
})
