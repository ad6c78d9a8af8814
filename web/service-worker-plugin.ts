// Builds the service worker, with the list of what it keeps: the page without the server, and every file that this one needs.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rollup, runnerImport } from 'vite'
import type { Build } from './service-worker/build.ts'

const WORKER = join(import.meta.dirname, 'service-worker/service-worker.ts')
/** What a page without the server is made of, and what an open one shows once its connection is lost. */
const APPS = ['offline-app.tsx', 'later-notices.tsx'].map((name) => join(import.meta.dirname, 'app', name))
const PAGES = join(import.meta.dirname, 'app/offline-pages.ts')
const SHELL = 'offline.html'
/** Of our fonts those for the letters of most names; the system has the others. */
const FONTS = /\/(?:newsreader|public-sans)-normal-(?:english|latin)-/
/** Beside the page's own files. */
const PLAIN = ['logo.svg', 'engravings/feather.svg']

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  // With all else of the build there.
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle[SHELL]
      if (page?.type !== 'asset') throw new Error(`The build has no ${SHELL}`)
      const own = filesOf(String(page.source), bundle)
      page.source = withPreloads(String(page.source), own)
      const needed = [SHELL, ...own]
      const sum = createHash('sha256')
      for (const name of needed) sum.update(`${name}\n`)
      sum.update(page.source)
      for (const name of PLAIN) sum.update(await readFile(join(import.meta.dirname, 'public', name)))
      const files = [...needed, ...PLAIN].map((name) => `/${name}`)
      const { module } = await runnerImport<{ OFFLINE_PAGES: object }>(PAGES, { configFile: false })
      const kept: Build & { pages: string[] } = {
        version: sum.digest('base64url').slice(0, 12),
        files,
        shell: `/${SHELL}`,
        pages: Object.keys(module.OFFLINE_PAGES),
      }
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await makeWorker(kept) })
    },
  },
})

/** What the page names, what is fetched from there, and all that these need; and the fonts. */
function filesOf(page: string, bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const named = [...page.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, name = '']) => name)
  const needed = new Set(
    chunks.filter(({ fileName, moduleIds }) => named.includes(fileName) || moduleIds.some((id) => APPS.includes(id))),
  )
  for (const chunk of needed) for (const one of chunks) if (chunk.imports.includes(one.fileName)) needed.add(one)
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(`/${name}`))
  return [...new Set([...named, ...[...needed].map(({ fileName }) => fileName), ...styles, ...fonts])].sort()
}

/** What the page fetches anyway begins to come with it: no file waits for the one that names it. */
function withPreloads(page: string, files: string[]) {
  const links = files
    .filter((name) => !page.includes(name))
    .flatMap((name) =>
      name.endsWith('.js')
        ? [`<link rel="modulepreload" crossorigin href="/${name}">`]
        : name.endsWith('.css')
          ? [`<link rel="preload" as="style" crossorigin href="/${name}">`]
          : [],
    )
  return page.replace('</head>', () => `${links.join('')}</head>`)
}

async function makeWorker(kept: object) {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    define: { BUILD: JSON.stringify(kept) },
    build: { write: false, rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  })) as Rollup.RollupOutput
  const chunk = built.output.find((one) => one.type === 'chunk')
  if (!chunk) throw new Error('The service worker has no script')
  return chunk.code
}
