// Walks over an XML file once, from tag to tag: no tree is made, and nothing in the file makes the walk longer.
import { Refusal } from '../errors.ts'

/** Elements within each other; what people write has some fifty. */
const DEEPEST = 256

const TOO_DEEP = 'This file is nested too deeply to be read. Save it again and select that.'

export type XmlEvent =
  /** `isOpen`: what stands in it follows, and its end. `name` is without the prefix of its namespace. */
  | { kind: 'element'; name: string; tag: string; isOpen: boolean; depth: number }
  | { kind: 'end'; depth: number }
  | { kind: 'text'; text: string }

/** Refuses with a sentence what is nested too deeply, as what never ends its elements is. Text is as written, with its entities. */
export function* walkXml(xml: string): Generator<XmlEvent> {
  let depth = 0
  for (let at = 0; at < xml.length; ) {
    const open = xml.indexOf('<', at)
    if (open !== at) yield { kind: 'text', text: xml.slice(at, open === -1 ? xml.length : open) }
    if (open === -1) return
    const { end, tag } = tagAt(xml, open)
    at = end
    if (tag.startsWith('/')) {
      yield { kind: 'end', depth }
      depth -= 1
      continue
    }
    if (/^[?!]/.test(tag)) continue
    const isOpen = !tag.endsWith('/')
    if (isOpen) depth += 1
    if (depth > DEEPEST) throw new Refusal('not_valid', TOO_DEEP)
    yield { kind: 'element', name: localName(nameOf(tag)), tag, isOpen, depth }
  }
}

/** What stands between its brackets; a tag or comment without an end takes the rest. */
function tagAt(xml: string, open: number) {
  const closing = xml.startsWith('<!--', open) ? '-->' : '>'
  const found = xml.indexOf(closing, open + 1)
  const end = found === -1 ? xml.length : found
  return { tag: xml.slice(open + 1, end), end: end + closing.length }
}

const nameOf = (tag: string) => /^[^\s/]*/.exec(tag)?.[0] ?? ''

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Of a tag, by names without prefixes. */
export function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (let at = nameOf(tag).length; ; ) {
    const equals = tag.indexOf('=', at)
    if (equals === -1) return found
    const rest = tag.slice(equals + 1, equals + 20).trimStart()
    const from = tag.indexOf(rest.slice(0, 1), equals + 1)
    const to = /^["']/.test(rest) ? tag.indexOf(rest.slice(0, 1), from + 1) : -1
    if (to === -1) return found
    found.set(localName(tag.slice(at, equals).trim()), unescapeXml(tag.slice(from + 1, to)))
    at = to + 1
  }
}

/** Entities that are declared in the file are not known: they stay as they are. */
export const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, unescaped)

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(_: string, decimal?: string, hexadecimal?: string, name?: string) {
  if (name) return NAMED[name.toLowerCase()] ?? ''
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
