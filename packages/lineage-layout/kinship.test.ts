// How two are related, in our words, and the way from one to the other.
import { expect, test } from 'vitest'
import { brother, forestOf } from './brotherhood.fixture.ts'
import { findKinship, kinWord } from './kinship.ts'

test.each([
  [0, 0, 'the same brother'],
  [1, 0, 'your big'],
  [2, 0, 'your grandbig'],
  [3, 0, 'your great-grandbig'],
  [0, 1, 'your little'],
  [0, 2, 'your grandlittle'],
  [9, 0, '9 generations above you, in the same line'],
  [0, 7, '7 generations below you, in the same line'],
  [1, 1, 'your twin'],
  [2, 2, 'your line cousin'],
  [3, 3, 'your second line cousin'],
  [2, 1, 'your big’s twin'],
  [1, 3, 'your twin’s grandlittle'],
  [4, 2, 'your grandbig’s line cousin'],
  [2, 10, '8 generations below your line cousin'],
  [7, 1, 'the twin of your big 6 generations up'],
])('%i up and %i down: %s', (up, down, words) => expect(kinWord({ up, down }, 'your', 'you')).toBe(words))

const forest = forestOf([
  brother(1, { pledgeClass: 1 }),
  brother(2, { pledgeClass: 2, bigBrother: 1 }),
  brother(3, { pledgeClass: 2, bigBrother: 1 }),
  brother(4, { pledgeClass: 3, bigBrother: 3 }),
  brother(5, { pledgeClass: 3 }),
])

test('the way leads over the nearest brother from whom both come down', () => {
  expect(findKinship(forest, 1, 3)).toEqual({ shared: 0, up: 1, down: 2, path: [1, 0, 2, 3] })
  expect(findKinship(forest, 3, 0)).toEqual({ shared: 0, up: 2, down: 0, path: [3, 2, 0] })
  expect(findKinship(forest, 1, 1)).toEqual({ shared: 1, up: 0, down: 0, path: [1] })
})

test('without a shared brother on record there is none', () => expect(findKinship(forest, 1, 4)).toBeNull())

test('a second big counts as well, and at a tie the later class', () => {
  const extra = [{ big: 4, little: 1, why: 'two-bigs' as const }]
  expect(findKinship({ ...forest, extra }, 1, 4)).toMatchObject({ shared: 4, up: 1, down: 0 })
  const twice = { row: Int32Array.of(0, 1, 2, 2), parent: Int32Array.of(-1, -1, 0, 0) }
  const ties = [2, 3].map((little) => ({ big: 1, little, why: 'two-bigs' as const }))
  expect(findKinship({ ...twice, extra: ties }, 2, 3)).toMatchObject({ shared: 1, up: 1, down: 1 })
})
