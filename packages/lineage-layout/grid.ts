// The rows as flat arrays: who stands above and below whom, and how near to each other they may.
import type { Forest } from './forest.ts'
import type { RowOrder } from './order-rows.ts'
import { HALF, HALF_PASSING } from './room.ts'

/** Everything flat, in the order of the rows, so that a sweep only walks along arrays. */
export interface Grid {
  /** Where each row begins; the last entry ends the last row. */
  first: Int32Array
  /** The nearest that each may stand to the beginning of its row. */
  offset: Float64Array
  /** How wide the rows may become. */
  room: number
  position: Float64Array
  /** The place above on the line, and how strongly it pulls; -1 where there is none. */
  above: Int32Array
  pull: Float64Array
  /** How far from under his big he is to stand, since he is one of several. */
  shift: Float64Array
  /** The places below each: `below` from `firstBelow` of it to that of the next. */
  firstBelow: Int32Array
  below: Int32Array
  /** The place of a big in the same row, or -1. */
  beside: Int32Array
}

export function openGrid({ rows, up }: RowOrder, items: number[], { people, row, parent }: Forest): Grid {
  const places = new Int32Array(up.length).fill(-1)
  items.forEach((item, place) => {
    places[item] = place
  })
  const isPassing = (item: number) => item >= people.length
  const placeOf = (item: number) => (item < 0 ? -1 : (places[item] ?? -1))
  const above = Int32Array.from(items, (item) => placeOf(up[item] ?? -1))
  const beside = Int32Array.from(items, (item) => {
    const big = parent[item] ?? -1
    return !isPassing(item) && big >= 0 && row[big] === row[item] ? placeOf(big) : -1
  })
  const pull = Float64Array.from(items, (item) => {
    const passing = Number(isPassing(item)) + Number(isPassing(up[item] ?? 0))
    return [1, 2, 8][passing] ?? 1
  })
  const first = Int32Array.from([0, ...rows].keys(), (at) =>
    rows.slice(0, at).reduce((sum, { length }) => sum + length, 0),
  )
  return { first, above, beside, pull, ...belowOf(above), ...roomOf(first, items, isPassing) }
}

function belowOf(above: Int32Array) {
  const total = above.length
  const firstBelow = new Int32Array(total + 1)
  for (const upper of above) if (upper >= 0) firstBelow[upper + 1] = (firstBelow[upper + 1] ?? 0) + 1
  for (let place = 0; place < total; place++)
    firstBelow[place + 1] = (firstBelow[place + 1] ?? 0) + (firstBelow[place] ?? 0)
  const next = firstBelow.slice()
  const below = new Int32Array(firstBelow[total] ?? 0)
  const shift = new Float64Array(total)
  above.forEach((upper, place) => {
    if (upper < 0) return
    const [from, to, at] = [firstBelow[upper] ?? 0, firstBelow[upper + 1] ?? 0, next[upper] ?? 0]
    below[at] = place
    shift[place] = at - from - (to - from - 1) / 2
    next[upper] = at + 1
  })
  return { firstBelow, below, shift }
}

function roomOf(first: Int32Array, items: number[], isPassing: (item: number) => boolean) {
  const half = (item = 0) => (isPassing(item) ? HALF_PASSING : HALF)
  const offset = new Float64Array(items.length)
  let widest = 0
  for (let row = 0; row + 1 < first.length; row++)
    for (let place = (first[row] ?? 0) + 1; place < (first[row + 1] ?? 0); place++) {
      const at = (offset[place - 1] ?? 0) + half(items[place - 1]) + half(items[place])
      offset[place] = at
      widest = Math.max(widest, at)
    }
  // Without a limit trees drift apart; long rows need a little more of it.
  const room = Math.max(widest * (1.15 + widest / 2000), widest + 1)
  const position = new Float64Array(items.length)
  for (let row = 0; row + 1 < first.length; row++) {
    const end = first[row + 1] ?? 0
    const margin = (room - (offset[end - 1] ?? 0)) / 2
    for (let place = first[row] ?? 0; place < end; place++) position[place] = (offset[place] ?? 0) + margin
  }
  return { offset, room, position }
}
