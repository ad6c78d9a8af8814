// Fits one row exactly to the weighted mean of what stands above and below: least squares under the order of the row.
import type { Grid } from './grid.ts'

/** Whoever has nobody above or below stays about where he is. */
const INERTIA = 0.02
const BESIDE = 2

/** `upper` and `lower` say how much the rows above and below count. Pools neighbours that would overlap (PAVA). */
export function fitRow(grid: Grid, row: number, upper: number, lower: number) {
  const [from, end] = [grid.first[row] ?? 0, grid.first[row + 1] ?? 0]
  if (from === end) return
  const sums: number[] = []
  const weights: number[] = []
  const ends: number[] = []
  for (let place = from; place < end; place++) {
    let { sum, weight } = wishOf(grid, place, upper, lower)
    sum -= (grid.offset[place] ?? 0) * weight
    while (sums.length > 0 && (sums.at(-1) ?? 0) * weight > sum * (weights.at(-1) ?? 0)) {
      sum += sums.pop() ?? 0
      weight += weights.pop() ?? 0
      ends.pop()
    }
    sums.push(sum)
    weights.push(weight)
    ends.push(place)
  }
  const furthest = grid.room - (grid.offset[end - 1] ?? 0)
  let place = from
  for (const [block, last] of ends.entries()) {
    const start = Math.min(furthest, Math.max(0, (sums[block] ?? 0) / (weights[block] ?? 1)))
    for (; place <= last; place++) grid.position[place] = start + (grid.offset[place] ?? 0)
  }
}

/** Where one would stand if he were alone in his row, times the weight of that. */
function wishOf(grid: Grid, place: number, upper: number, lower: number) {
  const { position, above, pull, shift, firstBelow, below, beside } = grid
  let sum = 0
  let weight = 0
  const over = above[place] ?? -1
  if (over >= 0) {
    weight = (pull[place] ?? 1) * upper
    sum = weight * ((position[over] ?? 0) + (shift[place] ?? 0))
  }
  const to = firstBelow[place + 1] ?? 0
  for (let at = firstBelow[place] ?? 0; at < to; at++) {
    const under = below[at] ?? 0
    const pulls = (pull[under] ?? 1) * lower
    sum += pulls * ((position[under] ?? 0) - (shift[under] ?? 0))
    weight += pulls
  }
  const big = beside[place] ?? -1
  if (big >= 0) {
    sum += BESIDE * ((position[big] ?? 0) + (place > big ? 1 : -1))
    weight += BESIDE
  }
  if (weight >= INERTIA) return { sum, weight }
  return { sum: sum + INERTIA * (position[place] ?? 0), weight: weight + INERTIA }
}
