// How soon a member reads something on a slow line, at a first visit: the frame of the page, before the app is there.
import type { BrowserContext } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const VISITS = 5

interface Place {
  name: string
  path: string
  /** A selector of what is there once the page stands. */
  sign: string
}

const PLACES: Place[] = [
  { name: 'the dashboard', path: '/', sign: '.stat-line' },
  { name: 'the directory', path: '/members', sign: '.member-cards li' },
]
const MOST_MS = 1200

interface Visit {
  /** Milliseconds from the request to the first text that is seen. */
  text: number
  /** Until the app has taken the frame's place. */
  app: number
  /** How far anything of the frame moved then, as the browser counts it. */
  shift: number
}

export async function firstText({ sharedFolder }: Bench): Promise<Figure[]> {
  const { folder, mailboxes } = await sharedFolder()
  const server = await startServer(folder)
  const browser = await openBrowser()
  const figures: Figure[] = []
  for (const place of PLACES) {
    const visits: Visit[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const profile = await openProfile(browser, server.address, mailboxes[1])
      visits.push(await visitOnce(profile, place))
      await profile.close()
    }
    figures.push(...figuresOf(place, visits))
  }
  await browser.close()
  await server.stop()
  return figures
}

function figuresOf({ name }: Place, visits: Visit[]): Figure[] {
  const text = median(visits.map((one) => one.text))
  const shift = Math.max(...visits.map((one) => one.shift))
  const where = 'a member at 200 kB/s and 150 ms'
  return [
    {
      workload: `${where}: the first text of ${name}`,
      baseline: `${milliseconds(median(visits.map((one) => one.app)))}: the app in its place`,
      goal: `under ${milliseconds(MOST_MS)}`,
      measured: milliseconds(text),
      met: text < MOST_MS,
    },
    {
      workload: `${where}: shift of sidebar and header of ${name}`,
      baseline: '',
      goal: '0',
      measured: String(shift),
      met: shift === 0,
    },
  ]
}

async function visitOnce(profile: BrowserContext, { path, sign }: Place): Promise<Visit> {
  const page = await profile.newPage()
  await (await profile.newCDPSession(page)).send('Network.emulateNetworkConditions', LINE)
  await page.addInitScript(watchShifts)
  await page.goto(path)
  await page.locator('a.sidebar-foot-member').waitFor()
  const app = await page.evaluate(() => performance.now())
  await page.locator(sign).first().waitFor()
  return { app, ...(await page.evaluate(readVisit)) }
}

/** Runs in the page. */
function watchShifts() {
  interface Shift extends PerformanceEntry {
    value: number
    sources: { node: Node | null }[]
  }
  const seen = window as unknown as { frameShift: number }
  seen.frameShift = 0
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      if (elements.some((element) => element?.closest('.sidebar, .page-header'))) seen.frameShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function readVisit() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const { frameShift } = window as unknown as { frameShift: number }
  return { text: paint?.startTime ?? Number.POSITIVE_INFINITY, shift: Math.round(frameShift * 10_000) / 10_000 }
}
