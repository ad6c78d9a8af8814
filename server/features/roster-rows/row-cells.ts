// The cells of one row by the field they hold, with a note of what could not be taken.
import { meantText, quoted } from '@aerie/roster-reading/cells/cell-text'
import type { Remark } from '@aerie/roster-reading/cells/remark'
import type { StatusCell } from '@aerie/roster-reading/standing/standing'
import { saysNo } from '@aerie/roster-reading/standing/standing-words'
import { cleanLine, cleanLines } from '@aerie/text/clean-text'
import { isNoFurtherName, saysNothing, saysSurely } from '@aerie/text/says-nothing'
import type { Field } from '#features/roster-columns/column-names.ts'
import type { Columns } from '#features/roster-columns/columns.ts'

export interface RowCells {
  /** Our own export, whose cells mean exactly what they say. */
  isOurs: boolean
  remark: Remark
  remarks: string[]
  /** One clean line; null for an empty cell or one that says nothing, and, with a remark, for one that is too long or a formula. */
  text(field: Field, longest?: number): string | null
  /** The same for a text of several lines. */
  prose(field: Field): string | null
  /** Every cell of a field that may have several. */
  texts(field: Field): string[]
  /** The same under the names of their columns. */
  written(field: Field): StatusCell[]
  /** What may be a note on whether he is still one of us: in columns left aside, or where an address should be. */
  notes(): StatusCell[]
  /** What its column is called; empty where there is none. */
  heading(field: Field): string
  /** Whether something stands there by which somebody can be reached. */
  holdsAddress(field: 'email' | 'phone'): boolean
  /** What a formula stands in place of this field, if one does. */
  formula(field: Field): string | undefined
}

const LONGEST_TEXT = 200
const LONGEST_PROSE = 10_000
const LONGEST_NOTE = 1000
/** Where people write that a man is dead, since nothing reaches him any more. */
const INSTEAD_OF_ADDRESSES = ['email', 'phone', 'location', 'city'] as const
/** As long as a cell of a spreadsheet can be; nothing longer is looked at. */
const LONGEST_CELL = 32_767

export function rowCells(columns: Columns, cells: string[]): RowCells {
  const remarks: string[] = []
  const remark: Remark = (sentence) => {
    remarks.push(sentence)
  }
  const heading = (at: number) => columns.list[at]?.header ?? ''
  const leftOut = (at: number, why: string) => {
    remark(`${heading(at)}: ${why}; it was left out.`)
    return null
  }
  const read = (at: number, clean: (text: string) => string, longest: number) => {
    const cell = cells[at]
    if (!cell) return null
    if (cell.length > LONGEST_CELL) return leftOut(at, `more than ${longest} characters`)
    const meant = meantText(cell)
    if (meant === null) return leftOut(at, 'a formula stands there')
    const text = clean(meant)
    return text.length > longest ? leftOut(at, `more than ${longest} characters`) : text || null
  }
  const written = (at: number) => {
    const text = read(at, cleanLine, LONGEST_TEXT)
    return text === null ? [] : [{ header: heading(at), text }]
  }
  const noted = (at: number) => {
    const cell = cells[at]
    if (!cell || cell.length > LONGEST_NOTE || /^[\d\s+().\-/]*$/.test(cell)) return []
    // Contacts keep “Event 1 - Label: Died” beside “Event 1 - Value”; one that says “No” there denies it.
    const isDenied = /label|type/i.test(heading(at)) && saysNo(cells[at + 1]?.trim() ?? '')
    return isDenied ? [] : [{ header: heading(at), text: cleanLines(cell) }]
  }
  const beyond = cells.slice(columns.list.length).map((_, at) => columns.list.length + at)
  const saysSomething = (at: number) => {
    const cell = cells[at]?.trim() ?? ''
    return cell !== '' && !saysNothing(cell)
  }
  const place = (field: Field) => {
    const held = columns.places.get(field)?.[0] ?? -1
    if (!columns.rivals.has(field) || saysSomething(held)) return held
    return columns.rivals.get(field)?.find((at) => columns.list[at]?.standsIn === field && saysSomething(at)) ?? held
  }
  const extra = cells.slice(columns.list.length).map(cleanLine).filter(Boolean)
  if (extra.length > 0)
    remark(`More cells than columns; left out: ${extra.map((cell) => `${quoted(cell)}`).join(', ')}.`)
  const saying = (field: Field, text: string | null) => {
    if (text === null || columns.isOurs || !nothingIn(field)(text)) return text
    if (field === 'country' && text === 'NA')
      remark('“NA” as the country was taken for “not available”. Write Namibia where that is meant.')
    return null
  }
  return {
    isOurs: columns.isOurs,
    remark,
    remarks,
    text: (field, longest = LONGEST_TEXT) => saying(field, read(place(field), cleanLine, longest)),
    prose: (field) => saying(field, read(place(field), cleanLines, LONGEST_PROSE)),
    texts: (field) =>
      (columns.places.get(field) ?? []).flatMap((at) => saying(field, read(at, cleanLine, LONGEST_TEXT)) ?? []),
    written: (field) => (columns.places.get(field) ?? []).flatMap(written),
    notes: () => [...columns.notes, ...INSTEAD_OF_ADDRESSES.map(place), ...beyond].flatMap(noted),
    heading: (field) => heading(place(field)),
    holdsAddress: (field) => /[@\d]/.test(cells[place(field)] ?? ''),
    formula: (field) => [cells[place(field)] ?? ''].find((cell) => meantText(cell) === null),
  }
}

/** What says nothing in a field: where names stand less does, and of his standing every word is looked at. */
const NOTHING_IN: Partial<Record<Field, (text: string) => boolean>> = {
  firstName: saysSurely,
  lastName: saysSurely,
  name: saysSurely,
  middleName: isNoFurtherName,
  familiar: isNoFurtherName,
  isActive: () => false,
}
const nothingIn = (field: Field) => NOTHING_IN[field] ?? saysNothing
