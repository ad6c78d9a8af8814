// The header of a roster: its first record, or one further down, below a title and notes.

import { UnreadableRoster } from '@aerie/roster-reading/letters/unreadable-roster'
import { HEAD_RECORDS, isBlank } from '@aerie/roster-reading/records/file-format'
import { type ColumnList, haveNames, mapColumns } from './columns.ts'

/** Words by which a man is called in any row as well. */
const VAGUE_NAMES = /^(?:member|brother)$/i
/** Nobody's header holds an address or a number. */
const IS_OF_A_ROW = /@|\d{4}/

/** Whether a record names the columns. What is not the first may be a title, a note or a brother as well. */
export function isHeader(cells: string[], isFirst: boolean) {
  const columns = mapColumns(cells)
  if (!haveNames(columns)) return false
  if (isFirst) return true
  const filled = columns.list.filter(({ header }) => header !== '')
  if (filled.some(({ header }) => IS_OF_A_ROW.test(header))) return false
  const read = filled.filter(({ field }) => field !== null)
  const isNamedVaguely = read.some(({ field, header }) => field === 'name' && VAGUE_NAMES.test(header))
  return read.length * 2 >= filled.length && (!isNamedVaguely || read.length > 2)
}

/**
 * Takes the header from the records, and what stands above it. Its row is 1 where nothing but blank rows stands there,
 * else what a spreadsheet shows. Throws `UnreadableRoster` where there is none.
 */
export async function findHeader(records: AsyncIterator<string[]>): Promise<{ cells: string[]; row: number }> {
  const above: string[][] = []
  for (let row = 1; above.length < HEAD_RECORDS; row++) {
    const next = await records.next()
    if (next.done) break
    if (isBlank(next.value)) continue
    const isFirst = above.length === 0
    if (isHeader(next.value, isFirst)) return { cells: next.value, row: isFirst ? 1 : row }
    above.push(next.value)
  }
  const [first] = above
  if (!first) throw new UnreadableRoster('The file is empty.')
  const widest = above.find((cells) => cells.filter((cell) => cell.trim() !== '').length > 1) ?? first
  throw new UnreadableRoster(whyNoNames(mapColumns(widest).list))
}

const MOST_LISTED = 20

function whyNoNames(list: ColumnList) {
  const headers = list.map(({ header }) => header.slice(0, 40)).filter(Boolean)
  const listed = headers.slice(0, MOST_LISTED).join(', ')
  const rest = headers.length > MOST_LISTED ? ` and ${headers.length - MOST_LISTED} more` : ''
  const wanted = 'there has to be one called “Name”, or “First name” and “Last name”'
  return `No column holds the names: ${wanted}. Found: ${listed}${rest}.`
}
