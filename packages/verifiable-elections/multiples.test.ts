// Several multiples of a point at once are those that come one after the other, the smallest and the largest number too.
import { expect, test } from 'vitest'
import { ORDER, randomNumber, timesBase, timesPublic, ZERO } from './group.ts'
import { multiplesOf } from './multiples.ts'

const NUMBERS = [0n, 1n, 7n, 8n, 9n, 16n, 2n ** 252n, ORDER - 1n, ORDER, randomNumber(), randomNumber()]

test.each([
  ['a point', timesBase(randomNumber())],
  ['zero', ZERO],
])('multiples of %s', (_, point) => {
  const made = multiplesOf(point, NUMBERS)
  expect(made.map((each) => each.toHex())).toEqual(NUMBERS.map((number) => timesPublic(point, number).toHex()))
})
