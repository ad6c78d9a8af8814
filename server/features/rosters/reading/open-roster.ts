// A roster: a CSV file as people really have them, read row by row into brothers or the reasons why not.
import type { Readable } from 'node:stream'
import { officeSpelling } from '../cells/office-cells.ts'
import { type ColumnList, type Columns, haveNames, mapColumns } from './columns.ts'
import { type Reading, readBrother } from './read-brother.ts'
import { readRecords } from './records.ts'
import type { RosterBrother } from './roster-brother.ts'
import { rowCells } from './row-cells.ts'
import { UnreadableRoster } from './unreadable-roster.ts'
import { utf8Blocks } from './utf8-blocks.ts'

/** What became of one row; `row` counts records as a spreadsheet shows them, the header being 1. */
export type RosterLine = { row: number; cells: string[] } & (
  | { brother: RosterBrother; remarks: string[] }
  | { reason: string; name: string }
)

export interface Roster {
  columns: ColumnList
  /** To be gone through once; it reads the file on as it goes, and throws `UnreadableRoster` where that breaks off. */
  rows: AsyncIterable<RosterLine>
}

export interface RosterOptions {
  /** The offices of the organisation, as it spells them. */
  offices: string[]
  /** How many pledge classes there are yet. */
  classCount: number
  /** Whether the file may make admins: when a super admin imports it. */
  mayLeadRoles: boolean
}

interface NumberedCells {
  row: number
  cells: string[]
}

/**
 * Throws `UnreadableRoster` for what is no roster as a whole. The source stays open: its owner closes it. Rows that are
 * `mended` by hand stand in place of those in the file.
 */
export async function openRoster(
  source: Readable,
  options: RosterOptions,
  mended: ReadonlyMap<number, string[]> = new Map(),
): Promise<Roster> {
  const records = numbered(readRecords(utf8Blocks(source)))
  try {
    const header = await records.next()
    if (header.done) throw new UnreadableRoster('The file is empty.')
    const columns = mapColumns(header.value.cells)
    if (!haveNames(columns)) throw new UnreadableRoster(whyNoNames(columns.list))
    const first = await records.next()
    if (first.done) throw new UnreadableRoster('The file has a header but no rows.')
    return {
      columns: columns.list,
      rows: readRows(columns, withMended(followedBy(first.value, records), mended), options),
    }
  } catch (error) {
    await records.return(undefined)
    throw error
  }
}

/** Reads rows again that an earlier import has kept, under the header they came with. */
export function rereadRoster(header: string[], kept: Iterable<NumberedCells>, options: RosterOptions): Roster {
  const columns = mapColumns(header)
  return { columns: columns.list, rows: readRows(columns, kept, options) }
}

async function* readRows(
  columns: Columns,
  records: Iterable<NumberedCells> | AsyncIterable<NumberedCells>,
  { offices, ...options }: RosterOptions,
): AsyncGenerator<RosterLine> {
  const reading: Reading = { ...options, officeSpelling: officeSpelling(offices) }
  for await (const { row, cells } of records) {
    const read = repeatsHeader(cells, columns.list)
      ? { reason: 'The header is repeated here.', name: '' }
      : readBrother(rowCells(columns, cells), reading)
    yield { row, cells, ...read }
  }
}

/** The header is row 1 wherever it begins; blank rows behind it are left out but counted, as spreadsheets do. */
async function* numbered(records: AsyncIterable<string[]>): AsyncGenerator<NumberedCells> {
  let row = 0
  for await (const cells of records) {
    const isBlank = cells.every((cell) => cell.trim() === '')
    if (row > 0 || !isBlank) row += 1
    if (!isBlank) yield { row, cells }
  }
}

async function* followedBy<T>(first: T, others: AsyncIterable<T>) {
  yield first
  yield* others
}

async function* withMended(records: AsyncIterable<NumberedCells>, mended: ReadonlyMap<number, string[]>) {
  for await (const { row, cells } of records) yield { row, cells: mended.get(row) ?? cells }
}

const repeatsHeader = (cells: string[], list: ColumnList) =>
  cells.length === list.length && list.every(({ header }, at) => header === cells[at])

const MOST_LISTED = 20

function whyNoNames(list: ColumnList) {
  const headers = list.map(({ header }) => header.slice(0, 40)).filter(Boolean)
  const listed = headers.slice(0, MOST_LISTED).join(', ')
  const rest = headers.length > MOST_LISTED ? ` and ${headers.length - MOST_LISTED} more` : ''
  const wanted = 'there has to be one called “Name”, or “First name” and “Last name”'
  return `No column holds the names: ${wanted}. Found: ${listed}${rest}.`
}
