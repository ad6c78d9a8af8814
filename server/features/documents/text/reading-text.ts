// Text files as text, whatever they were written in, and cut into pages that are searched and shown.

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** What its first bytes say, else UTF-8 where it is that without a fault, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return UTF8.decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Far below the megabyte that PostgreSQL takes of words at once. */
const LONGEST_PAGE = 20_000
const MOST_PAGES = 2_000

/** At ends of lines, where there are any. */
export function cutIntoPages(text: string): string[] {
  const pages: string[] = []
  for (let from = 0; from < text.length && pages.length < MOST_PAGES; ) {
    const end = from + LONGEST_PAGE
    const lineEnd = end < text.length ? text.lastIndexOf('\n', end) : text.length
    const to = lineEnd > from ? lineEnd : end
    pages.push(text.slice(from, to))
    from = to
  }
  return pages
}
