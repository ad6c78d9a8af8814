// What a page loads at the first visit over a phone's line, until nothing more comes.
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Request, Response } from 'playwright-core'

const QUIET_MS = 2000
/** As Lighthouse has it for a phone: what comes before what only shows when bytes take their time. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }

/** Bytes: of scripts and styles as gzip, of fonts as they are. */
export interface PageLoad {
  script: number
  stylesheet: number
  font: number
  /** Fonts that had arrived when the first text or image was painted. */
  fontBeforePaint: number
  /** All that came, as it was sent. */
  wire: number
  requests: number
}

interface Visit {
  path: string
  /** A selector of what is there once the page stands. */
  sign: string
  /** Files that do not count among scripts, styles and fonts. */
  without?: ReadonlySet<string>
}

export async function loadPage(profile: BrowserContext, { path, sign, without = new Set() }: Visit): Promise<PageLoad> {
  const page = await profile.newPage()
  await (await profile.newCDPSession(page)).send('Network.emulateNetworkConditions', LINE)
  const arrived = await responsesOf(page, async () => {
    await page.goto(path)
    await page.locator(sign).first().waitFor()
  })
  const counted = arrived.filter((response) => /^http/.test(response.url()))
  const early = new Set(await page.evaluate(arrivedBeforePaint))
  const files = await Promise.all(
    counted.map(async (response) => {
      const isLeftOut = without.has(new URL(response.url()).pathname.slice(1))
      const kind = isLeftOut ? 'left out' : response.request().resourceType()
      const body = kind === 'script' || kind === 'stylesheet' || kind === 'font' ? await response.body() : Buffer.of()
      const bytes = kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
      return { kind, bytes, isEarly: early.has(response.url()), wire: await sent(response.request()) }
    }),
  )
  await page.close()
  const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0)
  const fonts = files.filter(({ kind }) => kind === 'font')
  return {
    script: sum(files.filter(({ kind }) => kind === 'script')),
    stylesheet: sum(files.filter(({ kind }) => kind === 'stylesheet')),
    font: sum(fonts),
    fontBeforePaint: sum(fonts.filter(({ isEarly }) => isEarly)),
    wire: files.reduce((total, { wire }) => total + wire, 0),
    requests: files.length,
  }
}

/** In bytes, with its headers; a stream has no end. */
async function sent(request: Request) {
  if (request.resourceType() === 'eventsource') return 0
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

async function responsesOf(page: Page, visit: () => Promise<void>) {
  // What was preloaded is answered once more when it is used.
  const arrived = new Map<string, Response>()
  let last = Date.now()
  const hear = () => {
    last = Date.now()
  }
  page.on('response', (response) => arrived.has(response.url()) || arrived.set(response.url(), response))
  page.on('response', hear)
  page.on('requestfinished', hear)
  await visit()
  while (Date.now() - last < QUIET_MS) await pause(50)
  return [...arrived.values()]
}

/** Runs in the page. */
function arrivedBeforePaint() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.filter(({ responseEnd }) => responseEnd <= painted).map(({ name }) => name)
}
