// Marks the words that are looked for in a text that is shown, where the browser can.
import { placesIn } from './find-in-pages.ts'

export interface TextHighlight {
  /** The first place within `aim`, which is marked more; undefined where the words are not in it. */
  first: Range | undefined
  /** Takes the marks off again. */
  clear: () => void
}

export function showFound(text: Element, sought: string, aim: Element | null = text): TextHighlight {
  const ranges = rangesIn(text, sought)
  const first = ranges.find(({ startContainer }) => aim?.contains(startContainer))
  const clearAll = mark('found', ranges)
  const clearFirst = mark('found-first', first ? [first] : [])
  const clear = () => {
    clearAll()
    clearFirst()
  }
  return { first, clear }
}

function rangesIn(text: Element, sought: string): Range[] {
  if (sought.trim() === '') return []
  const ranges: Range[] = []
  const pieces = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode())
    for (const [from, to] of placesIn(piece.nodeValue ?? '', sought)) {
      const range = new Range()
      range.setStart(piece, from)
      range.setEnd(piece, to)
      ranges.push(range)
    }
  return ranges
}

function mark(name: string, ranges: Range[]): () => void {
  if (ranges.length === 0 || typeof Highlight === 'undefined') return () => {}
  const all = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, all)
  for (const range of ranges) all.add(range)
  return () => {
    for (const range of ranges) all.delete(range)
  }
}

/** To the middle of what scrolls, the window without one: a place in a long text is far from the beginning of its element. */
export function bringIntoView(range: Range, scroller: Element | null) {
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { top } = range.getBoundingClientRect()
  if (!scroller) return window.scrollBy({ top: top - innerHeight / 2 })
  scroller.scrollBy({ top: top - scroller.getBoundingClientRect().top - scroller.clientHeight / 2 })
}
