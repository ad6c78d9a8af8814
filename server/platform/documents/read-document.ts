// What is found in a document, within bounds.

export interface ReadDocument {
  /** The text of each, empty ones too. */
  pages: string[]
  /** Null where it has none to count. */
  count: number | null
  /** WebP of its first page; null where none can be drawn. */
  cover: Uint8Array | null
}

const MOST_PAGES = 2_000
/** In UTF-16 units, of all pages together. */
const MOST_TEXT = 5_000_000

/** As many as may be kept. */
export function gatherPages(texts: Iterable<string>): string[] {
  const pages: string[] = []
  let left = MOST_TEXT
  for (const text of texts) {
    if (pages.length === MOST_PAGES || left <= 0) break
    pages.push(text.slice(0, left))
    left -= text.length
  }
  return pages
}
