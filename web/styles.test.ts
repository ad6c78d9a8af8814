// The look of a piece comes with the piece: its css stands beside it, carries its name and is there when it is drawn.
import { expect, test } from 'vitest'
import { importsOf, reachOf, sources } from './sources.fixture.ts'

/** What styles.css gives every page: the tokens, and the names of text. */
const EVERYWHERE = reachOfStyles()

/** Their selectors answer to what lies outside of all layers, or come before them. */
const UNLAYERED = ['app/first-paint.css', 'features/map/embedded/embedded.css', 'features/map/google/google.css']

/** Names that differ from the file's: `table` is a utility of Tailwind's, others are looks of a piece next door. */
const NAMES: Record<string, string[]> = {
  'app/first-paint.css': ['landing-wing'],
  'features/map/embedded/embedded.css': ['map-canvas'],
  'features/map/google/google.css': ['map-canvas'],
  'features/profile/profile-columns.css': ['profile-columns', 'profile-section'],
  'ui/lists/facts.css': ['fact', 'details'],
  'ui/lists/table.css': ['data-table'],
}

const pieces = [...sources.keys()].filter((path) => path.endsWith('.css') && !EVERYWHERE.includes(path))

test.each(pieces)('%s is imported by a file beside it', (css) => {
  const folder = css.slice(0, css.lastIndexOf('/') + 1)
  const beside = [...sources.keys()].filter((path) => path.startsWith(folder) && importsOf(path).includes(css))
  expect(beside.concat(css === 'app/first-paint.css' ? 'main.tsx' : [])).not.toEqual([])
})

test.each(pieces.filter((path) => !UNLAYERED.includes(path)))('%s lies below the utilities', (css) => {
  expect(blocksOf(css).filter(({ within }) => within[0] !== '@layer components')).toEqual([])
})

test.each(pieces)('the classes of %s carry its name', (css) => {
  const topmost = blocksOf(css).filter(({ selector, within }) => isRule(selector) && !within.some(isRule))
  const strangers = topmost
    .flatMap(({ selector }) => selector.split(/,(?![^(]*\))/))
    .filter((selector) => !/^\s*(:root|\[data-[\w-]+='[\w-]+'\])\s*$/.test(selector))
    .filter((selector) => !classesIn(selector).some((name) => isNameOf(css, name)))
  expect(strangers).toEqual([])
})

test.each([...sources.keys()].filter((path) => path.endsWith('.tsx')))('%s has the looks that it names', (path) => {
  const reached = reachOf(path)
  const owners = classesNamedBy(sources.get(path) ?? '').flatMap((name) => ownerOf.get(name) ?? [])
  expect(owners.filter((css) => !reached.has(css))).toEqual([])
})

function reachOfStyles() {
  const imported = (sources.get('styles.css') ?? '').matchAll(/@import '\.\/([^']+)'/g)
  return ['styles.css', ...[...imported].map(([, path = '']) => path)]
}

const isRule = (selector: string) => !selector.startsWith('@')
const classesIn = (selector: string) => [...selector.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name)

function isNameOf(css: string, name: string) {
  const file = css.slice(css.lastIndexOf('/') + 1, -'.css'.length)
  return (NAMES[css] ?? [file.replace(/s$/, '')]).some((stem) => new RegExp(`^${stem}s?(-|$)`).test(name))
}

/** A stylesheet's blocks, each with the heads of those it lies in. */
function blocksOf(css: string) {
  const text = (sources.get(css) ?? '').replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '')
  const blocks: { selector: string; within: string[] }[] = []
  const within: string[] = []
  for (const [, head = '', brace] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') within.pop()
    if (brace !== '{') continue
    const selector = head.trim()
    blocks.push({ selector, within: [...within] })
    within.push(selector)
  }
  return blocks.filter(({ within: [outermost] }) => outermost || !css.startsWith('@'))
}

const ownerOf = new Map(
  pieces.flatMap((css) =>
    blocksOf(css)
      .flatMap(({ selector }) => classesIn(selector))
      .filter((name) => isNameOf(css, name))
      .map((name) => [name, css] as const),
  ),
)

/** The names in a file's className attributes, in strings and in expressions; those of a comparison are none. */
function classesNamedBy(text: string) {
  const attributes = text.matchAll(/className=(?:("[^"]*")|\{((?:[^{}]|\{[^{}]*\})*)\})/g)
  return [...attributes]
    .flatMap(([, plain, code = '']) => [
      ...(plain ?? code).replace(/=== '[^']*'/g, '').matchAll(/["'`]([^"'`]*)["'`]/g),
    ])
    .flatMap(([, names = '']) => names.split(/\s+/))
}
