// Pagination: the request and the answer of a page, and the cursors in between.
import { invalid } from './errors.ts'

export interface Page<Items> {
  items: Items
  /** Where the next page begins; null after the last. */
  next: string | null
}

/** The request of a page, as a service gets it. */
export interface PageRequest {
  limit: number
  cursor: string | undefined
}

/** The groups of the pattern; null without a cursor. Refuses one that this list has not given out. */
export function readCursor(cursor: string | undefined, pattern: RegExp): string[] | null {
  if (cursor === undefined) return null
  const found = pattern.exec(cursor)
  if (!found) throw unknownCursor()
  return found.slice(1)
}

/** Where a list goes on: after the row of that time, in microseconds as the database stores it, and that id. */
export interface Cursor {
  at: number
  id: number
}

export const formatCursor = ({ at, id }: Cursor) => `${at}-${id}`

/** Null without a cursor. */
export function parseCursor(cursor: string | undefined): Cursor | null {
  const found = readCursor(cursor, /^(\d{1,16})-(\d{1,9})$/)
  return found && { at: Number(found[0]), id: Number(found[1]) }
}

/** The same of a list in the order of its ids. */
export function parseIdCursor(cursor: string | undefined): number | null {
  const found = readCursor(cursor, /^([1-9]\d{0,8})$/)
  return found && Number(found[0])
}

/** To begin the list anew instead would tell the same twice. */
export const unknownCursor = () => invalid('cursor', 'This page of the list is no longer valid. Start from the top.')

/** Cuts what was read with one row more than asked for; `cursorOf` names the place after a row. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last !== undefined ? cursorOf(last) : null }
}
