// The files that the directory fetches for its map alone, by the build's own list.
import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** The group of files that every page begins with, by its name in web/chunks.ts. */
const BEGINNING = 'common'
/** As a page has it, and what it becomes once it is moved. */
const MAP = ['compositions/wingspan.tsx', 'features/map/live-map.tsx']
const MANIFEST = new URL('../../dist/web/.vite/manifest.json', import.meta.url)

/** File names under the site's root, of a build that is there. */
export function mapFiles(): Set<string> {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const reach = (from: string, isLeftOut: (key: string) => boolean) => {
    const found = new Set<string>()
    const visit = (key: string) => {
      const chunk = chunks[key]
      if (!chunk || found.has(key) || isLeftOut(key)) return
      found.add(key)
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
    }
    visit(from)
    return found
  }
  const beginning = Object.keys(chunks).find((key) => chunks[key]?.name === BEGINNING) ?? ''
  const others = reach(beginning, (key) => MAP.includes(key))
  const map = new Set(MAP.flatMap((one) => [...reach(one, () => false)]))
  // Its own stylesheet is asked for by address, which the list does not tie to who asks.
  const isTheMaps = (key: string) => (map.has(key) && !others.has(key)) || key.includes('/maplibre-gl/')
  const filesOf = ({ file, css = [], assets = [] }: Chunk) => [file, ...css, ...assets]
  return new Set(Object.entries(chunks).flatMap(([key, chunk]) => (isTheMaps(key) ? filesOf(chunk) : [])))
}
