// Which pieces of the tree are on the page: those in the window at once, of those around it as many as a frame has time for.

/** Numbers of rows as they are shown, and of pieces; the last ones included. */
export interface Extent {
  firstRow: number
  lastRow: number
  firstPiece: number
  lastPiece: number
}

/** By the place of the row: the numbers of its pieces, in their order. The same list as before where nothing changed. */
export type Pieces = ReadonlyMap<number, readonly number[]>

interface Screenful {
  window: Extent
  /** How many there are. */
  rows: number
  /** How many pieces may come that nobody sees yet. */
  spare: number
}

/** What is on the page in the next frame; `isDone` once that is all. */
export function nextPieces(known: Pieces, { window, rows, spare }: Screenful): { pieces: Pieces; isDone: boolean } {
  let left = spare
  let isDone = true
  const isSeen = (row: number, piece: number) =>
    row >= window.firstRow && row <= window.lastRow && piece >= window.firstPiece && piece <= window.lastPiece
  const next = new Map<number, readonly number[]>()
  for (let row = Math.max(0, window.firstRow - 1); row <= Math.min(rows - 1, window.lastRow + 1); row++) {
    const before = known.get(row) ?? NONE
    const list: number[] = []
    for (let piece = window.firstPiece - 1; piece <= window.lastPiece + 1; piece++)
      if (before.includes(piece) || isSeen(row, piece)) list.push(piece)
      else if (left-- > 0) list.push(piece)
      else isDone = false
    next.set(row, isSame(before, list) ? before : list)
  }
  const isUnchanged = next.size === known.size && [...next].every(([row, list]) => known.get(row) === list)
  return { pieces: isUnchanged ? known : next, isDone }
}

const NONE: readonly number[] = []

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((piece, at) => piece === other[at])
