// Writes into the build what each of the daily pages needs, so that the server can name it in the page: nothing waits for another.
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** What the server reads: for an address, `:id` being a number in it and a `?` at its end any search, what the browser is to fetch at once. */
type Preloads = Record<string, { scripts: string[]; styles: string[]; calls: string[] }>

/** The calls as the pages make them. */
const PAGES: Record<string, { page: string; calls: string[] }> = {
  '/': { page: 'dashboard', calls: ['/api/dashboard'] },
  // With something to look for, of which the first cards say nothing.
  '/members?': { page: 'members', calls: ['/api/members?mayBeStale=true', '/api/map-data'] },
  '/members': { page: 'members', calls: ['/api/members?limit=24', '/api/map-data'] },
  '/profile': { page: 'profile', calls: ['/api/members/profile'] },
  '/profile/:id': { page: 'profile', calls: ['/api/members/:id'] },
  '/trips': { page: 'trips', calls: ['/api/trips'] },
  // What is filtered is asked with its filter.
  '/feed?': { page: 'feed', calls: [] },
  '/feed': { page: 'feed', calls: ['/api/feed?limit=20'] },
  '/documents': { page: 'documents', calls: ['/api/documents', '/api/documents/checking'] },
  '/governance': { page: 'governance', calls: ['/api/polls/all', '/api/elections'] },
  '/lineage': { page: 'lineage', calls: ['/api/lineage'] },
  '/media': { page: 'media', calls: ['/api/albums?limit=60'] },
  '/media/:id': { page: 'album', calls: ['/api/albums/:id', '/api/albums/:id/photos'] },
}
const APP = 'app/member-app.tsx'

export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  // After the bundler has dropped the files that held nothing but styles.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const filesOf = (sources: string[]) => {
        const needed = new Set(sources.map((source) => chunkOf(chunks, source)))
        for (const chunk of needed) for (const one of chunks) if (chunk.imports.includes(one.fileName)) needed.add(one)
        const styles = new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        return { scripts: [...needed].map(addressOf), styles: [...styles].map((file) => `/${file}`) }
      }
      const named: Preloads = Object.fromEntries(
        Object.entries(PAGES).map(([path, { page, calls }]) => [
          path,
          { ...filesOf([APP, `pages/${page}.tsx`]), calls },
        ]),
      )
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(named) })
    },
  },
})

const addressOf = ({ fileName }: Rollup.OutputChunk) => `/${fileName}`

function chunkOf(chunks: Rollup.OutputChunk[], source: string) {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(join(import.meta.dirname, source)))
  if (!found) throw new Error(`${source} is in no file of the build`)
  return found
}
