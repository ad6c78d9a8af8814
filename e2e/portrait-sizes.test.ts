// Portraits come in the smallest of their sizes that is sharp on the screen, and no other of the same place.
import { PORTRAIT_WIDTHS } from '@aerie/contract/avatars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const PAGES = ['/', '/members', '/profile', '/trips', '/feed']
const SCREENS = [
  { name: 'a desk', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'a sharp desk', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
]

/** The smallest that has so many pixels, but for what a screen rounds. */
const sharpFor = (needed: number) => PORTRAIT_WIDTHS.find((one) => one >= Math.floor(needed)) ?? PORTRAIT_WIDTHS[3]

test.each(SCREENS)('on $name', async ({ name: _, ...screen }) => {
  const signedIn = await site.enter(EMAILS.superAdmin, '/api/health')
  const state = await signedIn.context().storageState()
  let seen = 0
  for (const path of PAGES) {
    // With nothing kept: what a browser has in a larger size it takes for a small one as well.
    const context = await site.browser.newContext({ ...screen, storageState: state, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(site.address + path)
    await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    const shown = await page.locator('.portrait img[srcset]').evaluateAll((images) =>
      images.flatMap((image) => {
        if (!(image instanceof HTMLImageElement) || image.currentSrc === '') return []
        const [, photo = '', width] = /([^/]+)-(\d+)\.webp$/.exec(image.currentSrc) ?? []
        return [{ photo, width: Number(width), needed: image.getBoundingClientRect().width * devicePixelRatio }]
      }),
    )
    seen += shown.length
    for (const [photo, places] of Map.groupBy(shown, (one) => one.photo)) {
      for (const { width, needed } of places)
        expect(width, `${path}, ${photo}`).toBeGreaterThanOrEqual(sharpFor(needed))
      // In the largest of its places; the smaller ones take the same.
      const largest = Math.max(...places.map(({ needed }) => needed))
      for (const { width } of places) expect(width, `${path}, ${photo}`).toBeLessThanOrEqual(sharpFor(largest))
    }
    await context.close()
  }
  expect(seen).toBeGreaterThan(10)
})
