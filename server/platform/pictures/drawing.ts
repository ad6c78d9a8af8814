// Makes of an SVG the same drawing without what programs and cameras wrote into it, the pictures in it included.
import sharp from 'sharp'
import { Refusal } from '../errors.ts'

const BROKEN = 'This drawing is damaged or incomplete. Please select another one.'
/** Elements that nothing is drawn of, whatever their prefix. */
const SAYING = new Set(['metadata', 'xmpmeta', 'RDF'])
/** A drawing may hold drawings. */
const DEEPEST = 3
const MOST_PIXELS = 64e6

/** Byte by byte what it was elsewhere, in whichever encoding. Throws a refusal with the sentence to show where it breaks off. */
export async function cleanDrawing(svg: Uint8Array, depth = 0): Promise<Buffer> {
  if (depth > DEEPEST) throw new Refusal('not_valid', BROKEN)
  const text = withoutSayings(Buffer.from(svg.buffer, svg.byteOffset, svg.length).toString('latin1'))
  const parts = text.split(EMBEDDED)
  for (const [i, part] of parts.entries()) if (i % 2 === 1) parts[i] = await cleanEmbedded(part, depth)
  return Buffer.from(parts.join(''), 'latin1')
}

/** What stands between a sign and its end is passed over: elements that say something, comments, notes to programs. */
function withoutSayings(svg: string) {
  const kept: string[] = []
  for (let at = 0; at < svg.length; ) {
    const begin = svg.indexOf('<', at)
    if (begin < 0) return kept.concat(svg.slice(at)).join('')
    kept.push(svg.slice(at, begin))
    const [end, isKept] = markupAt(svg, begin)
    if (isKept) kept.push(svg.slice(begin, end))
    at = end
  }
  return kept.join('')
}

function markupAt(svg: string, at: number): [end: number, isKept: boolean] {
  if (svg.startsWith('<!--', at)) return [after(svg, '-->', at + 4), false]
  if (svg.startsWith('<![CDATA[', at)) return [after(svg, ']]>', at), true]
  if (svg.startsWith('<?', at)) return [after(svg, '?>', at), svg.startsWith('<?xml', at)]
  if (svg.startsWith('<!', at)) return [afterDeclaration(svg, at), true]
  const end = afterTag(svg, at)
  const name = /^<([^\s/>]*)/.exec(svg.slice(at, at + 100))?.[1] ?? ''
  if (!SAYING.has(name.split(':').at(-1) ?? '')) return [end, true]
  if (svg[end - 2] === '/') return [end, false]
  const close = svg.indexOf(`</${name}`, end)
  if (close < 0) throw new Refusal('not_valid', BROKEN)
  return [after(svg, '>', close), false]
}

function after(svg: string, sign: string, from: number) {
  const at = svg.indexOf(sign, from)
  if (at < 0) throw new Refusal('not_valid', BROKEN)
  return at + sign.length
}

/** One that declares entities has brackets around these. */
function afterDeclaration(svg: string, at: number) {
  const end = after(svg, '>', at)
  const bracket = svg.slice(at, end).indexOf('[')
  return bracket < 0 ? end : after(svg, '>', after(svg, ']', at + bracket) - 1)
}

/** A value in quotes may hold the sign that ends a tag. */
function afterTag(svg: string, from: number) {
  const sign = /["'>]/g
  for (let at = from; ; ) {
    sign.lastIndex = at
    const found = sign.exec(svg)
    if (!found) throw new Refusal('not_valid', BROKEN)
    if (found[0] === '>') return found.index + 1
    at = after(svg, found[0], found.index + 1)
  }
}

const EMBEDDED = /(\bdata:\s*image\/[^"'<>()]*)/i
const NOTHING = 'data:,'

/** What cannot be made anew is left out. */
async function cleanEmbedded(uri: string, depth: number) {
  const comma = uri.indexOf(',')
  const head = uri.slice(0, comma)
  // Programs break the lines of an attribute.
  const body = uri.slice(comma + 1).replace(/&#(?:10|13|xa|xd);|%0a|%0d|\s+/gi, '')
  if (comma < 0) return NOTHING
  try {
    const bytes = /;\s*base64/i.test(head)
      ? Buffer.from(decode(body), 'base64')
      : Buffer.from(decode(uri.slice(comma + 1)))
    if (/svg/i.test(head)) return asUri('image/svg+xml', await cleanDrawing(bytes, depth + 1))
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS })
    const { format } = await picture.metadata()
    const upright = picture.autoOrient()
    if (format === 'jpeg') return asUri('image/jpeg', await upright.jpeg({ quality: 92 }).toBuffer())
    return asUri('image/png', await upright.png().toBuffer())
  } catch {
    return NOTHING
  }
}

const decode = (body: string) => (body.includes('%') ? decodeURIComponent(body) : body)
const asUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
