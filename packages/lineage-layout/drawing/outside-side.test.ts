// Whether a row has somebody in the window, and where to look for him if not.
import { expect, test } from 'vitest'
import { outsideSide } from './outside-side.ts'

const WINDOW = { from: 100, to: 500 }

test.each([
  [[], null],
  [[50, 300, 900], null],
  [[85], null],
  [[515], null],
  [[40, 70], 'left'],
  [[530, 900], 'right'],
  [[70, 900], 'left'],
  [[10, 540], 'right'],
] as const)('of %j the nearest is on the side %s', (places, side) => expect(outsideSide(places, 20, WINDOW)).toBe(side))
