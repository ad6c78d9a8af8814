// What the pages are made of, as text, and which file imports which: for tests of how the parts hang together.

const texts: Record<string, string> = import.meta.glob(
  ['./**/*.{ts,tsx,css}', '!./node_modules/**', '!./**/*.test.*', '!./test/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Text by path from web/, such as 'ui/controls/button.tsx'. */
export const sources = new Map(Object.entries(texts).map(([path, text]) => [path.slice(2), text]))

const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

/** The paths that a file imports for more than their types, code fetched later apart. */
export const importsOf = (path: string) =>
  [...(sources.get(path) ?? '').matchAll(IMPORT)]
    .map(([, name = '']) => resolve(path, name))
    .filter((target) => sources.has(target))

function resolve(from: string, name: string) {
  if (name.startsWith('#')) return name.slice(1)
  return new URL(name, `file:///${from}`).pathname.slice(1)
}

const LATER = /\bimport\('([^']+)'\)/g

/** The paths of the code that a file fetches later. */
export const fetchedBy = (path: string) =>
  [...(sources.get(path) ?? '').matchAll(LATER)]
    .map(([, name = '']) => resolve(path, name))
    .filter((target) => sources.has(target))

/** Everything that is there once the file is. */
export function reachOf(path: string, found = new Set<string>()) {
  if (found.has(path)) return found
  found.add(path)
  for (const next of importsOf(path)) reachOf(next, found)
  return found
}
