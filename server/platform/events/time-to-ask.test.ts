// Pages ask at once where few hear of a change, and one after another where hundreds do.
import { expect, test } from 'vitest'
import { timeToAsk } from './time-to-ask.ts'

test.each([
  ['few pages', undefined, 80, undefined],
  ['hundreds', undefined, 500, 6000],
  ['more than can be waited for', undefined, 5000, 15_000],
  ['one member among many', { memberIds: [7] }, 500, undefined],
  ['nearly all members', { memberIds: Array.from({ length: 9400 }, (_, at) => at) }, 500, 6000],
  ['officers', { role: 'admin' as const }, 500, undefined],
])('%s', (_, only, pages, within) => {
  expect(timeToAsk(only ? { only } : {}, pages)).toBe(within)
})
