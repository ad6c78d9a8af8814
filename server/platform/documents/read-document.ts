// What is found in a document, within bounds.
import { plain } from '@aerie/text/search-form'

export interface ReadPage {
  body: string
  /** As it is compared. */
  plain: string
}

export interface ReadDocument {
  /** The text of each, empty ones too. */
  pages: ReadPage[]
  /** Null where it has none to count. */
  count: number | null
  /** WebP of its first page; null where none can be drawn. */
  cover: Uint8Array | null
  /** What is shown of it where that is not the file itself. */
  rendition?: ReadRendition
}

/** A docx without all that is not shown; tables and slides as the JSON that the contract describes. */
export interface ReadRendition {
  as: 'docx' | 'tables' | 'slides'
  bytes: Uint8Array
  /** Of slides, as they stand in the file, by their numbers from 0. */
  pictures: Uint8Array[]
}

const MOST_PAGES = 2_000
/** In UTF-16 units, of all pages together. */
export const MOST_TEXT = 5_000_000
/** Of one page, likewise: far below the megabyte that PostgreSQL takes of words at once. */
const LONGEST_PAGE = 100_000

/** As many as may be kept, and of each as much. */
export function gatherPages(texts: Iterable<string>): ReadPage[] {
  const pages: ReadPage[] = []
  let left = MOST_TEXT
  for (const text of texts) {
    if (pages.length === MOST_PAGES || left <= 0) break
    const page = toPage(text.slice(0, Math.min(left, LONGEST_PAGE)))
    pages.push(page)
    left -= page.body.length
  }
  return pages
}

/** A NUL is what PostgreSQL cannot keep. */
function toPage(text: string): ReadPage {
  const body = text.replaceAll('\0', '').toWellFormed()
  // Some letters are many without their accents.
  const words = plain(body)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, LONGEST_PAGE)
  return { body, plain: words.toWellFormed() }
}

/** What has no pages of its own, cut at ends of lines where there are any; `longest` in UTF-16 units. */
export function* cutIntoPages(text: string, longest = LONGEST_PAGE) {
  for (let from = 0; from < text.length; ) {
    const end = from + longest
    const lineEnd = end < text.length ? text.lastIndexOf('\n', end) : text.length
    const to = lineEnd > from ? lineEnd : end
    yield text.slice(from, to)
    from = to
  }
}
