// What parts the cells of a file, and how wide it is: as its header says, wherever that stands.
import { CsvError, parse } from 'csv-parse/sync'

export interface Format {
  delimiter: string
  /** How many cells the header has; 0 where there is none. */
  width: number
  /** Our own export: every quote in it was meant. */
  isOurs: boolean
}

/** By what a header is told from other records: only whoever reads its columns knows. */
export interface HeaderChecks {
  isHeader(cells: string[], isFirst: boolean): boolean
  /** Whether it is that of our own export. */
  isOwnExport(cells: string[]): boolean
}

export interface Preamble {
  /** Where the records begin. */
  end: number
  /** Lines before that. */
  blankLines: number
  /** Nothing while more of the file is needed to tell. */
  format?: Format
}

const PREAMBLE = /^\uFEFF?(?:[ \t]*(?:\r\n?|\n))*(?:"?sep=(.)"?(?:\r\n?|\n)(?:[ \t]*(?:\r\n?|\n))*)?/i
const LINE_END = /\r\n?|\n/g
const DELIMITERS = ['\t', ';', ',', '|']
export const LINE_ENDS = ['\r\n', '\n', '\r']
/** So many records are looked through for a header. */
export const HEAD_RECORDS = 20
/** A header lies within so many bytes, or the block that they come in. */
const HEAD_BYTES = 8192

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The format, past blank lines and the `sep=;` that spreadsheets may write first; `bytes` are whole lines. */
export function readPreamble(bytes: Buffer, isLast: boolean, checks: HeaderChecks): Preamble {
  const text = bytes.toString()
  const [preamble = '', said] = PREAMBLE.exec(text) ?? []
  const end = Buffer.byteLength(preamble)
  const blankLines = (preamble.match(LINE_END)?.length ?? 0) - (said ? 1 : 0)
  const head = text.slice(preamble.length)
  if (head === '') return { end: said ? 0 : end, blankLines: said ? 0 : blankLines }
  const heads = (said ? [said] : DELIMITERS).map((delimiter) => ({ delimiter, records: headRecords(head, delimiter) }))
  const format = formatOf(heads, checks)
  if (format) return { end, blankLines, format }
  const isEnough = heads.every(({ records }) => records.length > HEAD_RECORDS)
  if (!isLast && !isEnough && bytes.length < HEAD_BYTES) return { end: 0, blankLines: 0 }
  return { end, blankLines, format: { delimiter: said ?? likelyDelimiter(head), width: 0, isOurs: false } }
}

interface Head {
  delimiter: string
  records: string[][]
}

/**
 * By the delimiter that finds the header first, and of those the one that finds most columns in it; a header of one column
 * is parted by nothing, so neither are the rows.
 */
function formatOf(heads: Head[], { isHeader, isOwnExport }: HeaderChecks): Format | undefined {
  const found = heads.flatMap(({ delimiter, records }) => {
    const at = records.findIndex((cells, index) => isHeader(cells, index === 0))
    const header = records[at]
    return header ? [{ delimiter, at, header }] : []
  })
  const [best] = found.sort((one, two) => one.at - two.at || two.header.length - one.header.length)
  return best && { delimiter: best.delimiter, width: best.header.length, isOurs: isOwnExport(best.header) }
}

/** The first records that are not blank, as far as their quotes pair. */
function headRecords(text: string, delimiter: string) {
  const records: string[][] = []
  try {
    parse(text, {
      delimiter,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      trim: true,
      to: HEAD_RECORDS * 5,
      on_record: (record: string[]) => {
        if (records.length <= HEAD_RECORDS && !isBlank(record)) records.push(record)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return records
}

/** What parts the first line that is parted at all, outside its quotes. */
function likelyDelimiter(text: string) {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, HEAD_RECORDS)
  const line = lines.find((each) => DELIMITERS.some((delimiter) => each.includes(delimiter))) ?? ''
  const count = (delimiter: string) => line.split(delimiter).length - 1
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best))
}
