// The places of all: classes are rows, everybody keeps to his row, and lines run from big to little without crossing.
import type { Forest } from './forest.ts'
import { littlesOf } from './littles.ts'
import { orderRows } from './order-rows.ts'
import type { Brother } from './people.ts'
import { placeRows } from './place-rows.ts'
import { HALF } from './room.ts'

export interface Layout {
  /** Of each person and passing line, in pitches: one pitch is the room of one brother. */
  x: Float64Array
  /** In pitches. */
  width: number
  /** Who stands in each row, from the left. */
  rows: number[][]
  /** By little: where his line passes through the rows between his big and him, from the top. */
  passes: Map<number, number[]>
}

/** The whole lineage with everybody's place. */
export interface PlacedForest<B extends Brother = Brother> {
  forest: Forest<B>
  whole: Layout
}

/** `only` limits it to some, as to one line. */
export function layOut(forest: Forest, only?: ReadonlySet<number>): Layout {
  const people = forest.people.length
  const ordered = orderRows(forest, littlesOf(forest.parent), only)
  const x = placeRows(ordered, forest)
  const ends = ordered.rows.flatMap((row) => (row.length > 0 ? [row[0] ?? 0, row.at(-1) ?? 0] : []))
  const places = ends.map((item) => x[item] ?? 0)
  const [min, max] = [Math.min(...places), Math.max(...places)]
  return {
    x: x.map((place) => place + HALF - (ends.length > 0 ? min : 0)),
    width: ends.length > 0 ? max - min + 2 * HALF : 2 * HALF,
    rows: ordered.rows.map((row) => row.filter((item) => item < people)),
    passes: ordered.passes,
  }
}
