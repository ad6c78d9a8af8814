// What is to be drawn where: the rows that are shown, and in pieces of each who stands there and the lines that pass.
import type { Forest } from '../forest.ts'
import type { Layout } from '../layout.ts'
import { beside, down } from './curves.ts'
import type { TreeSize } from './sizes.ts'
import { type Stroke, strokesOf } from './strokes.ts'

/** The width of a piece of a row, in CSS pixels. */
export const PIECE = 256
/** A line that does not run down is drawn only while it is traced if it is longer than so many pitches. */
const LONG = 6
/** Half the width of the widest line. */
const EDGE = 3

/** A path for each colour. */
export type Paths = ReadonlyMap<string, string>

/** Somebody's place in his row, and the room for his name in CSS pixels. */
export interface PlacedPerson {
  index: number
  /** From the left, counted from 0. */
  place: number
  room: number
}

export interface Drawing {
  layout: Layout
  size: TreeSize
  /** The rows with somebody in them, from the top. */
  rows: number[]
  width: number
  height: number
  xOf: (item: number) => number
  topOf: (row: number) => number
  /** Who stands in a piece of a row, the number of which counts from the left; the same list each time. */
  peopleOf: (row: number, piece: number) => readonly PlacedPerson[] | undefined
  /** The paths of all lines that touch these pieces of a row, from the top of the row. */
  linesOf: (row: number, pieces: readonly number[]) => Paths
  /** The paths of all ties among these, or of everybody, from the top of the tree. */
  pathsOf: (line?: ReadonlySet<number>) => Paths
}

export function openDrawing(forest: Forest, layout: Layout, size: TreeSize): Drawing {
  const rows = layout.rows.flatMap((row, at) => (row.length > 0 ? [at] : []))
  const tops = new Map(rows.map((row, at) => [row, at * size.row]))
  const topOf = (row: number) => tops.get(row) ?? 0
  const xOf = (item: number) => Math.round((size.lead + (layout.x[item] ?? 0) * size.pitch) * 10) / 10
  const strokes = strokesOf(forest, layout)
  const byRow = Map.groupBy(strokes, ({ row }) => row)
  const pathOf = (stroke: Stroke, top: number) => {
    const from = { x: xOf(stroke.from), top: topOf(stroke.isBeside ? stroke.toRow : stroke.row) - top }
    const to = { x: xOf(stroke.to), top: topOf(stroke.isBeside ? stroke.row : stroke.toRow) - top }
    return stroke.isBeside ? beside(from, to, size) : down(from, to, size, stroke.isPassing)
  }
  const isDrawn = ({ isBeside, from, to }: Stroke) => !isBeside || Math.abs(xOf(from) - xOf(to)) <= LONG * size.pitch
  const placed = onceForEach((row: number) =>
    Map.groupBy(placedPeopleOf(layout.rows[row] ?? [], xOf), ({ index }) => pieceAt(xOf(index))),
  )
  const lines = onceForEach((row: number) => cut((byRow.get(row) ?? []).filter(isDrawn), xOf))
  return {
    layout,
    size,
    rows,
    width: size.lead + layout.width * size.pitch,
    height: rows.length * size.row,
    xOf,
    topOf,
    peopleOf: (row, piece) => placed(row).get(piece),
    linesOf(row, pieces) {
      const touching = new Set(pieces.flatMap((piece) => lines(row).get(piece) ?? []))
      return joined([...touching].map((stroke) => ({ color: stroke.color, path: pathOf(stroke, topOf(row)) })))
    },
    pathsOf: (line) =>
      joined(
        strokes
          .filter((stroke) => (line ? line.has(stroke.big) && line.has(stroke.little) : isDrawn(stroke)))
          .map((stroke) => ({ color: stroke.color, path: pathOf(stroke, 0) })),
      ),
  }
}

interface ColoredPath {
  color: string
  path: string
}

/** A name may be wider than its node, as far as its neighbours leave room. */
const WIDEST_NAME = 150
const BETWEEN_NAMES = 8

/** Who stands in a row, by the places of its items from the left of the drawing. */
export const placedPeopleOf = (row: number[], xOf: (item: number) => number): PlacedPerson[] =>
  row.map((index, place) => {
    const [before, after] = [row[place - 1], row[place + 1]].map((neighbour) =>
      neighbour === undefined ? Number.POSITIVE_INFINITY : Math.abs(xOf(neighbour) - xOf(index)),
    )
    const gap = Math.min(before ?? WIDEST_NAME, after ?? WIDEST_NAME)
    return { index, place, room: Math.min(WIDEST_NAME, gap - BETWEEN_NAMES) }
  })

const pieceAt = (x: number) => Math.floor(x / PIECE)

/** Strokes by the pieces that they touch. */
function cut(strokes: Stroke[], xOf: (item: number) => number) {
  const strokesIn = new Map<number, Stroke[]>()
  for (const stroke of strokes) {
    const [left = 0, right = 0] = [xOf(stroke.from), xOf(stroke.to)].sort((a, b) => a - b)
    for (let piece = pieceAt(left - EDGE); piece <= pieceAt(right + EDGE); piece++) {
      const list = strokesIn.get(piece)
      if (list) list.push(stroke)
      else strokesIn.set(piece, [stroke])
    }
  }
  return strokesIn
}

const joined = (paths: ColoredPath[]): Paths =>
  new Map(
    [...Map.groupBy(paths, ({ color }) => color)].map(([color, strokes]) => [
      color,
      strokes.map(({ path }) => path).join(''),
    ]),
  )

function onceForEach<T>(make: (key: number) => T): (key: number) => T {
  const made = new Map<number, T>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
