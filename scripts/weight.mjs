// `npm run weight`: refuses a page whose scripts have grown too heavy, from the build alone; it is built first where it is stale.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWhatIsStale } from './builds.mjs'
import { root } from './runtime.mjs'

/** What the scripts of a page's first view may weigh together, in bytes, as gzip. */
const MOST = {
  landing: 75_000,
  dashboard: 130_000,
  directory: 130_000,
  profile: 130_000,
  trips: 130_000,
  feed: 130_000,
}
const ADDRESSES = { dashboard: '/', directory: '/members', profile: '/profile/:id', trips: '/trips', feed: '/feed' }
/** How zod marks what it makes. */
const SCHEMA = '._zod'

/** What the search fetches when it is opened for the first time, on the page that has least of it. */
const MOST_OF_SEARCH = 15_000

await buildWhatIsStale(console.log)
const built = join(root, 'dist', 'web')
const read = (file) => readFileSync(join(built, file))
const preloads = JSON.parse(String(read('preloads.json')))
const manifest = JSON.parse(String(read('.vite/manifest.json')))

for (const [page, most] of Object.entries(MOST)) {
  const scripts = page === 'landing' ? visitorScripts() : preloads[ADDRESSES[page]].scripts
  const bytes = sizeOf(scripts)
  const flaws = [
    ...(bytes > most ? [`more than ${most / 1000} kB`] : []),
    ...scripts.filter((script) => read(script).includes(SCHEMA)).map((script) => `${script} has schemas`),
  ]
  console.log(`${(bytes / 1000).toFixed(1)} kB  ${page}${flaws.length > 0 ? `: ${flaws.join(', ')}` : ''}`)
  if (flaws.length > 0) process.exitCode = 1
}

const searched = [...scriptsOf((key) => key.endsWith('search-everywhere.tsx'))].filter(
  (script) => !preloads['/'].scripts.includes(`/${script}`),
)
const bytes = sizeOf(searched)
console.log(`${(bytes / 1000).toFixed(1)} kB  search${bytes > MOST_OF_SEARCH ? ': more than 15 kB' : ''}`)
if (bytes > MOST_OF_SEARCH) process.exitCode = 1

/** The server names visitors no scripts; the page brings these. */
function visitorScripts() {
  return scriptsOf((key) => manifest[key].name === 'visitor')
}

/** The scripts that such an entry brings with it, but for what it fetches later. */
function scriptsOf(isEntry) {
  const needed = new Set(Object.keys(manifest).filter(isEntry))
  for (const key of needed) for (const one of manifest[key].imports ?? []) needed.add(one)
  if (needed.size === 0) throw new Error('The build has no such file')
  return [...needed].map((key) => manifest[key].file)
}

/** In bytes, as gzip. */
function sizeOf(scripts) {
  return scripts.reduce((sum, script) => sum + gzipSync(read(script), { level: 9 }).length, 0)
}
