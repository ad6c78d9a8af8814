// Scrolling an album of 5,000 photos in the browser, and which scripts come before its first tile.
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Figure, kilobytes, milliseconds } from '../instruments/figure.ts'
import { framesIn, TRACED } from '../instruments/frames.ts'
import { quantile } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'
import type { SeededAlbums } from '../seed/albums.ts'

const GOALS = { frameMs: 32, shift: 0, script: 45_000 }
/** In CSS pixels, once in each frame. */
const STEP = 300
const STEPS = 500
const JUMPS = 12

export async function measureScrolling(seeded: SeededAlbums): Promise<Figure[]> {
  const server = await startServer(seeded.folder)
  const browser = await openBrowser()
  const profile = () => openProfile(browser, server.address, seeded.mailboxes[1])
  const path = `/media/${seeded.large.id}`
  const scripts = await weighScripts(await profile(), path)
  const { frames, shift, most } = await scroll(browser, await profile(), path)
  await browser.close()
  await server.stop()
  const longest = Math.max(...frames)
  const what = `scrolling an album of ${seeded.large.filenames.length.toLocaleString('en')}`
  return [
    {
      workload: `${what}: a frame (processor time of the page’s thread)`,
      baseline: '',
      goal: `none over ${GOALS.frameMs} ms`,
      measured: `the longest of ${frames.length.toLocaleString('en')}: ${milliseconds(longest)}, median ${milliseconds(quantile(frames, 0.5))}; at most ${most} tiles`,
      met: longest <= GOALS.frameMs,
    },
    { workload: `${what}: layout shift`, baseline: '', goal: '0', measured: String(shift), met: shift === 0 },
    {
      workload: 'scripts of an album before its first tile, beyond those of every page, gzip',
      baseline: '',
      goal: `at most ${kilobytes(GOALS.script)}`,
      measured: `${kilobytes(scripts.first)}; ${kilobytes(scripts.viewer)} more once a photo is opened`,
      met: scripts.first <= GOALS.script,
    },
  ]
}

/** What every page of a member comes with is what one comes with that has nothing on it. */
async function weighScripts(profile: BrowserContext, path: string) {
  const page = await profile.newPage()
  const arrived = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !arrived.has(response.url()))
      arrived.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
  })
  const weigh = async (urls: Iterable<string>) => {
    let bytes = 0
    for (const url of urls) bytes += (await arrived.get(url)) ?? 0
    return bytes
  }
  await page.goto('/nowhere')
  await page.waitForLoadState('networkidle')
  const shell = new Set(arrived.keys())
  await page.addInitScript(noteFirstTile)
  await page.goto(path)
  await page.locator('[data-photo] img').first().waitFor()
  const early = (await page.evaluate(scriptsBeforeFirstTile)).filter((url) => !shell.has(url))
  const first = await weigh(early)
  await page.waitForLoadState('networkidle')
  const before = new Set(arrived.keys())
  await page.locator('[data-photo]').first().click()
  await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor()
  await page.waitForLoadState('networkidle')
  const viewer = await weigh([...arrived.keys()].filter((url) => !before.has(url)))
  await profile.close()
  return { first, viewer }
}

async function scroll(browser: Browser, profile: BrowserContext, path: string) {
  const page = await profile.newPage()
  await page.addInitScript(watchShifts)
  await page.goto(path)
  await page.locator('[data-photo] img').first().waitFor()
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, TRACED)
  const most = await page.evaluate(scrollThrough, { step: STEP, steps: STEPS, jumps: JUMPS })
  const frames = framesIn(await browser.stopTracing())
  const { shifted } = await page.evaluate(() => ({ shifted: globalThis.albumShift }))
  await profile.close()
  return { frames, shift: shifted, most }
}

declare global {
  var albumShift: number
  var firstTileAt: number
}

/** Runs in the page. */
function noteFirstTile() {
  globalThis.firstTileAt = 0
  const look = () => {
    if (document.querySelector('[data-photo]')) globalThis.firstTileAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. */
const scriptsBeforeFirstTile = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= globalThis.firstTileAt)
    .map(({ name }) => name)

/** Runs in the page. */
function watchShifts() {
  globalThis.albumShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.albumShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: down step by step, then to places far apart. Answers how many tiles were on it at most. */
async function scrollThrough({ step, steps, jumps }: { step: number; steps: number; jumps: number }) {
  const frame = () => new Promise(requestAnimationFrame)
  let most = 0
  const count = () => {
    most = Math.max(most, document.querySelectorAll('[data-photo]').length)
  }
  for (let at = 0; at < steps; at++) {
    scrollBy(0, step)
    await frame()
    count()
  }
  for (let at = 0; at < jumps; at++) {
    scrollTo(0, ((at * 5) % jumps) * (document.body.scrollHeight / jumps))
    for (let wait = 0; wait < 5; wait++) await frame()
    count()
  }
  return most
}
