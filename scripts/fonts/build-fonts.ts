// Builds web/ui/theme/web-fonts, the fonts cut to the letters, weights and sizes that pages use: `npm run fonts:build`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const TARGET = new URL('../../web/ui/theme/web-fonts/', import.meta.url)
const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url)

interface Face {
  family: string
  style: 'normal' | 'italic'
  /** Of the file in its package, between the script and the style. */
  axes: string
  package: string
  weights: [least: number, most: number]
  /** Of the files of a face that come by themselves. Where several have a letter, the last one counts. */
  name?: 'light' | 'bold'
  /** In pixels: the drawings that letters of such a size are given. */
  sizes?: [least: number, most: number]
}

const FACES: Face[] = [
  // What is slanted is seldom as thin as this.
  {
    family: 'Newsreader Variable',
    style: 'italic',
    axes: 'wght',
    package: 'newsreader',
    name: 'light',
    weights: [300, 399],
  },
  {
    family: 'Newsreader Variable',
    style: 'normal',
    axes: 'opsz',
    package: 'newsreader',
    weights: [300, 500],
    sizes: [14, 72],
  },
  { family: 'Newsreader Variable', style: 'italic', axes: 'wght', package: 'newsreader', weights: [400, 400] },
  // For what is bold in a text, as news have it: no other page fetches it.
  {
    family: 'Newsreader Variable',
    style: 'normal',
    axes: 'wght',
    package: 'newsreader',
    name: 'bold',
    weights: [600, 600],
  },
  { family: 'Public Sans Variable', style: 'normal', axes: 'wght', package: 'public-sans', weights: [400, 600] },
]

interface Part {
  name: string
  /** Of the script's file in the package. */
  script: string
  /** As CSS writes it. */
  range: string
}

/** What English needs, in which nearly all is written, is one file, and comes alone where there is nothing else. */
const ENGLISH = 'U+20-7E, U+A0, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212'
/** The others are divided as the packages divide them. */
const LATIN = [
  'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122',
  'U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
].join(', ')
const EXTENDED = [
  'U+100-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+304, U+308, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF',
  'U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
].join(', ')
const VIETNAMESE =
  'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303-304, U+308-309, U+323, U+329, U+1EA0-1EF9, U+20AB'
/** Where ranges overlap, the later one counts. */
const PARTS: Part[] = [
  { name: 'vietnamese', script: 'vietnamese', range: VIETNAMESE },
  { name: 'extended', script: 'latin-ext', range: EXTENDED },
  { name: 'latin', script: 'latin', range: LATIN },
  { name: 'english', script: 'latin', range: ENGLISH },
]
/** What browsers do by themselves, and the figures that our styles ask for. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

await rm(TARGET, { recursive: true, force: true })
await mkdir(TARGET, { recursive: true })
const rules: string[] = []
for (const face of FACES)
  for (const part of PARTS) {
    const file = `${[face.package, face.style, face.name, part.name].filter(Boolean).join('-')}.woff2`
    const cut = await cutTo(face, part)
    await writeFile(new URL(file, TARGET), cut)
    rules.push(ruleOf(face, part, file))
    console.log(`${file}: ${cut.length} bytes`)
  }
const opening =
  '/* Written by `npm run fonts:build`: the fonts in parts, of which browsers fetch those whose letters a page has. */'
await writeFile(new URL('web-fonts.css', TARGET), `${[opening, ...rules].join('\n\n')}\n`)

async function cutTo(face: Face, part: Part) {
  const { package: name, axes, style, weights, sizes } = face
  const whole = await readFile(new URL(`${name}/files/${name}-${part.script}-${axes}-${style}.woff2`, PACKAGES))
  const between = ([min, max]: [number, number]) => (min === max ? min : { min, max })
  const later = new Set(PARTS.slice(PARTS.indexOf(part) + 1).flatMap(({ range }) => lettersIn(range)))
  const letters = lettersIn(part.range).filter((letter) => !later.has(letter))
  return subsetFont(whole, letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: between(weights), ...(sizes && { opsz: between(sizes) }) },
  })
}

function lettersIn(range: string) {
  return range.split(', ').flatMap((span) => {
    const [first = 0, last = first] = span
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
}

function ruleOf({ family, style, weights }: Face, { range }: Part, file: string) {
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-display: swap;
  font-weight: ${[...new Set(weights)].join(' ')};
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}`
}
