// Members see the sidebar and the header of their page before the app has arrived, and the app takes their place
// without moving anything.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOf, fontsOf, openFrame, placesOf } from './first-frame.ts'
import { shiftsSoFar } from './layout-shifts.ts'
import { type Device, EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Opens a page whose app does not come before `release`, in the fonts that it stays in. */
async function enterFrame(who: string, path: string, device: Device, theme?: 'dark' | 'light') {
  const page = await site.enter(who, '/robots.txt', device)
  const release = await openFrame(page, site.address + path, theme)
  await fontsOf(page)
  return { page, release }
}

const shifted = (page: Page) => page.evaluate(shiftsSoFar)

const PATHS = ['/', '/members', '/trips', '/profile', '/lineage', '/governance', '/documents', '/media', '/privacy']
const OFFICERS = ['/members', '/admin', '/photo-moderation']
test.each<[string, string, string[], Device]>([
  ['a brother', EMAILS.brother, PATHS, 'desktop'],
  ['a brother', EMAILS.brother, ['/', '/members', '/trips', '/profile'], 'phone'],
  ['a super admin', EMAILS.superAdmin, OFFICERS, 'desktop'],
  ['a super admin', EMAILS.superAdmin, OFFICERS, 'phone'],
])('what %s sees first stays where it is (%s %s %s)', async (_who, email, paths, device) => {
  for (const path of paths) {
    const { page, release } = await enterFrame(email, path, device)
    const before = await placesOf(page)
    release()
    await appOf(page)
    expect(await placesOf(page), path).toEqual(before)
    expect(await shifted(page), path).toEqual([])
    await page.context().close()
  }
})

test.each<Device>(['desktop', 'phone'])(
  'where the title is not known yet, the header keeps its place (%s)',
  async (device) => {
    const { page, release } = await enterFrame(EMAILS.brother, '/profile/3', device)
    const rule = () => page.locator('.page-rule').boundingBox()
    const before = await rule()
    release()
    await page.locator('h1').waitFor()
    expect(await rule()).toEqual(before)
    expect(await shifted(page)).toEqual([])
  },
)

test('it has the theme that the member has chosen, and shows nothing of him but his greeting', async () => {
  const { page } = await enterFrame(EMAILS.brother, '/', 'desktop', 'light')
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  const words = await page.locator('body').innerText()
  expect(words).toMatch(/Welcome back, \w+/)
  expect(words.replace(/Welcome back, \w+/, '')).not.toMatch(/Rook|Fairweather|brother@/)
})

test('once he has signed out, no way back shows anything of him', async () => {
  const page = await site.enter(EMAILS.brother, '/trips')
  await page.goto(site.address)
  const name = await page.locator('h1').innerText()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.locator('.landing').waitFor()
  await page.goBack()
  await page.locator('.landing').waitFor()
  expect(await page.content()).not.toContain(name.replace(/^Welcome( back)?, /, ''))
  expect(await page.locator('#start').textContent()).toContain('"answers":null')
})

test('its links lead on before the app is there', async () => {
  const { page } = await enterFrame(EMAILS.brother, '/trips', 'desktop')
  await page.getByRole('link', { name: 'Brotherhood' }).click({ noWaitAfter: true })
  await page.waitForURL('**/members', { waitUntil: 'commit' })
})

test('nothing was refused by the policy', () => {
  expect(site.complaints).toEqual([])
})
