// Which pieces of the tree are on the page: those in the window at once, those around it a few in each frame.

/** Numbers of rows as they are shown, and of pieces; the last ones included. */
export interface Extent {
  firstRow: number
  lastRow: number
  firstPiece: number
  lastPiece: number
}

/** By the place of the row: the numbers of its pieces, in their order. The same list as before where nothing changed. */
export type Pieces = ReadonlyMap<number, readonly number[]>

const SPARE_IN_A_FRAME = 3

/** What is on the page in the next frame; `isDone` once that is all. `rows` is how many rows there are. */
export function nextPieces(known: Pieces, window: Extent, rows: number): { pieces: Pieces; isDone: boolean } {
  let spare = SPARE_IN_A_FRAME
  let isDone = true
  const isSeen = (row: number, piece: number) =>
    row >= window.firstRow && row <= window.lastRow && piece >= window.firstPiece && piece <= window.lastPiece
  const next = new Map<number, readonly number[]>()
  for (let row = Math.max(0, window.firstRow - 1); row <= Math.min(rows - 1, window.lastRow + 1); row++) {
    const before = known.get(row) ?? NONE
    const list: number[] = []
    for (let piece = window.firstPiece - 1; piece <= window.lastPiece + 1; piece++)
      if (before.includes(piece) || isSeen(row, piece)) list.push(piece)
      else if (spare-- > 0) list.push(piece)
      else isDone = false
    next.set(row, isSame(before, list) ? before : list)
  }
  const isUnchanged = next.size === known.size && [...next].every(([row, list]) => known.get(row) === list)
  return { pieces: isUnchanged ? known : next, isDone }
}

const NONE: readonly number[] = []

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((piece, at) => piece === other[at])
