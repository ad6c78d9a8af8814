// What of the tree is on the page while one scrolls.
import { expect, test } from 'vitest'
import { nextPieces, type Pieces } from './pieces-in-view.ts'

const window = { firstRow: 2, lastRow: 3, firstPiece: 0, lastPiece: 1 }
const countOf = (pieces: Pieces) => [...pieces.values()].flat().length

test('what is in the window is there at once, what is around it a few pieces a frame', () => {
  let { pieces, isDone } = nextPieces(new Map(), { window, rows: 20, spare: 3 })
  for (const row of [2, 3]) expect(pieces.get(row)).toEqual(expect.arrayContaining([0, 1]))
  expect(countOf(pieces)).toBe(4 + 3)
  expect(isDone).toBe(false)
  for (let frame = 0; frame < 3; frame++) ({ pieces, isDone } = nextPieces(pieces, { window, rows: 20, spare: 3 }))
  expect(isDone).toBe(true)
  expect([...pieces]).toEqual([1, 2, 3, 4].map((row) => [row, [-1, 0, 1, 2]]))
})

test('a frame that has no time for more gets what is in the window, and one piece around it', () => {
  const { pieces, isDone } = nextPieces(new Map(), { window, rows: 20, spare: 1 })
  expect(countOf(pieces)).toBe(4 + 1)
  expect(isDone).toBe(false)
})

test('what has gone out of sight goes, and the tree ends where its rows do', () => {
  const { pieces } = nextPieces(new Map([[9, [0]]]), {
    window: { ...window, firstRow: 0, lastRow: 3 },
    rows: 3,
    spare: 3,
  })
  expect([...pieces.keys()]).toEqual([0, 1, 2])
})

test('as long as nothing changes it is the same, list by list', () => {
  let before: Pieces = new Map()
  for (let frame = 0; frame < 9; frame++) before = nextPieces(before, { window, rows: 20, spare: 3 }).pieces
  expect(nextPieces(before, { window, rows: 20, spare: 3 }).pieces).toBe(before)
  const { pieces } = nextPieces(before, { window: { ...window, firstRow: 3, lastRow: 4 }, rows: 20, spare: 3 })
  expect(pieces.get(3)).toBe(before.get(3))
  expect(pieces.has(1)).toBe(false)
})
