// Who stands in the tree without being a member: one for each who is gone, one for each name, and nobody is taken for another.
import { expect, test } from 'vitest'
import { brother, forestOf, UNNAMED } from './brotherhood.fixture.ts'
import { findKinship } from './kinship.ts'
import { outsidersOf } from './outsiders.ts'

const KEYS = ['0b5c1ad5-2f1e-4b53-9c67-7f6f5d1c0a01', '0b5c1ad5-2f1e-4b53-9c67-7f6f5d1c0a02']
const gone = (name: string, at = 0) => ({ name, departed: KEYS[at] ?? '' })
const littleOf = (id: number, bigBrother: NonNullable<Parameters<typeof brother>[1]>['bigBrother']) =>
  brother(id, { pledgeClass: 4, ...(bigBrother !== undefined && { bigBrother }) })

/** Of each, by whom he is named. */
const named = (...brothers: ReturnType<typeof brother>[]) =>
  outsidersOf(brothers, UNNAMED).map(({ name, bigs, littles }) => [name, ...bigs, ...littles])

test.each([UNNAMED, 'John S.', 'John Smith'])('two who left as %s are two, and their littles no twins', (name) => {
  const brothers = [littleOf(1, gone(name, 0)), littleOf(2, gone(name, 1)), littleOf(3, gone(name, 0))]
  expect(named(...brothers)).toEqual([
    [name, 0, 2],
    [name, 1],
  ])
  const forest = forestOf(brothers)
  expect(findKinship(forest, 0, 1)).toBeNull()
  expect(findKinship(forest, 0, 2)).toMatchObject({ up: 1, down: 1 })
})

test('who is gone joins his big and his littles', () => {
  const big = brother(1, { pledgeClass: 2, littleBrothers: [gone('Ada Roe')] })
  const forest = forestOf([big, littleOf(2, gone('Ada Roe'))])
  expect(forest.people).toHaveLength(3)
  expect(findKinship(forest, 0, 1)).toMatchObject({ up: 0, down: 2 })
})

test('a name that nobody left is one man wherever it is written', () => {
  const brothers = [littleOf(1, 'Old Guard'), littleOf(2, ' old  guard'), brother(3, { littleBrothers: ['Old Guard'] })]
  expect(named(...brothers)).toEqual([['Old Guard', 2, 0, 1]])
})

test('a name that is written means who alone is gone under it', () => {
  expect(named(littleOf(1, gone('John Smith')), littleOf(2, 'john smith'))).toEqual([['John Smith', 0, 1]])
  const two = [littleOf(1, gone('John Smith', 0)), littleOf(2, gone('John Smith', 1))]
  expect(named(...two, littleOf(3, 'John Smith'))).toEqual([
    ['John Smith', 0],
    ['John Smith', 1],
    ['John Smith', 2],
  ])
})

test('by no name at all nobody is the same as another', () => {
  expect(named(littleOf(1, gone(UNNAMED)), littleOf(2, UNNAMED), littleOf(3, 'a brother'))).toEqual([
    [UNNAMED, 0],
    [UNNAMED, 1],
    ['a brother', 2],
  ])
})

test('the keys, which are random, say nothing of the order', () => {
  const orders = [0, 1].map((first) =>
    forestOf([littleOf(1, gone(UNNAMED, first)), littleOf(2, gone(UNNAMED, 1 - first))]).parent.slice(0, 2),
  )
  expect(orders[0]).toEqual(orders[1])
})
