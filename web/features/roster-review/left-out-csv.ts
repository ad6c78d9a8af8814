// The rows that a dry run would leave out, as a CSV file to mend the roster by.
import type { ImportReport } from '@aerie/contract/rosters'

const HEADER = ['row', 'name', 'outcome', 'reason']
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/
const BYTE_ORDER_MARK = '\uFEFF'

export function leftOutCsv({ lines }: Pick<ImportReport, 'lines'>) {
  const leftOut = lines
    .filter(({ outcome }) => outcome === 'skipped' || outcome === 'error')
    .map(({ row, name, outcome, note }) => [String(row), name, outcome, note ?? ''])
  return BYTE_ORDER_MARK + [HEADER, ...leftOut].map((cells) => cells.map(cell).join(',')).join('\r\n')
}

const cell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
