// The lines of the tree as strokes, each from one row to the next that is shown.
import type { Forest } from '../forest.ts'
import type { Layout } from '../layout.ts'

/** From a person or passing line to another; the tie that it belongs to is that of `big` and `little`. */
export interface Stroke {
  big: number
  little: number
  from: number
  to: number
  /** The rows of both; the stroke is drawn with the first. */
  row: number
  toRow: number
  /** A line's colour; 'none' where it has none, 'dashed' where the tie is uncertain. */
  color: string
  /** It runs on through the row in which it ends. */
  isPassing: boolean
  /** It does not run down: the big is of the same class or of a later one, or the tie had to give way. */
  isBeside: boolean
}

/** Of all ties between people who are shown, in rows that are shown. */
export function strokesOf(forest: Forest, layout: Layout): Stroke[] {
  const shown = new Set(layout.rows.flat())
  const strokes: Stroke[] = []
  forest.parent.forEach((big, little) => {
    if (shown.has(big) && shown.has(little)) strokes.push(...strokesOfTie(big, little, forest, layout))
  })
  for (const { big, little } of forest.extra)
    if (shown.has(big) && shown.has(little)) strokes.push(besides(big, little, forest, 'dashed'))
  return strokes
}

function strokesOfTie(big: number, little: number, forest: Forest, layout: Layout): Stroke[] {
  const rowOf = (index: number) => forest.row[index] ?? 0
  const color = colorOf(big, little, forest)
  if (rowOf(big) >= rowOf(little)) return [besides(big, little, forest, rowOf(big) > rowOf(little) ? 'dashed' : color)]
  const passed = (layout.passes.get(little) ?? []).map((item, at) => ({ item, row: rowOf(big) + 1 + at }))
  const stops = [
    { item: big, row: rowOf(big) },
    ...passed.filter(({ row }) => (layout.rows[row] ?? []).length > 0),
    { item: little, row: rowOf(little) },
  ]
  return stops.slice(1).map(({ item, row }, at) => {
    const start = stops[at] ?? { item: big, row: rowOf(big) }
    const ends = { from: start.item, row: start.row, to: item, toRow: row }
    return { big, little, ...ends, color, isPassing: item !== little, isBeside: false }
  })
}

const besides = (big: number, little: number, { row }: Forest, color: string): Stroke => ({
  big,
  little,
  from: big,
  to: little,
  row: row[little] ?? 0,
  toRow: row[big] ?? 0,
  color,
  isPassing: false,
  isBeside: true,
})

function colorOf(big: number, little: number, { people, color }: Forest) {
  const isUncertain = !people[big]?.brother || !people[little]?.brother || people[little].brother.claimed
  return isUncertain ? 'dashed' : (color[little] ?? 'none')
}
