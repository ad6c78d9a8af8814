// The lines as lists: each brother once, under his big as long as they are of one line.
import { expect, test } from 'vitest'
import { brother, brotherhood, forestOf, type MadeUpBrother } from './brotherhood.fixture.ts'
import { linesByColor } from './lines-by-color.ts'
import { littlesOf } from './littles.ts'

const listed = (brothers: MadeUpBrother[]) => {
  const forest = forestOf(brothers)
  return { forest, lines: linesByColor(forest, littlesOf(forest.parent)) }
}

test('a line runs from its first brother down, and ends where another colour begins', () => {
  const { lines } = listed([
    brother(1, { pledgeClass: 1, lineageColor: 'blue' }),
    brother(2, { pledgeClass: 2, bigBrother: 1 }),
    brother(3, { pledgeClass: 3, bigBrother: 2 }),
    brother(4, { pledgeClass: 2, bigBrother: 1, lineageColor: 'red' }),
    brother(5, { pledgeClass: 3, bigBrother: 4 }),
    brother(6, { pledgeClass: 3 }),
  ])
  expect(Object.fromEntries(lines)).toEqual({
    blue: [
      { index: 0, depth: 0 },
      { index: 1, depth: 1 },
      { index: 2, depth: 2 },
    ],
    red: [
      { index: 3, depth: 0 },
      { index: 4, depth: 1 },
    ],
    none: [{ index: 5, depth: 0 }],
  })
})

test('everybody stands in one of them, once', () => {
  const { forest, lines } = listed(brotherhood(500, 3, 0.05))
  const all = [...lines.values()].flat().map(({ index }) => index)
  expect(all.sort((a, b) => a - b)).toEqual([...forest.people.keys()])
})
