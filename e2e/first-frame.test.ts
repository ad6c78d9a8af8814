// Members see the sidebar and the header of their page before the app has arrived, and the app takes their place
// without moving anything.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countShifts, shiftsSoFar } from './layout-shifts.ts'
import { type Device, EMAILS, MEMBER_CODE, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Opens a page whose app does not come before `release`. */
async function openFrame(who: string, path: string, device: Device, theme: 'dark' | 'light' = 'dark') {
  const page = await site.enter(who, '/robots.txt', device)
  const code = Promise.withResolvers<void>()
  await page.emulateMedia({ colorScheme: theme })
  await page.addInitScript(countShifts, { within: '.sidebar, .page-header', buffered: true })
  await page.route(MEMBER_CODE, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(site.address + path, { waitUntil: 'commit' })
  await page.locator('[aria-busy="true"] .page-rule').waitFor()
  // Its fonts are asked for once the words have been seen in others.
  await page.waitForFunction(() => !document.documentElement.dataset.firstPaint && document.fonts.size > 0)
  await page.evaluate(() => document.fonts.ready)
  return { page, release: code.resolve }
}

const shifted = (page: Page) => page.evaluate(shiftsSoFar)

/** What stands where, in whole pixels: the mark, the entries with their words, the title and the rule below it. */
const placesOf = (page: Page) =>
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

const PATHS = ['/members', '/trips', '/profile', '/lineage', '/governance', '/documents', '/media', '/privacy']
const OFFICERS = ['/members', '/admin', '/photo-moderation']
test.each<[string, string, string[], Device]>([
  ['a brother', EMAILS.brother, PATHS, 'desktop'],
  ['a brother', EMAILS.brother, ['/members', '/trips', '/profile'], 'phone'],
  ['a super admin', EMAILS.superAdmin, OFFICERS, 'desktop'],
  ['a super admin', EMAILS.superAdmin, OFFICERS, 'phone'],
])('what %s sees first stays where it is (%s %s %s)', async (_who, email, paths, device) => {
  for (const path of paths) {
    const { page, release } = await openFrame(email, path, device)
    const before = await placesOf(page)
    release()
    await page.locator('.sidebar-foot-member:is(a)').waitFor()
    await page.locator('h1').waitFor()
    expect(await placesOf(page), path).toEqual(before)
    expect(await shifted(page), path).toEqual([])
    await page.context().close()
  }
})

test.each<Device>(['desktop', 'phone'])(
  'where the title is one’s own, the header keeps its place (%s)',
  async (device) => {
    for (const path of ['/', '/profile/3']) {
      const { page, release } = await openFrame(EMAILS.brother, path, device)
      const rule = () => page.locator('.page-rule').boundingBox()
      const before = await rule()
      release()
      await page.locator('h1').waitFor()
      expect(await rule(), path).toEqual(before)
      expect(await shifted(page), path).toEqual([])
      await page.context().close()
    }
  },
)

test('it has the theme that the member has chosen, and nothing of him in it', async () => {
  const { page } = await openFrame(EMAILS.brother, '/trips', 'desktop', 'light')
  const html = await page.content()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  expect(html).not.toMatch(/Rook|Fairweather|brother@/)
})

test('its links lead on before the app is there', async () => {
  const { page } = await openFrame(EMAILS.brother, '/trips', 'desktop')
  await page.getByRole('link', { name: 'Brotherhood' }).click({ noWaitAfter: true })
  await page.waitForURL('**/members', { waitUntil: 'commit' })
})

test('nothing was refused by the policy', () => {
  expect(site.complaints).toEqual([])
})
