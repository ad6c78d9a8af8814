// Builds web/ui/theme/web-fonts/stand-ins.css, where fonts that systems have take the measures of ours: `npm run fonts:build`.
import { readFile, writeFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const THEME = new URL('../../web/ui/theme/web-fonts/', import.meta.url)
const PACKAGES = new URL('../../node_modules/', import.meta.url)

/** A font of ours in one style, as most words are set in it. */
interface Ours {
  file: string
  axes: Record<string, number>
  /** What the rule says of its style. */
  style: string
}

const DISPLAY: Ours[] = [
  { file: 'newsreader-normal-english.woff2', axes: { opsz: 42, wght: 400 }, style: 'font-style: normal' },
  { file: 'newsreader-italic-english.woff2', axes: { wght: 400 }, style: 'font-style: italic' },
]
const UI: Ours[] = [
  { file: 'public-sans-normal-english.woff2', axes: { wght: 450 }, style: 'font-weight: 400 500' },
  { file: 'public-sans-normal-english.woff2', axes: { wght: 600 }, style: 'font-weight: 600 700' },
]

/** What stands in for the styles of a family, in their order: the file that is measured, and by which names systems have it. */
type StandIn = [file: string, names: string[]][]

const google = (name: string, style: string) => `@fontsource/${name}/files/${name}-latin-${style}.woff2`
const dejaVu = (name: string) => `dejavu-fonts-ttf/ttf/${name}.ttf`

const SERIF: Record<string, StandIn> = {
  Times: [
    [
      google('tinos', '400-normal'),
      ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Tinos Regular'],
    ],
    [
      google('tinos', '400-italic'),
      ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
    ],
  ],
  Noto: [
    [google('noto-serif', '400-normal'), ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular']],
    [google('noto-serif', '400-italic'), ['Noto Serif Italic', 'NotoSerif-Italic', 'Noto Serif']],
  ],
  DejaVu: [
    [dejaVu('DejaVuSerif'), ['DejaVu Serif']],
    // Many systems lack the italic, whose letters are as wide.
    [dejaVu('DejaVuSerif-Italic'), ['DejaVu Serif Italic', 'DejaVu Serif']],
  ],
}

const SANS: Record<string, StandIn> = {
  Arial: [
    [google('arimo', '400-normal'), ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Arimo Regular']],
    [google('arimo', '700-normal'), ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']],
  ],
  Roboto: [
    [google('roboto', '400-normal'), ['Roboto', 'Roboto Regular', 'Roboto-Regular']],
    // Where it is one variable font, the bold has no name.
    [google('roboto', '700-normal'), ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular']],
  ],
  Noto: [
    [google('noto-sans', '400-normal'), ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular']],
    [google('noto-sans', '700-normal'), ['Noto Sans Bold', 'NotoSans-Bold', 'Noto Sans', 'NotoSans-Regular']],
  ],
  DejaVu: [
    [dejaVu('DejaVuSans'), ['DejaVu Sans']],
    [dejaVu('DejaVuSans-Bold'), ['DejaVu Sans Bold', 'DejaVu Sans']],
  ],
}

/** Titles, entries and a sentence: letters are as frequent in it as in the interface. */
const WORDS = [
  'Brotherhood. Member Profile. Polling & Elections. My Trips. Media Albums. Lineages. Document Repository.',
  'Who lives near you, where the others are going, and what the officers have written since your last visit.',
].join(' ')

const families = [
  ['display', 'Newsreader', DISPLAY, SERIF],
  ['ui', 'Public Sans', UI, SANS],
] as const

const rules: string[] = []
const stacks: string[] = []
for (const [role, family, styles, standIns] of families) {
  for (const [like, faces] of Object.entries(standIns))
    for (const [at, ours] of styles.entries()) {
      const [file, names] = faces[at] ?? []
      if (!file || !names) throw new Error(`${like} has nothing for ${ours.style}`)
      rules.push(await ruleOf(`${family} ${like}`, ours, file, names))
    }
  const stack = Object.keys(standIns).map((like) => `'${family} ${like}'`)
  stacks.push(`  --stand-ins-${role}: ${stack.join(', ')};`)
}
const opening =
  '/* Written by `npm run fonts:build`: fonts of systems in the measures of ours, so that nothing moves when those arrive. */'
const written = [opening, `:root {\n${stacks.join('\n')}\n}`, ...rules]
await writeFile(new URL('stand-ins.css', THEME), `${written.join('\n\n')}\n`)

/** Heights are those of our font, told in the size at which the other's words are as wide. */
async function ruleOf(family: string, { file, axes, style }: Ours, other: string, names: string[]) {
  const ours = await measure(new URL(file, THEME), axes)
  const size = ours.width / (await measure(new URL(other, PACKAGES))).width
  return `@font-face {
  font-family: '${family}';
  ${style};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / size)};
  descent-override: ${percent(ours.descent / size)};
  line-gap-override: 0%;
}`
}

function percent(part: number) {
  return `${Number((part * 100).toFixed(1))}%`
}

/** In sizes of the font: how wide the words are, and how far letters reach above and below their line. */
async function measure(file: URL, axes: Record<string, number> = {}) {
  const whole = await subsetFont(await readFile(file), WORDS, { targetFormat: 'truetype' })
  const face = new Face(new Blob(whole), 0)
  const font = new Font(face)
  font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)))
  const text = new Buffer()
  text.addText(WORDS)
  text.guessSegmentProperties()
  shape(font, text)
  const width = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const { ascender, descender } = font.hExtents()
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem }
}
