// Marks the words that are looked for in the text over a page, where the browser can.
import { placesIn } from './find-in-pages.ts'

/** Answers what takes the marks off again. */
export function showFound(layer: HTMLElement, sought: string): (() => void) | undefined {
  if (sought.trim() === '' || typeof Highlight === 'undefined') return
  const all = CSS.highlights.get('pdf-found') ?? new Highlight()
  CSS.highlights.set('pdf-found', all)
  const ranges = [...layer.querySelectorAll('span')].flatMap((piece) => {
    const [text] = piece.childNodes
    if (!(text instanceof Text)) return []
    return placesIn(text.data, sought).map(([from, to]) => {
      const range = new Range()
      range.setStart(text, from)
      range.setEnd(text, to)
      return range
    })
  })
  for (const range of ranges) all.add(range)
  return () => {
    for (const range of ranges) all.delete(range)
  }
}
