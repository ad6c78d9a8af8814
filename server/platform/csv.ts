// What is exported as CSV.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/**
 * A byte order mark comes first, so that spreadsheets read the accents, and what they would take for a formula is escaped.
 * An error of the rows ends the stream, and closing it ends them.
 *
 * @param rows cells in the order of `columns`, or objects with these keys
 * @param columns the header; none is written without
 */
export function writeCsv(rows: Iterable<unknown> | AsyncIterable<unknown>, columns?: string[]): Readable {
  const csv = stringify({ bom: true, escape_formulas: true, ...(columns && { header: true, columns }) })
  const source = Readable.from(rows)
  source.once('error', (error) => csv.destroy(error))
  csv.once('close', () => source.destroy())
  return source.pipe(csv)
}
