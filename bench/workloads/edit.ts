// Editing a profile: what opening it costs, and how soon the lists of brothers and companies follow a key.
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Bench, type Figure, kilobytes, milliseconds } from '../instruments/figure.ts'
import { timeKeys } from '../instruments/key-times.ts'
import { median } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'

const MOST_BYTES = 60_000
const MOST_OPENING_MS = 200
const MOST_KEY_MS = 50

export async function edit({ sharedFolder }: Bench): Promise<Figure[]> {
  const { folder, mailboxes } = await sharedFolder()
  const server = await startServer(folder)
  const browser = await openBrowser()
  const page = await (await openProfile(browser, server.address, mailboxes[1])).newPage()
  const scripts: Promise<Buffer>[] = []
  await page.goto('/profile')
  const open = page.getByRole('button', { name: 'Edit Profile' })
  await open.waitFor()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await open.hover()
  await page.waitForLoadState('networkidle')
  const openingMs = await msUntil(page, open, 'input[name=firstName]')
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  await page.waitForLoadState('networkidle')
  const brothers = await keysIn(page, page.getByLabel('Big Brother'))
  const companies = await keysIn(page, page.getByLabel('Company Tags'))
  await browser.close()
  await server.stop()
  return [
    {
      workload: 'opening edit mode: more scripts, gzip',
      baseline: '',
      goal: `at most ${kilobytes(MOST_BYTES)}`,
      measured: kilobytes(bytes),
      met: bytes <= MOST_BYTES,
    },
    {
      workload: 'opening edit mode: from the press to the form (wall time)',
      baseline: '',
      goal: `under ${MOST_OPENING_MS} ms`,
      measured: milliseconds(openingMs),
      met: openingMs < MOST_OPENING_MS,
    },
    follows('a key in the picker of brothers, 10,000 of them', brothers),
    follows('a key in the company tags', companies),
  ]
}

const follows = (what: string, times: number[]): Figure => ({
  workload: `${what}, to the paint (wall time)`,
  baseline: '',
  goal: `under ${MOST_KEY_MS} ms`,
  measured: `${milliseconds(median(times))}; the slowest of ${times.length}: ${milliseconds(Math.max(...times))}`,
  met: Math.max(...times) < MOST_KEY_MS,
})

/** From the press, by the page's own clock, to the frame after the element is there. */
async function msUntil(page: Page, button: Locator, selector: string) {
  const told = page.evaluate(
    (sought) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () =>
              document.querySelector(sought) ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look)
            look()
          },
          { capture: true, once: true },
        )
      }),
    selector,
  )
  await button.click()
  return told
}

async function keysIn(page: Page, field: Locator) {
  await field.fill('')
  await page.waitForLoadState('networkidle')
  await page.evaluate(timeKeys)
  for (const key of ['m', 'a', 'r', 'Backspace', 'Backspace', 'o', 'n', 'Backspace', 'Backspace', 'j', 'o', 'h'])
    await field.press(key, { delay: 60 })
  await page.waitForLoadState('networkidle')
  const times = await page.evaluate(() => globalThis.keyTimes)
  await field.fill('')
  return times
}
