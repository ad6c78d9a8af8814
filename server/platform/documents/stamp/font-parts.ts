// The fonts that names are written with: each in parts, of which a name needs the few that have its letters.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/** In the order of preference; those of Han signs name letters of other scripts that they do not draw. */
const FONTS = [
  { name: '@fontsource/noto-sans', style: '400-normal' },
  { name: '@fontsource-variable/noto-sans-arabic', style: 'wght-normal' },
  { name: '@fontsource-variable/noto-sans-hebrew', style: 'wght-normal' },
  { name: '@fontsource-variable/noto-sans-thai', style: 'wght-normal' },
  { name: '@fontsource-variable/noto-sans-jp', style: 'wght-normal' },
  { name: '@fontsource-variable/noto-sans-kr', style: 'wght-normal' },
  { name: '@fontsource-variable/noto-sans-sc', style: 'wght-normal' },
] as const

/** Of a text, where the font has all weights. */
const WEIGHT = 400

interface FontPart {
  /** The path of its file. */
  file: string
  /** First and last code point of each stretch of letters. */
  spans: [number, number][]
}

const { resolve } = createRequire(import.meta.url)
let listed: Promise<FontPart[]> | undefined

/** The path of the file whose letters are all of these; null where none has. */
export async function partWith(letters: string): Promise<string | null> {
  listed ??= listParts()
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
  const hasAll = ({ spans }: FontPart) =>
    codes.every((code) => spans.some(([first, last]) => first <= code && code <= last))
  return (await listed).find(hasAll)?.file ?? null
}

/** The font of a part cut down to some letters, as TrueType: the same bytes each time. */
export async function cutPart(file: string, letters: string): Promise<Uint8Array> {
  const whole = await readFile(file)
  return subsetFont(whole, letters, {
    targetFormat: 'truetype',
    noHinting: true,
    ...(file.includes('-wght-') && { variationAxes: { wght: WEIGHT } }),
  })
}

/** They name letters that signs are laid over, and do not draw them. */
const OF_SIGNS = new Set(['math', 'symbols'])

const listParts = async () => (await Promise.all(FONTS.map(partsOf))).flat()

/** A package says in `unicode.json` which letters each of its files has. */
async function partsOf({ name, style }: (typeof FONTS)[number]): Promise<FontPart[]> {
  const folder = dirname(resolve(`${name}/package.json`))
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  // Where ranges overlap, the later one counts.
  const parts = Object.entries(ranges)
    .filter(([part]) => !OF_SIGNS.has(part))
    .toReversed()
  return parts.map(([part, range]) => ({
    file: join(folder, 'files', `${name.split('/')[1]}-${part.replace(/[[\]]/g, '')}-${style}.woff2`),
    spans: range.split(',').map(spanOf),
  }))
}

/** Such as `U+25ee8` and `U+26ff6-26ff8`. */
function spanOf(range: string): [number, number] {
  const [first = 0, last = first] = range
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return [first, last]
}
