// From blocks of lines to records of cells, such that one quote too many spoils no more than its own line.
import { CsvError, type Options, parse } from 'csv-parse/sync'
import { type Format, type HeaderChecks, LINE_ENDS, readPreamble } from './file-format.ts'

/** No spreadsheet writes a longer record; a quote that is open for longer was never meant to open. */
const LONGEST_RECORD = 65_536

/** Every record of the file, or, where it has no header, those of its head; blank lines count as records of blank cells. */
export async function* readRecords(blocks: AsyncIterable<Buffer>, checks: HeaderChecks): AsyncGenerator<string[]> {
  let rest: Buffer = Buffer.alloc(0)
  let format: Format | undefined
  for await (const block of blocks) {
    let bytes = Buffer.concat([rest, block])
    if (!format) {
      const preamble = readPreamble(bytes, false, checks)
      yield* blankRecords(preamble)
      bytes = bytes.subarray(preamble.end)
      format = preamble.format
    }
    if (!format) {
      rest = bytes
      continue
    }
    const read = readBlock(bytes, format, format.width === 0)
    yield* read.records
    if (format.width === 0) return
    rest = read.rest
  }
  if (!format) {
    const preamble = readPreamble(rest, true, checks)
    yield* blankRecords(preamble)
    rest = rest.subarray(preamble.end)
    format = preamble.format
  }
  if (format) yield* readBlock(rest, format, true).records
}

const blankRecords = ({ blankLines }: { blankLines: number }) => Array.from({ length: blankLines }, () => [''])

function readBlock(bytes: Buffer, format: Format, isLast: boolean) {
  const records: string[][] = []
  let at = 0
  while (at < bytes.length) {
    const whole = readWhole(bytes.subarray(at), format, records)
    at += whole.end
    if (!whole.stumble) break
    if (whole.stumble === 'open' && !isLast && bytes.length - at < LONGEST_RECORD) break
    const end = afterLine(bytes, at)
    records.push(readLine(bytes.subarray(at, end), format))
    at = end
  }
  return { records, rest: bytes.subarray(at) }
}

class SwallowedLines extends Error {}

/** Reads records up to the first whose quotes do not pair, and says where that one begins. */
function readWhole(bytes: Buffer, format: Format, records: string[][]) {
  let end = 0
  const take = (record: string[], upTo: number) => {
    if (!format.isOurs && hasSwallowedLines(record, bytes.subarray(end), format)) throw new SwallowedLines()
    records.push(record)
    end = upTo
  }
  try {
    parseCells(bytes, format, {
      trim: true,
      on_record: (record: string[], context) => {
        take(record, context.bytes)
        return null
      },
    })
    return { end, stumble: null }
  } catch (error) {
    if (error instanceof SwallowedLines) return { end, stumble: 'closed too late' }
    if (error instanceof CsvError) return { end, stumble: error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'inside' }
    throw error
  }
}

/** A record that looks as if a stray quote had swallowed the lines after it, and whose first line alone is whole. */
const hasSwallowedLines = (record: string[], bytes: Buffer, format: Format) =>
  record.some((cell) => LINE_END.test(cell) && (record.length < format.width || looksSwallowed(cell, format))) &&
  readLine(bytes.subarray(0, afterLine(bytes, 0)), format).length === format.width

const LINE_END = /[\r\n]/

/** The quote stood last in its line, or closed where the next one should have opened. */
const looksSwallowed = (cell: string, { delimiter }: Format) => /^[\r\n]/.test(cell) || cell.endsWith(delimiter)

function afterLine(bytes: Buffer, from: number) {
  const next = bytes.subarray(from).findIndex((byte) => byte === 0x0a || byte === 0x0d)
  if (next < 0) return bytes.length
  const at = from + next
  return bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? at + 2 : at + 1
}

/** One line by itself: with quotes inside cells where that gives as many as the header has, else quotes are text. */
function readLine(line: Buffer, format: Format) {
  const lenient = parseLeniently(line, format)
  if (lenient?.length === format.width) return lenient
  const [cells = []] = parseCells(line, format, { quote: null })
  return cells.map((cell) => withoutStrayQuote(cell.trim()))
}

function withoutStrayQuote(cell: string) {
  if (/^".*"$/.test(cell)) return cell.slice(1, -1).replaceAll('""', '"')
  const isStray = cell.split('"').length % 2 === 0
  return isStray ? cell.replace(/^"|"$/, '') : cell
}

function parseLeniently(line: Buffer, format: Format) {
  try {
    return parseCells(line, format, { relax_quotes: true })[0]
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

const parseCells = (bytes: Buffer, { delimiter }: Format, options: Options) =>
  parse(bytes, { delimiter, record_delimiter: LINE_ENDS, relax_column_count: true, ...options })
