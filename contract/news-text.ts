// How much Markdown a news body may hold. Reading it takes a time that grows with the square of what is nested, begun and
// left open: server and pages count that first, in one pass whatever stands there.

/** Lists and quotes inside each other. */
export const DEEPEST_NEWS = 6
export const MOST_NEWS_LINES = 1_000
/** Of lists, and quotes. */
export const MOST_NEWS_ITEMS = 500
/** Signs that may begin emphasis or a link. */
export const MOST_NEWS_MARKS = 2_000

/** Why a body is not read as Markdown, as a sentence for whoever wrote it; null where it is. */
export function newsTextFlaw(body: string): string | null {
  const lines = body.split(/\r\n|\r|\n/, MOST_NEWS_LINES + 1)
  if (lines.length > MOST_NEWS_LINES) return `A news item has at most ${MOST_NEWS_LINES} lines.`
  let marks = 0
  for (const sign of body) if (sign === '*' || sign === '_' || sign === '[') marks++
  if (marks > MOST_NEWS_MARKS) return `A news item has at most ${MOST_NEWS_MARKS} of the signs *, _ and [.`
  let open: Container[] = []
  let items = 0
  for (const line of lines) {
    const { kept, begun } = containersOf(line, open)
    items += begun.length
    // A line that begins nothing may go on with a paragraph far inside without saying so.
    if (begun.length > 0) open = [...kept, ...begun]
    if (open.length > DEEPEST_NEWS) return `Lists and quotes stand at most ${DEEPEST_NEWS} deep inside each other.`
    if (items > MOST_NEWS_ITEMS) return `A news item has at most ${MOST_NEWS_ITEMS} items of lists and quotes.`
  }
  return null
}

/** A quote, or an item of a list, of which it says how many columns what is in it stands further in. */
type Container = 'quote' | number

const QUOTE = / *> ?/y
const ITEM = / *(?:[-+*]|\d{1,9}[.)])(?= |$)/y
const SPACES = / */y

/** With which of the open containers a line goes on, and which it begins: never fewer than Markdown sees. */
function containersOf(line: string, open: readonly Container[]) {
  const text = withoutTabs(line)
  let at = 0
  const lengthOf = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0].length ?? 0
  }
  const goesOn = (container: Container) => {
    const length = container === 'quote' ? lengthOf(QUOTE) : lengthOf(SPACES) >= container ? container : 0
    at += length
    return length > 0
  }
  const begin = (): Container | null => {
    const quote = lengthOf(QUOTE)
    at += quote
    if (quote > 0) return 'quote'
    const marker = lengthOf(ITEM)
    at += marker
    if (marker === 0) return null
    const spaces = lengthOf(SPACES)
    at += spaces
    return marker + (at < text.length ? spaces : 1)
  }
  const firstNot = open.findIndex((container) => !goesOn(container))
  const begun: Container[] = []
  for (let next = begin(); next !== null && begun.length <= DEEPEST_NEWS; next = begin()) begun.push(next)
  return { kept: firstNot === -1 ? open : open.slice(0, firstNot), begun }
}

/** Tabs reach to the next fourth column. */
function withoutTabs(line: string) {
  if (!line.includes('\t')) return line
  let column = 0
  const pieces = line.split('\t').map((piece, nth) => {
    const moved = nth === 0 ? piece : ' '.repeat(4 - (column % 4)) + piece
    column += moved.length
    return moved
  })
  return pieces.join('')
}
