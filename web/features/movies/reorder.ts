// Places on a board of rows, from left to right and from top to bottom, and how things move between them.

export const COLUMNS = 3

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items]
  rest.splice(to, 0, ...rest.splice(from, 1))
  return rest
}

/** Where the thing at `at` stands while the one at `from` is held over the place `to`. */
export function placeWhile(at: number, from: number, to: number) {
  if (at === from) return to
  if (from < at && at <= to) return at - 1
  if (to <= at && at < from) return at + 1
  return at
}

/** How far one place is from another, in columns and rows. */
export const stepsBetween = (at: number, place: number) => ({
  columns: (place % COLUMNS) - (at % COLUMNS),
  rows: rowOf(place) - rowOf(at),
})

/** The place under a point, where a cell holds a thing and the gap after it; all in CSS pixels from the board's corner. */
export function placeUnder(point: { x: number; y: number }, cell: { width: number; height: number }, count: number) {
  const column = within(Math.floor(point.x / cell.width), COLUMNS)
  return within(Math.max(0, Math.floor(point.y / cell.height)) * COLUMNS + column, count)
}

/** Where a key carries what is at `place`; null for a key that carries nothing. */
export function placeByKey(key: string, place: number, count: number): number | null {
  if (key === 'ArrowLeft') return within(place - 1, count)
  if (key === 'ArrowRight') return within(place + 1, count)
  if (key === 'ArrowUp') return place < COLUMNS ? place : place - COLUMNS
  if (key === 'ArrowDown') return rowOf(place) === rowOf(count - 1) ? place : within(place + COLUMNS, count)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const rowOf = (place: number) => Math.floor(place / COLUMNS)

const within = (place: number, count: number) => Math.max(0, Math.min(place, count - 1))
