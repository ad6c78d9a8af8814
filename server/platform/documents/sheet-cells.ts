// The cells of a sheet as they are shown: the words of each, where numbers stand, and what is joined.
import type { Cell } from '@aerie/contract/document-viewing'
import { type CellObject, utils, type WorkSheet } from '@e965/xlsx'

export const MOST_COLUMNS = 100
/** In UTF-16 units. */
const LONGEST_CELL = 2_000

/** As many rows as were read; of each as many columns as are shown, without what is empty at its end. */
export function* rowsOf(sheet: WorkSheet): Generator<Cell[]> {
  const rows: (CellObject[] | undefined)[] = sheet['!data'] ?? []
  const joined = joinedIn(sheet, rows.length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? []
    const cells = Array.from({ length: widthOf(row, joined, at) }, (_, column) =>
      cellAt(row[column], joined.get(placeOf(at, column))),
    )
    yield cells
  }
}

/** Whether a sheet goes on to the right of what is shown. */
export const isWider = (sheet: WorkSheet) => {
  const range = sheet['!fullref'] ?? sheet['!ref']
  return range !== undefined && utils.decode_range(range).e.c >= MOST_COLUMNS
}

/** The last row of a sheet, counted from 1, as the file says. */
export const lastRowOf = (sheet: WorkSheet) => {
  const range = sheet['!fullref'] ?? sheet['!ref']
  return range === undefined ? 0 : utils.decode_range(range).e.r + 1
}

export const textOfCell = (cell: Cell) => (cell === null || typeof cell === 'string' ? (cell ?? '') : cell.text)

function widthOf(row: (CellObject | undefined)[], joined: Joined, at: number) {
  const most = joined.size > 0 ? MOST_COLUMNS : Math.min(row.length, MOST_COLUMNS)
  for (let column = most; column > 0; column--)
    if (wordsOf(row[column - 1]) !== '' || joined.has(placeOf(at, column - 1))) return column
  return 0
}

function cellAt(cell: CellObject | undefined, place: CellSpan | undefined) {
  if (place === 'covered') return null
  const text = wordsOf(cell)
  const isNumber = cell?.t === 'n'
  if (!place && !isNumber) return text
  return { text, ...(isNumber && { isNumber: true as const }), ...place }
}

/** A formula is what came of it; a date and a percentage are written as the file has it. */
function wordsOf(cell: CellObject | undefined) {
  if (!cell || cell.t === 'z') return ''
  return (cell.w ?? String(cell.v ?? '')).slice(0, LONGEST_CELL).toWellFormed()
}

type CellSpan = 'covered' | { across?: number; down?: number }
type Joined = Map<number, CellSpan>

const placeOf = (row: number, column: number) => row * MOST_COLUMNS + column

/** What a file says to be joined, as far as it is shown; where two such overlap, the first holds. */
function joinedIn(sheet: WorkSheet, rows: number): Joined {
  const joined: Joined = new Map()
  for (const { s: from, e: to } of (sheet['!merges'] ?? []).slice(0, MOST_JOINED)) {
    const down = Math.min(to.r, rows - 1) - from.r + 1
    const across = Math.min(to.c, MOST_COLUMNS - 1) - from.c + 1
    if (down < 1 || across < 1 || down * across < 2 || down * across > LARGEST_JOINED) continue
    const places = Array.from({ length: down * across }, (_, at) =>
      placeOf(from.r + Math.floor(at / across), from.c + (at % across)),
    )
    if (places.some((place) => joined.has(place))) continue
    for (const place of places) joined.set(place, 'covered')
    joined.set(placeOf(from.r, from.c), { ...(across > 1 && { across }), ...(down > 1 && { down }) })
  }
  return joined
}

const MOST_JOINED = 5_000
/** In cells. */
const LARGEST_JOINED = 10_000
