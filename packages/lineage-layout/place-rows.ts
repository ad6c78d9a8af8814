// The place of everybody in his row: each row in turn is fitted to the rows above and below it, until the lines are short.
import { fitRow } from './fit-row.ts'
import type { Forest } from './forest.ts'
import { openGrid } from './grid.ts'
import type { RowOrder } from './order-rows.ts'

const SWEEPS = 16
/** Few are placed with more care. */
const SWEEPS_OF_FEW = 80
const FEW = 600
/** So many sweeps bring the rows near each other before both neighbours count alike. */
const ONE_SIDED = 3

export function placeRows(ordered: RowOrder, forest: Forest): Float64Array {
  const items = ordered.rows.flat()
  const grid = openGrid(ordered, items, forest)
  const sweeps = items.length < FEW ? SWEEPS_OF_FEW : SWEEPS
  const last = ordered.rows.length - 1
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const isSettled = sweep >= ONE_SIDED
    for (let row = 1; row <= last; row++) fitRow(grid, row, 1, isSettled ? 1 : 0)
    for (let row = last; row >= 0; row--) fitRow(grid, row, isSettled ? 1 : 0.05, 1)
  }
  const x = new Float64Array(ordered.up.length)
  items.forEach((item, place) => {
    x[item] = grid.position[place] ?? 0
  })
  return x
}
