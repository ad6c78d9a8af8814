// Populations are rounded to what one takes in at a glance.
import { expect, test } from 'vitest'
import { populationText } from './city-search.ts'

test.each([
  [0, ''],
  [950, '950'],
  [999, '999'],
  [1000, '1K'],
  [12_345, '12K'],
  [999_999, '999K'],
  [1_000_000, '1.0M'],
  [1_234_567, '1.2M'],
  [24_870_895, '24.9M'],
])('%i is %s', (population, text) => {
  expect(populationText(population)).toBe(text)
})
