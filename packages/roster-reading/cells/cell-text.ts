// The text of a cell, freed of what spreadsheets, keyboards and web pages leave in it.

/** What is equal for a reader: letters and digits without case, accents, spaces and punctuation. */
export const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Words from a cell inside a sentence, as many as a line holds. */
export const quoted = (text: string) => `“${shortened(text)}”`

export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

const STARTS_FORMULA = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const ESCAPED = new RegExp(`^'(?='*${STARTS_FORMULA})`)
const LOOKS_ESCAPED = new RegExp(`^'+${STARTS_FORMULA}`)
const SPELLED_OUT = /^="((?:[^"]|"")*)"$/
const FORMULA = /^\s*(?:[=\uFF1D]|[+\-@][A-Z_][\w.]*\()/i

/**
 * A cell as it was meant: without the apostrophe that keeps a spreadsheet from computing it, and without the `="…"`
 * that keeps it from reading a number. Null for a formula.
 */
export function meantText(cell: string) {
  if (cell.startsWith("'")) return cell.replace(ESCAPED, '')
  const spelledOut = SPELLED_OUT.exec(cell)?.[1]
  if (spelledOut !== undefined) return spelledOut.replaceAll('""', '"')
  return FORMULA.test(cell) ? null : cell
}

/**
 * The cell that `meantText` reads as this text once formulas have been escaped: one that only looks escaped gets an
 * apostrophe more.
 */
export const cellOf = (text: string | null) => (text && LOOKS_ESCAPED.test(text) ? `'${text}` : (text ?? ''))
