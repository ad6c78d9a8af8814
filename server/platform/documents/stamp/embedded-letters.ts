// Letters of a font that a PDF brings along: shaped as their script wants it, and told by their code points when copied.
import { deflateSync } from 'node:zlib'
import { type PDFContext, PDFHexString, type PDFRef } from '@cantoo/pdf-lib'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { cutPart } from './font-parts.ts'

/** What is written in one font. */
export interface Run {
  /** What `TJ` shows and `Ts` raises. */
  operators: string
  /** In sizes of the font. */
  width: number
}

export interface EmbeddedLetters {
  /** Whether the font really draws all of these. */
  has(letters: string): boolean
  write(text: string): Run
  /** To be called when all is written. */
  embed(context: PDFContext): PDFRef
}

/** `letters`: all that will be written with it. */
export async function openLetters(file: string, letters: string): Promise<EmbeddedLetters> {
  const bytes = await cutPart(file, letters)
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const unicodes = new Set(face.collectUnicodes())
  const signs = new Map<string, Sign>()
  return {
    has: (text) => Array.from(text).every((letter) => unicodes.has(letter.codePointAt(0) ?? 0)),
    write(text) {
      const glyphs = shapeText(font, text)
      const numbers = glyphs.map(({ glyph, text: own }) => {
        const key = `${glyph} ${own}`
        const sign = signs.get(key) ?? { number: signs.size + 1, glyph, text: own, width: font.glyphHAdvance(glyph) }
        signs.set(key, sign)
        return sign
      })
      const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) / face.upem
      return { operators: operatorsFor(glyphs, numbers, face.upem), width }
    },
    embed: (context) => embedFont(context, { bytes, font, upem: face.upem, signs: [...signs.values()] }),
  }
}

/** A glyph as it stands for some letters: where it stands for others as well it has another number. */
interface Sign {
  number: number
  glyph: number
  text: string
  width: number
}

interface Glyph {
  glyph: number
  advance: number
  right: number
  up: number
  /** What it stands for; of letters that several draw together each has a part, in the order in which they are copied. */
  text: string
}

function shapeText(font: Font, text: string): Glyph[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const shaped = buffer.getGlyphInfosAndPositions()
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  const clusters = Map.groupBy(shaped, ({ cluster }) => cluster)
  return [...clusters].flatMap(([cluster, glyphs]) => {
    const letters = Array.from(text.slice(cluster, starts[starts.indexOf(cluster) + 1]))
    return glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }, at) => {
      const isLast = at === glyphs.length - 1
      const own = letters.slice(at, isLast ? undefined : at + 1).join('')
      return { glyph: codepoint, advance: xAdvance, right: xOffset, up: yOffset, text: own || NOTHING }
    })
  })
}

/** Joins letters and is not seen: what stands for nothing would be copied as its number. */
const NOTHING = '\u034f'

/** Sizes are thousandths; each glyph comes with what its place differs by from where the one before it ends. */
function operatorsFor(glyphs: readonly Glyph[], signs: readonly Sign[], upem: number) {
  const thousandths = (units: number) => Math.round((units * 1_000) / upem)
  return glyphs
    .map(({ advance, right, up }, at) => {
      const { number = 0, width = 0 } = signs[at] ?? {}
      const shown = `[${-thousandths(right)} <${hex(number)}> ${thousandths(width + right - advance)}] TJ`
      return up === 0 ? shown : `${(LINE_SIZE * up) / upem} Ts ${shown} 0 Ts`
    })
    .join(' ')
}

/** Of the lines, in 1/72 inch: `Ts` is not told in sizes of the font. */
export const LINE_SIZE = 7

const hex = (number: number) => number.toString(16).padStart(4, '0')

interface EmbeddedText {
  bytes: Uint8Array
  font: Font
  upem: number
  signs: readonly Sign[]
}

function embedFont(context: PDFContext, { bytes, font, upem, signs }: EmbeddedText) {
  const thousandths = (units: number) => Math.round((units * 1_000) / upem)
  const { ascender, descender } = font.hExtents()
  // Six letters of its own say that it is a part of a font.
  const name = 'AERIEA+NotoSans'
  const file = context.stream(deflateSync(bytes), { Length1: bytes.length, Filter: 'FlateDecode' })
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-1_000, thousandths(descender), 3_000, thousandths(ascender)],
    ItalicAngle: 0,
    Ascent: thousandths(ascender),
    Descent: thousandths(descender),
    CapHeight: 714,
    StemV: 80,
    FontFile2: context.register(file),
  })
  // Each number as two bytes of a glyph; that of nothing comes first.
  const glyphs = deflateSync(Uint8Array.from([0, 0, ...signs.flatMap(({ glyph }) => [glyph >> 8, glyph & 255])]))
  const letters = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: {
      Registry: PDFHexString.fromText('Adobe'),
      Ordering: PDFHexString.fromText('Identity'),
      Supplement: 0,
    },
    FontDescriptor: context.register(descriptor),
    CIDToGIDMap: context.register(context.stream(glyphs, { Filter: 'FlateDecode' })),
    DW: 0,
    W: [1, signs.map(({ width }) => thousandths(width))],
  })
  const unicode = context.stream(deflateSync(unicodeMap(signs)), { Filter: 'FlateDecode' })
  const whole = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(letters)],
    ToUnicode: context.register(unicode),
  })
  return context.register(whole)
}

/** Which letters each number stands for, as readers of PDF files take it: UTF-16 of each. */
function unicodeMap(signs: readonly Sign[]) {
  const lines = signs.map(({ number, text }) => {
    const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at)))
    return `<${hex(number)}> <${units.join('')}>`
  })
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    `${lines.length} beginbfchar`,
    ...lines,
    'endbfchar endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
