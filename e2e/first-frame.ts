// What members see before their app is there, held as it is for tests to look at.
import type { Page } from 'playwright-core'
import { countShifts } from './layout-shifts.ts'
import { MEMBER_CODE } from './site.ts'

/** Opens a page whose app does not come before `release`; what moves in it is counted. */
export async function openFrame(page: Page, address: string, theme: 'dark' | 'light' = 'dark') {
  const code = Promise.withResolvers<void>()
  await page.emulateMedia({ colorScheme: theme })
  await page.addInitScript(countShifts, { within: '.sidebar, .page-header', buffered: true })
  await page.route(MEMBER_CODE, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('[aria-busy="true"] .page-rule').waitFor()
  return code.resolve
}

/** Its fonts are asked for once the words have been seen in others. */
export async function fontsOf(page: Page) {
  await page.waitForFunction(() => !document.documentElement.dataset.firstPaint && document.fonts.size > 0)
  await page.evaluate(() => document.fonts.ready)
}

/** What stands where, in whole pixels: the mark, the entries with their words, the title and the rule below it. */
export const placesOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.sidebar-brand, .sidebar-nav a, .sidebar-foot em, h1, .page-rule')]
    return shown.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const isCurrent = element.getAttribute('aria-current')
      // The fonts of the first paint are others, so words differ in width.
      const place = (element.matches('em, h1') ? [top, height] : [left, top, width, height]).map(Math.round)
      return `${element.className} ${element.textContent} ${isCurrent} ${place}`
    })
  })

/** Waits until the app has taken the frame's place. */
export async function appOf(page: Page) {
  await page.locator('.sidebar-foot-member:is(a)').waitFor()
  await page.locator('h1').waitFor()
}
