// There are sentences for every position.
import { expect, test } from 'vitest'
import { aboutWork } from './text-generator.ts'
import { trades } from './work.ts'

test('there are two sentences for each position, all of them different', () => {
  const positions = Object.values(trades).flatMap(({ ladder }) => ladder)
  expect(Object.keys(aboutWork).toSorted()).toEqual(positions.toSorted())
  const sentences = Object.values(aboutWork).flat()
  expect(sentences).toHaveLength(2 * positions.length)
  expect(new Set(sentences).size).toBe(sentences.length)
})
