// Which parts of which fonts a drawing needs: fonts come in parts, each with some of the letters.

/** A part of a font, its letters as CSS writes them. */
export interface FontSubset {
  family: string
  style: string
  range: string
}

interface Face extends Pick<FontSubset, 'family' | 'style'> {
  letters: ReadonlySet<string>
}

/** The letters of each face in which the drawing writes: what a text does not say of its font stands on the drawing. */
export function lettersByFace(svg: string): Face[] {
  const own = /<svg [^<>]*font-family="([^"]*)"/.exec(svg)?.[1] ?? ''
  const faces = new Map<string, { family: string; style: string; letters: Set<string> }>()
  for (const [, attributes = '', text = ''] of svg.matchAll(/<text ([^<>]*)>([^<]*)</g)) {
    const family = firstFamily(/font-family="([^"]*)"/.exec(attributes)?.[1] ?? own)
    const style = attributes.includes('font-style="italic"') ? 'italic' : 'normal'
    const face = faces.get(`${style} ${family}`) ?? { family, style, letters: new Set<string>() }
    for (const letter of text) face.letters.add(letter)
    faces.set(`${style} ${family}`, face)
  }
  return [...faces.values()]
}

const firstFamily = (families: string) => (families.split(',')[0] ?? '').replaceAll("'", '').trim()

/** Where ranges overlap, the later part counts. */
export function partsFor<P extends FontSubset>(faces: readonly Face[], parts: readonly P[]): P[] {
  const needed = new Set<P>()
  for (const { family, style, letters } of faces) {
    const own = parts.filter((part) => part.family === family && part.style === style).toReversed()
    const spans = own.map((part) => ({ part, has: within(part.range) }))
    for (const letter of letters) {
      const found = spans.find(({ has }) => has(letter.codePointAt(0) ?? 0))
      if (found) needed.add(found.part)
    }
  }
  return parts.filter((part) => needed.has(part))
}

/** Of a range such as `U+20-7E, U+A0`. */
function within(range: string) {
  const spans = range.split(',').map((span) => {
    const [first = 0, last = first] = span
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [first, last] as const
  })
  return (code: number) => spans.some(([first, last]) => first <= code && code <= last)
}
