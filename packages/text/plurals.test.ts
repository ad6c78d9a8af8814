// One of a thing is told from none and many of it, whatever its plural.
import { expect, test } from 'vitest'
import { counted, plural } from './plurals.ts'

test.each([
  [counted(1, 'brother'), '1 brother'],
  [counted(0, 'brother'), '0 brothers'],
  [counted(12_345, 'brother'), '12,345 brothers'],
  [counted(1, 'city', 'cities'), '1 city'],
  [counted(3, 'city', 'cities'), '3 cities'],
  [plural(1, 'is', 'are'), 'is'],
  [plural(2, 'is', 'are'), 'are'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})
