// Reads a CSV as rows of text: quoted fields, and whichever of comma, semicolon and tab divides its first line most often.

const DIVIDERS = [',', ';', '\t']
/** Of the file; more are not shown. */
export const MOST_ROWS = 2_000
const MOST_COLUMNS = 100

/** At most `MOST_ROWS` rows besides the first, and whether there are more. */
export function readCsv(text: string): { rows: string[][]; isCut: boolean } {
  const divider = dividerOf(text)
  const rows: string[][] = []
  for (const row of rowsOf(text.replace(/^\uFEFF/, ''), divider)) {
    if (rows.length > MOST_ROWS) return { rows, isCut: true }
    rows.push(row.slice(0, MOST_COLUMNS))
  }
  return { rows, isCut: false }
}

function dividerOf(text: string) {
  const [line = ''] = text.split('\n', 1)
  const counts = DIVIDERS.map((divider) => line.split(divider).length)
  return DIVIDERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function* rowsOf(text: string, divider: string) {
  let row: string[] = []
  for (let at = 0; at < text.length; ) {
    const field = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, divider)
    row.push(field.value)
    at = field.end
    if (text[at] === divider) {
      at++
      if (at === text.length) row.push('')
      continue
    }
    yield row
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  if (row.length > 0) yield row
}

/** A quote within is written twice; what stands between the closing one and the divider belongs to the field. */
function quotedAt(text: string, from: number) {
  let value = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { value: value + text.slice(at), end: text.length }
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    at = quote + 2
  }
}

function plainAt(text: string, from: number, divider: string) {
  let end = from
  while (end < text.length && text[end] !== divider && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: text.slice(from, end), end }
}
