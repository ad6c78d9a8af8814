// Reads Positions.csv of a LinkedIn export.
import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import type { Extraction } from '@aerie/contract/linkedin'
import { cleanLine } from '@aerie/text/clean-text'
import { CsvError, parse } from 'csv-parse'
import { UnreadableExport } from './find-positions.ts'

type Position = Extraction['workExperience'][number]

const COLUMNS = { company: 'company name', title: 'title', startDate: 'started on', endDate: 'finished on' }
/** Notes may stand above the header, but no more of them. */
const HEADER_WITHIN = 20
/** As many as a profile holds. */
const MOST = 30
const LONGEST = 200
const PIECE = 65_536

/** The newest first: where he works still, then by when he left. */
export async function readPositions(file: Buffer): Promise<Position[]> {
  const found: Position[] = []
  let column: Record<string, number> | null = null
  let above = 0
  for await (const record of records(file)) {
    if (column) {
      const position = toPosition(record, column)
      if (position) found.push(position)
    } else {
      column = readHeader(record)
      if (!column && ++above > HEADER_WITHIN) break
    }
  }
  if (!column) throw unknown()
  return found.sort(newestFirst).slice(0, MOST)
}

const unknown = () => new UnreadableExport('This is not Positions.csv of a LinkedIn export, or it is damaged.')

/** Parsed piece by piece, so that a long file holds nobody up. */
async function* records(file: Buffer): AsyncGenerator<string[]> {
  const text = new TextDecoder(isUtf8(file) ? 'utf-8' : 'windows-1252').decode(file)
  const pieces = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, n) =>
    text.slice(n * PIECE, (n + 1) * PIECE),
  )
  const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true }
  try {
    yield* Readable.from(pieces).compose(parse(options))
  } catch (error) {
    throw error instanceof CsvError ? unknown() : error
  }
}

function readHeader(record: string[]) {
  const names = record.map((cell) => cell.toLowerCase())
  if (!names.includes(COLUMNS.company) || !names.includes(COLUMNS.title)) return null
  return Object.fromEntries(Object.entries(COLUMNS).map(([field, name]) => [field, names.indexOf(name)]))
}

function toPosition(record: string[], column: Record<string, number>): Position | null {
  const cell = (field: keyof typeof COLUMNS) => cleanLine((record[column[field] ?? -1] ?? '').slice(0, LONGEST))
  const title = cell('title')
  const company = cell('company')
  if (!title && !company) return null
  return { title, company, startDate: spelledOut(cell('startDate')), endDate: spelledOut(cell('endDate')) }
}

const newestFirst = (a: Position, b: Position) => compare(endOf(b), endOf(a)) || compare(startOf(b), startOf(a))

const compare = (a: number, b: number) => (a === b ? 0 : a - b)

/** Months since the year nought. Work that has begun and not ended goes on; without any date it comes last. */
const endOf = ({ startDate, endDate }: Position) =>
  endDate ? monthOf(endDate) : startDate ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY

const startOf = ({ startDate }: Position) => (startDate ? monthOf(startDate) : Number.NEGATIVE_INFINITY)

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** LinkedIn writes 'Mar 2019'; brothers write 'March 2019'. */
function spelledOut(date: string) {
  const month = MONTHS.find((name) => date.startsWith(`${name.slice(0, 3)} `))
  return (month ? month + date.slice(3) : date) || null
}

/** Of 'March 2019' or '2019'. */
function monthOf(date: string) {
  const [, month = '', year] = /(?:(?<![a-z])([a-z]+)\s+)?(\d{4})/i.exec(date) ?? []
  return year ? Number(year) * 12 + Math.max(0, MONTHS.indexOf(month)) : Number.NEGATIVE_INFINITY
}
