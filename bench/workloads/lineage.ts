// The lineage of 10,000: what its answer costs and weighs, of fewer as well, its layout, and the page that shows it.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { expectStatus } from '../instruments/client.ts'
import { type Bench, type Figure, kilobytes, milliseconds, times } from '../instruments/figure.ts'
import { framesIn, TRACED } from '../instruments/frames.ts'
import { cpuPerRequest, least, median, quantile } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { measureLayout } from './lineage-layout.ts'

const PATH = '/api/lineage'
const GOALS = { answer: 4, unchangedMs: 0.08, frameMs: 6, longestMs: 16, firstMs: 300, script: 40_000 }
/** KiB on the wire, by how many brothers there are. */
const WEIGHTS = { 300: 10, 2000: 60, 10000: 290 }
const KIB = 1024
const STEPS = 400
/** In CSS pixels, once in each frame, down and sideways. */
const STEP = { down: 60, sideways: 90 }

export async function lineage({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const seeded = await sharedFolder()
  const signedIn = await startSignedInServer(seeded)
  const figures = [
    ...(await measureAnswer(folder, signedIn)),
    await weighAnswer(10_000, signedIn),
    ...(await measurePage(signedIn.server.address, seeded.mailboxes[1])),
  ]
  await signedIn.close()
  return [...figures, await weighAnswerOf(300, folder), await weighAnswerOf(2_000, folder), ...measureLayout()]
}

async function weighAnswerOf(count: 300 | 2_000, folder: string): Promise<Figure> {
  const signedIn = await startSignedInServer(await seedDataFolder(join(folder, `lineage-of-${count}`), count))
  const figure = await weighAnswer(count, signedIn)
  await signedIn.close()
  return figure
}

async function weighAnswer(count: keyof typeof WEIGHTS, { client, cookie }: SignedInServer): Promise<Figure> {
  const packed = await client.send(PATH, { headers: { cookie, 'accept-encoding': 'br' } })
  const wire = Number(packed.headers['content-length']) / KIB
  return {
    workload: `the lineage of ${count.toLocaleString('en')} on the wire, brotli`,
    baseline: '',
    goal: `at most ${WEIGHTS[count]} KiB`,
    measured: `${wire.toFixed(1)} KiB`,
    met: wire <= WEIGHTS[count],
  }
}

async function measureAnswer(folder: string, { server, client, cookie, get }: SignedInServer): Promise<Figure[]> {
  const { body, headers } = await get(PATH)
  const baseline = await startRowsBaseline(folder, { [PATH]: JSON.parse(String(body)) })
  const [used = 0, floor = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: () => get(PATH) },
      { pid: baseline.pid, send: () => baseline.ask(PATH) },
    ],
    { requests: 100, counts: least },
  )
  const etag = { cookie, 'if-none-match': String(headers.etag) }
  const [unchanged = 0] = await cpuPerRequest(
    [{ pid: server.pid, send: () => expectStatus(304, client.send(PATH, { headers: etag })) }],
    { requests: 6000, counts: least },
  )
  await baseline.stop()
  return [
    {
      workload: 'the lineage of 10,000',
      baseline: `${milliseconds(floor)}: node:http stringifying the same`,
      goal: `at most ${GOALS.answer} × the baseline`,
      measured: `${milliseconds(used)}, ${times(used / floor)}`,
      met: used <= GOALS.answer * floor,
    },
    {
      workload: 'the same unchanged (304)',
      baseline: '',
      goal: `under ${milliseconds(GOALS.unchangedMs)}`,
      measured: milliseconds(unchanged),
      met: unchanged < GOALS.unchangedMs,
    },
  ]
}

async function measurePage(address: string, mailbox: string | undefined): Promise<Figure[]> {
  const browser = await openBrowser()
  const profile = await openProfile(browser, address, mailbox)
  const script = await weighScripts(profile)
  const first = await timeFirstNodes(profile)
  const page = await openLineage(profile)
  await browser.startTracing(page, TRACED)
  await page.evaluate(scrollThrough, { ...STEP, steps: STEPS })
  const frames = framesIn(await browser.stopTracing())
  const most = await page.locator('.tree-node').count()
  await browser.close()
  const longest = Math.max(...frames)
  const usual = quantile(frames, 0.5)
  return [
    {
      workload: 'scripts of the lineage beyond those of every page, gzip',
      baseline: '',
      goal: `at most ${kilobytes(GOALS.script)}`,
      measured: kilobytes(script),
      met: script <= GOALS.script,
    },
    {
      workload: 'the first brothers in the tree after opening it, 10,000 brothers, warm cache',
      baseline: '',
      goal: `under ${milliseconds(GOALS.firstMs)}`,
      measured: milliseconds(first),
      met: first < GOALS.firstMs,
    },
    {
      workload: 'scrolling and panning 10,000: a frame (processor time of the page’s thread)',
      baseline: '',
      goal: `median under ${GOALS.frameMs} ms, none over ${GOALS.longestMs}`,
      measured: `median ${milliseconds(usual)}, the longest of ${frames.length} ${milliseconds(longest)}; ${most} brothers on the page`,
      met: usual < GOALS.frameMs && longest <= GOALS.longestMs,
    },
  ]
}

async function openLineage(profile: BrowserContext): Promise<Page> {
  const page = await profile.newPage()
  await page.goto('/lineage')
  await page.locator('.tree-node').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Bytes beyond what a page comes with that has nothing on it. */
async function weighScripts(profile: BrowserContext) {
  const page = await profile.newPage()
  const arrived = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !arrived.has(response.url()))
      arrived.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
  })
  await page.goto('/nowhere')
  await page.waitForLoadState('networkidle')
  const shell = new Set(arrived.keys())
  await page.goto('/lineage')
  await page.locator('.tree-node').first().waitFor()
  await page.waitForLoadState('networkidle')
  let bytes = 0
  for (const [url, size] of arrived) if (!shell.has(url)) bytes += await size
  await page.close()
  return bytes
}

/** From the press on the link to the first brother on the page, in milliseconds; everything fetched before. */
async function timeFirstNodes(profile: BrowserContext) {
  const page = await openLineage(profile)
  const taken: number[] = []
  for (let round = 0; round < 5; round++) {
    await page.getByRole('link', { name: 'Trips', exact: true }).first().click()
    await page.getByRole('heading', { name: 'My Trips', exact: true }).waitFor()
    taken.push(await page.evaluate(openAndWait))
  }
  await page.close()
  return median(taken)
}

/** Runs in the page. */
function openAndWait() {
  const from = performance.now()
  document.querySelector<HTMLElement>('a[href="/lineage"]')?.click()
  return new Promise<number>((done) => {
    const look = () =>
      document.querySelector('.tree-node') ? done(performance.now() - from) : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
}

/** Runs in the page: down and sideways, as a trackpad does. */
async function scrollThrough({ down, sideways, steps }: { down: number; sideways: number; steps: number }) {
  const pan = document.querySelector('.tree-pan')
  for (let at = 0; at < steps; at++) {
    if (at % 2) scrollBy(0, at < steps / 2 ? down : -down)
    else if (pan) pan.scrollLeft += at < steps / 2 ? sideways : -sideways
    await new Promise(requestAnimationFrame)
  }
}
