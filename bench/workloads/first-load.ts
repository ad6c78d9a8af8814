// What a first visit downloads: the landing page's visitor, and a member who opens one of the daily pages.
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Bench, type Figure, kilobytes } from '../instruments/figure.ts'
import { mapFiles } from '../instruments/map-files.ts'
import { loadPage, type PageLoad } from '../instruments/page-load.ts'
import { startServer } from '../instruments/server-process.ts'

const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url))

export async function firstLoad({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const { folder: data, mailboxes } = await sharedFolder()
  const react = await bundleReact(join(folder, 'react'))
  const server = await startServer(data)
  const browser = await openBrowser()
  const landing = await loadPage(await openProfile(browser, server.address), { path: '/', sign: 'blockquote' })
  const member = await openProfile(browser, server.address, mailboxes[1])
  const without = mapFiles()
  const dashboard = await loadPage(member, { path: '/', sign: '.stat-line', without })
  const fresh = await openProfile(browser, server.address, mailboxes[1])
  const directory = await loadPage(fresh, { path: '/members', sign: '.member-cards li', without })
  const others = await Promise.all(
    OTHERS.map(async ({ name, ...visit }) => {
      const profile = await openProfile(browser, server.address, mailboxes[1])
      return { name, load: await loadPage(profile, { ...visit, without }) }
    }),
  )
  await browser.close()
  await server.stop()
  const most = (part: keyof PageLoad) => Math.max(landing[part], dashboard[part], directory[part])
  const baseline = `${kilobytes(react)}: React and its DOM alone`
  return [
    { ...weighed('scripts of the landing page, gzip', landing.script, 75_000), baseline },
    { ...weighed('scripts of the dashboard but for its map, gzip', dashboard.script, 130_000), baseline },
    { ...weighed('scripts of the directory but for its map, gzip', directory.script, 130_000), baseline },
    ...others.map(({ name, load }) => ({ ...weighed(`scripts of ${name}, gzip`, load.script, 130_000), baseline })),
    weighed('first load of the dashboard, wire', dashboard.wire, 330_000),
    counted('files and calls of that first load of the dashboard', dashboard.requests),
    weighed('first load of the directory of 10,000, wire', directory.wire, 520_000),
    counted('files and calls of that first load of the directory', directory.requests),
    weighed('styles, gzip', most('stylesheet'), 25_000),
    weighed('fonts', most('font'), 300_000),
    weighed('fonts there before the first paint', most('fontBeforePaint'), 150_000),
  ]
}

const MOST_REQUESTS = 16

const counted = (workload: string, requests: number): Figure => ({
  workload,
  baseline: '',
  goal: `at most ${MOST_REQUESTS}`,
  measured: String(requests),
  met: requests <= MOST_REQUESTS,
})

const weighed = (workload: string, bytes: number, most: number): Figure => ({
  workload,
  baseline: '',
  goal: `at most ${kilobytes(most)}`,
  measured: kilobytes(bytes),
  met: bytes <= most,
})

/** The other daily pages. */
const OTHERS = [
  { name: 'a profile', path: '/profile/1', sign: 'main h1' },
  { name: 'trips', path: '/trips', sign: 'main h1' },
  { name: 'the feed', path: '/feed', sign: 'main h1' },
]

/** The bytes, as gzip, of a page that draws one word with React, built as the product's pages are. */
async function bundleReact(built: string) {
  // Where the packages are found from.
  const source = join(PACKAGES, '.cache', 'bench-react')
  await mkdir(source, { recursive: true })
  await writeFile(join(source, 'index.html'), '<div id="root"></div><script type="module" src="/main.js"></script>')
  await writeFile(
    join(source, 'main.js'),
    `import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    createRoot(document.getElementById('root')).render(createElement('p', null, 'Aerie'))`,
  )
  const vite = join(PACKAGES, 'vite', 'bin', 'vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', source, '--outDir', built, '--logLevel=error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const assets = join(built, 'assets')
  const scripts = await Promise.all((await readdir(assets)).map((name) => readFile(join(assets, name))))
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
}
