// A roster: a CSV file as people really have them, read row by row into brothers or the reasons why not.
import type { Readable } from 'node:stream'
import type { ColumnQuestion } from '@aerie/contract/roster-questions'
import { quoted } from '@aerie/roster-reading/cells/cell-text'
import { type FindGarbled, mayBeGarbled, openGarbled } from '@aerie/roster-reading/letters/garbled'
import { LETTERS } from '@aerie/roster-reading/letters/letters'
import type { Letters } from '@aerie/roster-reading/letters/read-letters'
import { UnreadableRoster } from '@aerie/roster-reading/letters/unreadable-roster'
import { FOREIGN, utf8Blocks } from '@aerie/roster-reading/letters/utf8-blocks'
import { isBlank } from '@aerie/roster-reading/records/file-format'
import { readRecords } from '@aerie/roster-reading/records/records'
import { type ColumnList, type Columns, isOwnExport, mapColumns } from '#features/roster-columns/columns.ts'
import { findHeader, isHeader } from '#features/roster-columns/find-header.ts'
import { type RivalColumns, watchRivals } from '#features/roster-columns/rival-columns.ts'
import { officeSpelling } from './cells/office-cells.ts'
import { type ReadingContext, readBrother } from './read-brother.ts'
import type { RosterBrother } from './roster-brother.ts'
import { rowCells } from './row-cells.ts'

/** What became of one row; `row` counts records as a spreadsheet shows them, the header being 1 where it stands first. */
export type RosterLine = { row: number; cells: string[] } & (
  | {
      brother: RosterBrother
      remarks: string[]
      /** A status of his that nobody knows, as written. */
      unknownStatus: string | null
      /** What says that he is dead, as written. */
      died: string | null
    }
  | { reason: string; name: string }
)

export interface Roster {
  columns: ColumnList
  headerRow: number
  /** To be gone through once; it reads the file on as it goes, and throws `UnreadableRoster` where that breaks off. */
  rows: AsyncIterable<RosterLine>
  /** What has come up in the rows that were gone through. */
  seen: {
    /** Up to five names, or else cells, that the letters of the file have made. */
    foreignNames(): string[]
    columnQuestions(): ColumnQuestion[]
  }
}

export interface RosterOptions {
  /** The offices of the organisation, as it spells them. */
  offices: string[]
  /** How many pledge classes there are yet. */
  classCount: number
  /** Whether the file may make admins: when a super admin imports it. */
  mayLeadRoles: boolean
  /** What statuses mean that nobody knows, by what is comparable of them: whether active. */
  statuses: ReadonlyMap<string, boolean>
}

/** What an officer chose for one file. */
export interface FileChoices {
  /** Null for a file in Unicode. */
  letters?: Letters | null
  /** The column for a field, where several would do. */
  columns?: ReadonlyMap<string, number>
  /** Rows in place of those in the file. */
  mended?: ReadonlyMap<number, string[]>
}

interface NumberedCells {
  row: number
  cells: string[]
  /** Whether something in it was decoded from other letters than Unicode. */
  isForeign: boolean
}

/** Throws `UnreadableRoster` for what is no roster as a whole. The source stays open: its owner closes it. */
export async function openRoster(
  source: Readable,
  options: RosterOptions,
  { letters = null, columns: chosen = new Map(), mended = new Map() }: FileChoices = {},
): Promise<Roster> {
  const records = readRecords(utf8Blocks(source, letters?.decodeLine ?? null), { isHeader, isOwnExport })
  try {
    const header = await findHeader(records)
    const columns = mapColumns(header.cells.map(unmarked), chosen)
    mustBeAmongRivals(columns, chosen)
    const rows = numbered(records, header.row, letters !== null)
    const first = await rows.next()
    if (first.done) throw new UnreadableRoster('The file has a header but no rows.')
    const reader = openRows(columns, options, letters)
    return { ...reader.open(withMended(followedBy(first.value, rows), mended)), headerRow: header.row }
  } catch (error) {
    await records.return(undefined)
    throw error
  }
}

/** Reads rows again that an earlier import has kept, under the header they came with and by what was chosen then. */
export function rereadRoster(
  header: string[],
  kept: Iterable<{ row: number; cells: string[] }>,
  options: RosterOptions,
  { columns: chosen = new Map() }: Pick<FileChoices, 'columns'> = {},
): Roster {
  const reader = openRows(mapColumns(header, chosen), options, null)
  const rows = Array.from(kept, ({ row, cells }) => ({ row, cells, isForeign: false }))
  return { ...reader.open(rows), headerRow: 1 }
}

function mustBeAmongRivals({ rivals }: Columns, chosen: ReadonlyMap<string, number>) {
  const asked = new Map<string, number[]>(rivals)
  for (const [field, at] of chosen) {
    if (!asked.get(field)?.includes(at))
      throw new UnreadableRoster('The columns of this file are others than those that were chosen from. Choose again.')
  }
}

function openRows(columns: Columns, { offices, ...options }: RosterOptions, letters: Letters | null) {
  const reading: ReadingContext = { ...options, officeSpelling: officeSpelling(offices) }
  const rivals = watchRivals(columns)
  const foreign = new Set<string>()
  return {
    open: (records: Iterable<NumberedCells> | AsyncIterable<NumberedCells>) => ({
      columns: columns.list,
      rows: readRows(records, { columns, reading, rivals, letters, foreign }),
      seen: { foreignNames: () => [...foreign], columnQuestions: () => rivals.questions() },
    }),
  }
}

interface RowReader {
  columns: Columns
  reading: ReadingContext
  rivals: RivalColumns
  letters: Letters | null
  foreign: Set<string>
}

async function* readRows(
  records: Iterable<NumberedCells> | AsyncIterable<NumberedCells>,
  reader: RowReader,
): AsyncGenerator<RosterLine> {
  const { columns, reading, rivals } = reader
  for await (const { row, cells, isForeign } of records) {
    if (repeatsHeader(cells, columns.list)) {
      yield { row, cells, reason: 'The header is repeated here.', name: '' }
      continue
    }
    rivals.see(cells)
    const read = readBrother(rowCells(columns, cells), reading)
    if (isForeign) noteForeign(reader.foreign, cells, read)
    if (isForeign && reader.letters?.isDoubtful) remarkOn(read, guessOf(reader.letters))
    else if (cells.some(mayBeGarbled)) remarkOn(read, garbledIn(cells, columns, await openGarbled(cells)))
    yield { row, cells, ...read }
  }
}

const MOST_NAMES = 5

function noteForeign(foreign: Set<string>, cells: string[], read: ReturnType<typeof readBrother>) {
  if (foreign.size >= MOST_NAMES) return
  const name = 'brother' in read ? `${read.brother.firstName} ${read.brother.lastName}` : read.name
  const shown = [name, ...cells].find((text) => BEYOND_ASCII.test(text))
  if (shown) foreign.add(shown.slice(0, LONGEST_SHOWN))
}

const LONGEST_SHOWN = 60
const BEYOND_ASCII = /\P{ASCII}/u

function remarkOn(read: ReturnType<typeof readBrother>, sentence: string | undefined) {
  if ('remarks' in read && sentence) read.remarks.push(sentence)
}

const guessOf = ({ taken }: Letters) =>
  `Its letters were read as ${LETTERS[taken]}, which is no more than a guess: look whether they are right.`

function garbledIn(cells: string[], { list }: Columns, findGarbled: FindGarbled) {
  const isRead = (at: number) => list[at] !== undefined && (list[at].field !== null || list[at].standsIn !== null)
  const [found] = cells.flatMap((cell, at) => (isRead(at) ? (findGarbled(cell) ?? []) : []))
  return (
    found && `${quoted(found.garbled)} was garbled before it came into this file; it may mean ${quoted(found.meant)}.`
  )
}

/** Blank rows behind the header are left out but counted, as spreadsheets do. */
async function* numbered(
  records: AsyncIterable<string[]>,
  headerRow: number,
  mayBeForeign: boolean,
): AsyncGenerator<NumberedCells> {
  let row = headerRow
  for await (const cells of records) {
    row += 1
    if (isBlank(cells)) continue
    const isForeign = mayBeForeign && cells.some((cell) => cell.includes(FOREIGN))
    yield { row, cells: isForeign ? cells.map(unmarked) : cells, isForeign }
  }
}

const unmarked = (cell: string) => cell.replaceAll(FOREIGN, '')

async function* followedBy<T>(first: T, others: AsyncIterable<T>) {
  yield first
  yield* others
}

async function* withMended(records: AsyncIterable<NumberedCells>, mended: ReadonlyMap<number, string[]>) {
  for await (const { row, cells, isForeign } of records) {
    const instead = mended.get(row)
    yield instead ? { row, cells: instead, isForeign: false } : { row, cells, isForeign }
  }
}

const repeatsHeader = (cells: string[], list: ColumnList) =>
  cells.length === list.length && list.every(({ header }, at) => header === cells[at])
