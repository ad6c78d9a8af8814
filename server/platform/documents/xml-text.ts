// The text that an XML file of an Office program shows, in one walk over it.
import { unescapeXml, walkXml } from './xml-walk.ts'

/** Elements that begin a line. */
const LINES: ReadonlySet<string> = new Set(['p', 'br', 'cr', 'tab', 'tr'])
/** What was deleted or moved away while changes were tracked, and what stands there for programs that cannot show the rest. */
const LEFT_OUT: ReadonlySet<string> = new Set(['del', 'moveFrom', 'Fallback'])
/** Alone this is shown: deleted text, codes of fields and positions of things have elements of their own. */
const TEXT = 't'

/** At most so many UTF-16 units. Refuses with a sentence what is nested too deeply. */
export function textOfXml(xml: string, most: number): string {
  const pieces: string[] = []
  let length = 0
  /** Depths of the element that is left out, and of the text that is read. */
  let leftOut: number | null = null
  let text: number | null = null
  for (const event of walkXml(xml)) {
    if (length >= most) break
    if (event.kind === 'end') {
      if (event.depth === leftOut) leftOut = null
      if (event.depth === text) text = null
    } else if (event.kind === 'text') {
      if (text === null || leftOut !== null) continue
      pieces.push(event.text.slice(0, most - length))
      length += event.text.length
    } else {
      if (leftOut === null && LINES.has(event.name)) pieces.push(' \n')
      if (event.isOpen && leftOut === null && LEFT_OUT.has(event.name)) leftOut = event.depth
      if (event.isOpen && text === null && event.name === TEXT) text = event.depth
    }
  }
  return tidy(pieces.join(''))
}

const tidy = (text: string) =>
  unescapeXml(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
