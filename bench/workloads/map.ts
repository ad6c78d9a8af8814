// The map: how soon its markers show on a first visit and what has to come for that, and what panning over thousands asks of the page.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { MapLocation } from '@aerie/contract/residences'
import type { BrowserContext, Page } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Bench, type Figure, kilobytes, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'
import { seedDataFolder } from '../seed/data-folder.ts'

const GOAL_FIRST_MS = 1500
const GOAL_BYTES = 1_000_000
const GOAL_FRAME_MS = 16
const VISITS = 5
/** As many as live in so many cities. */
const BROTHERS = 1000
const FEW = 500
const MANY = 10_000

export async function map({ folder }: Bench): Promise<Figure[]> {
  const { folder: data, mailboxes } = await seedDataFolder(join(folder, 'map'), BROTHERS)
  const server = await startServer(data)
  const browser = await openBrowser()
  const visit = async (count: number) => {
    const profile = await openProfile(browser, server.address, mailboxes[1])
    await profile.addInitScript(answerWith, scattered(count))
    return profile
  }
  const firsts: Visit[] = []
  for (let at = 0; at < VISITS; at++) firsts.push(await firstMarkers(await visit(FEW)))
  const frame = await panning(await visit(MANY))
  await browser.close()
  await server.stop()
  const shown = median(firsts.map(({ ms }) => ms))
  const live = median(firsts.map(({ liveMs }) => liveMs))
  const bytes = Math.max(...firsts.map((first) => first.bytes))
  const total = Math.max(...firsts.map((first) => first.totalBytes))
  return [
    {
      workload: 'first markers of 500 on the dashboard, first visit, drawn without a graphics card',
      baseline: '',
      goal: `under ${milliseconds(GOAL_FIRST_MS)}`,
      measured: milliseconds(shown),
      met: shown < GOAL_FIRST_MS,
    },
    {
      workload: 'the live map in their place, from the pointer on it',
      baseline: '',
      goal: '',
      measured: milliseconds(live),
      met: null,
    },
    {
      workload: 'bytes of that visit, all of them',
      baseline: '',
      goal: '',
      measured: kilobytes(total),
      met: null,
    },
    {
      workload: 'of which those of the map, over and above a page without one',
      baseline: '',
      goal: `at most ${kilobytes(GOAL_BYTES)}`,
      measured: kilobytes(bytes),
      met: bytes <= GOAL_BYTES,
    },
    {
      workload: 'a frame of panning over 10,000 (processor time of the page’s thread)',
      baseline: '',
      goal: `under ${milliseconds(GOAL_FRAME_MS)}`,
      measured: milliseconds(frame),
      met: frame < GOAL_FRAME_MS,
    },
  ]
}

interface Visit {
  /** Until the markers are seen; and once the pointer is on the map, until they are those of the live map. */
  ms: number
  liveMs: number
  /** What the map adds to the page, and all that came. */
  bytes: number
  totalBytes: number
}

/** What would not come without it. */
const OF_THE_MAP = /maplibre|\/api\/map|assets\/(provider|live-map|wingspan)|public-sans-normal-(latin|extended)/

/** Runs in the page before all else. Answered from outside, requests would go past the browser's cache. */
function answerWith(locations: MapLocation[]) {
  const { fetch } = window
  window.fetch = (address, init) =>
    address === '/api/map-data' ? Promise.resolve(Response.json(locations)) : fetch(address, init)
}

/** From setting out for the page until a picture of it has gold on the map; taking the picture counts. */
async function firstMarkers(profile: BrowserContext): Promise<Visit> {
  const eye = await profile.newPage()
  // The last page to open is the one in front; browsers draw the others at leisure.
  const page = await profile.newPage()
  const arrived: Promise<{ isOfTheMap: boolean; size: number }>[] = []
  page.on('requestfinished', (request) => {
    const size = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
    const isOfTheMap = OF_THE_MAP.test(request.url())
    arrived.push(size.catch(() => 0).then((bytes) => ({ isOfTheMap, size: bytes })))
  })
  const start = performance.now()
  await page.goto('/', { waitUntil: 'commit' })
  const frame = page.getByRole('region', { name: 'Map of brothers' })
  await frame.waitFor()
  const clip = await frame.boundingBox()
  let ms = 0
  for (let isGolden = false; !isGolden; ) {
    const picture = await page.screenshot({ ...(clip && { clip }) })
    ms = performance.now() - start
    isGolden = await eye.evaluate(holdsGold, picture.toString('base64'))
  }
  const turned = performance.now()
  await frame.hover()
  await page.locator('[data-drawn=true]').waitFor()
  const liveMs = performance.now() - turned
  await page.waitForLoadState('networkidle')
  const locations = gzipSync(JSON.stringify(scattered(FEW))).length
  const files = await Promise.all(arrived)
  await profile.close()
  const sum = (some: typeof files) => some.reduce((bytes, { size }) => bytes + size, locations)
  return { ms, liveMs, bytes: sum(files.filter(({ isOfTheMap }) => isOfTheMap)), totalBytes: sum(files) }
}

/** Runs in a page: whether a picture shows more of the markers' gold than an edge or a letter has. */
async function holdsGold(picture: string) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!pen) return false
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, image.width, image.height)
  let golden = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) - (data[at + 2] ?? 0) > 45) golden++
  return golden > 400
}

const DRAGS = 4
const STEPS = 40

async function panning(profile: BrowserContext) {
  const page = await profile.newPage()
  await page.goto('/')
  const frame = page.getByRole('region', { name: 'Map of brothers' })
  await frame.hover()
  await page.locator('[data-drawn=true]').waitFor()
  await page.waitForLoadState('networkidle')
  const box = await frame.boundingBox()
  const [left, top] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 130]
  const probe = await page.context().newCDPSession(page)
  await probe.send('Performance.enable', { timeDomain: 'threadTicks' })
  const used = async () => {
    const { metrics } = await probe.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await drag(page, left, top)
  await page.evaluate(countFrames)
  const before = await used()
  for (let at = 0; at < DRAGS; at++) await drag(page, left, top)
  const frames = await page.evaluate(() => globalThis.framesDrawn)
  const total = (await used()) - before
  await profile.close()
  return total / frames
}

async function drag(page: Page, left: number, top: number) {
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + 360, top + 40, { steps: STEPS })
  await page.mouse.up()
}

declare global {
  var framesDrawn: number
}

/** Runs in the page. */
function countFrames() {
  globalThis.framesDrawn = 0
  const count = () => {
    globalThis.framesDrawn++
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}

/** The same in every run: some in clusters as cities are, a few of them large. */
function scattered(count: number): MapLocation[] {
  const unit = (at: number, of: number) => ((at * of) % 9973) / 9973
  return Array.from({ length: count }, (_, at) => {
    const [middle, spread] = at % 3 === 0 ? [-90, 60] : at % 3 === 1 ? [15, 50] : [90, 120]
    const memberCount = 1 + Math.floor(12 * unit(at, 3571) ** 6)
    return {
      city: `City ${at}`,
      country: 'Country',
      latitude: -35 + 95 * unit(at, 7919),
      longitude: middle + spread * (unit(at, 6007) - 0.5),
      memberCount,
      members: Array.from({ length: memberCount }, (_, id) => ({
        id: id + 1,
        firstName: 'Brother',
        lastName: `${at}`,
      })),
    }
  })
}
