// The look of a piece comes with the piece: its css stands beside it, carries its name and is there when it is drawn.
import { expect, test } from 'vitest'
import { importsOf, reachOf, sources } from './sources.fixture.ts'

/** On paper it takes away what the utilities of a page say of its places. */
const PRINTED = 'ui/theme/print-alone.css'

/** These answer to what lies outside of all layers: the tokens, and the stylesheets of the maps. */
const UNLAYERED = [
  'app/first-paint.css',
  'features/map-drawing/embedded/embedded.css',
  'features/map-drawing/google/google.css',
]

/** Names that are not the file's; `table` is a utility of Tailwind's. */
const NAMES: Record<string, string[]> = {
  'app/first-paint.css': ['landing-wing'],
  'features/map-drawing/embedded/embedded.css': ['live-map'],
  'features/map-drawing/google/google.css': ['live-map'],
  'features/profile/profile-columns.css': ['profile-columns', 'profile-section'],
  'ui/lists/table.css': ['data-table'],
}

const paths = [...sources.keys()]
const everyPage = new Set(['styles.css', ...matches(textOf('styles.css'), /@import '\.\/([^']+)'/g)])
const looks = paths.filter((path) => path.endsWith('.css') && !everyPage.has(path))

test('a look is imported by a file beside it', () => {
  const importers = paths.flatMap((path) => importsOf(path).map((css) => [folderOf(path), css] as const))
  const alone = looks.filter((css) => !importers.some(([folder, look]) => look === css && folder === folderOf(css)))
  // What the page starts with is imported by what starts it.
  expect(alone).toEqual(['app/first-paint.css'])
})

test('looks lie below the utilities, in whatever order they arrive', () => {
  const outermost = looks.flatMap((css) =>
    blocksOf(css).flatMap(({ head, within }) => (within.length === 0 ? [{ css, head }] : [])),
  )
  const astray = outermost.filter(
    ({ css, head }) =>
      !UNLAYERED.includes(css) && head !== '@layer components' && !(css === PRINTED && head === '@layer utilities'),
  )
  expect(astray).toEqual([])
})

test('the classes of a look carry its name', () => {
  const strangers = looks.flatMap((css) =>
    selectorsOf(css)
      .filter((selector) => /\.[a-z]/.test(selector) && !classesIn(selector).some((name) => isNameOf(css, name)))
      .map((selector) => `${css}: ${selector}`),
  )
  expect(strangers).toEqual([])
})

test('whoever names a class has its look', () => {
  const ownerOf = new Map(
    looks.flatMap((css) => classesIn(textOf(css)).flatMap((name) => (isNameOf(css, name) ? [[name, css]] : []))),
  )
  const missing = paths
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => {
      const named = classesNamedBy(textOf(path)).flatMap((name) => ownerOf.get(name) ?? [])
      const reached = reachOf(path)
      return named.filter((css) => !reached.has(css)).map((css) => `${path} needs ${css}`)
    })
  expect([...new Set(missing)]).toEqual([])
})

function textOf(path: string) {
  const text = sources.get(path) ?? ''
  return path.endsWith('.css') ? text.replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '') : text
}

function matches(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, group = '']) => group)
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const classesIn = (text: string) => matches(text, /\.([a-z][\w-]*)/g)

/** `tabs.css` holds .tabs, .tabs-list, .tab and .tab-label. */
function isNameOf(css: string, name: string) {
  const file = css.slice(folderOf(css).length, -'.css'.length)
  return (NAMES[css] ?? [file.replace(/s$/, '')]).some((stem) => new RegExp(`^${stem}s?(-|$)`).test(name))
}

/** The selectors that stand in no other rule. */
const selectorsOf = (css: string) =>
  blocksOf(css)
    .filter(({ head, within }) => !head.startsWith('@') && within.every((outer) => /^@(?!keyframes)/.test(outer)))
    .flatMap(({ head }) => head.split(/,(?![^(]*\))/))

/** What stands before each opening brace, and before those that it lies in. */
function blocksOf(css: string) {
  const blocks: { head: string; within: string[] }[] = []
  const within: string[] = []
  for (const [, before = '', sign] of textOf(css).matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '{') {
      blocks.push({ head: before.trim(), within: [...within] })
      within.push(before.trim())
    }
    if (sign === '}') within.pop()
  }
  return blocks
}

/** The names in className attributes, in strings and in expressions; what is compared with is none. */
const classesNamedBy = (text: string) =>
  matches(text, /className=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)
    .flatMap((value) => matches(value.replace(/=== '[^']*'/g, ''), /["'`]([^"'`]*)["'`]/g))
    .flatMap((names) => names.split(/\s+/))
