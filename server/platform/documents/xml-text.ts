// The text between the tags of an XML file, in one walk over it that nothing in the file makes longer.
import { Refusal } from '../errors.ts'

/** Elements within each other; what people write has some fifty. */
const DEEPEST = 256

const TOO_DEEP = 'This file is nested too deeply to be read. Save it again and select that.'

interface Wanted {
  /** Elements that begin a line, by name. */
  lines: ReadonlySet<string>
  /** Elements whose text is left out, by what stands in their tag. */
  isLeftOut?: (tag: string) => boolean
  /** In UTF-16 units. */
  most: number
}

/** Refuses with a sentence what is nested too deeply, as what never ends its elements is. */
export function textOfXml(xml: string, { lines, isLeftOut, most }: Wanted): string {
  const pieces: string[] = []
  let length = 0
  let depth = 0
  /** Of the element that is left out. */
  let leftOut: number | null = null
  const keep = (piece: string) => {
    if (leftOut !== null) return
    pieces.push(piece.slice(0, most - length))
    length += piece.length
  }
  for (let at = 0; at < xml.length && length < most; ) {
    const open = xml.indexOf('<', at)
    if (open !== at) keep(xml.slice(at, open === -1 ? xml.length : open))
    if (open === -1) break
    const { end, tag } = tagAt(xml, open)
    at = end
    if (tag.startsWith('/')) {
      if (leftOut === depth) leftOut = null
      depth -= 1
      continue
    }
    const isOpen = !tag.endsWith('/') && !/^[?!]/.test(tag)
    if (isOpen) depth += 1
    if (depth > DEEPEST) throw new Refusal('not_valid', TOO_DEEP)
    if (lines.has(nameOf(tag))) keep(' \n')
    if (isOpen && leftOut === null && isLeftOut?.(tag)) leftOut = depth
  }
  return tidy(pieces.join(''))
}

/** What stands between its brackets; a tag or comment without an end takes the rest. */
function tagAt(xml: string, open: number) {
  const closing = xml.startsWith('<!--', open) ? '-->' : '>'
  const found = xml.indexOf(closing, open + 1)
  const end = found === -1 ? xml.length : found
  return { tag: xml.slice(open + 1, end), end: end + closing.length }
}

const nameOf = (tag: string) => /^[^\s/]*/.exec(tag)?.[0] ?? ''

const tidy = (text: string) =>
  text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, unescaped)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(_: string, decimal?: string, hexadecimal?: string, name?: string) {
  if (name) return NAMED[name.toLowerCase()] ?? ''
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
