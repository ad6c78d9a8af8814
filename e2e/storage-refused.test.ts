// A browser that keeps nothing for a site: every page stands, the theme is switched, and what is typed can be sent.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goTo, MEMBER, OFFICER, OFFICER_AMONG_ALL, VISITOR } from './accessibility-pages.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** As Chromium does where a reader forbids sites to keep data. */
async function refuseStorage(page: Page, path: string) {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get })
  })
  await page.goto(site.address + path)
}

async function stands(page: Page, path: string) {
  await page.locator('h1, blockquote, [role=dialog]').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0)
  expect(await page.getByText('The fault is ours.').count(), path).toBe(0)
}

test.each([
  ['a brother', EMAILS.brother, MEMBER],
  ['a super admin', EMAILS.superAdmin, [...OFFICER, ...OFFICER_AMONG_ALL]],
])('every page of %s stands', async (_, email, paths) => {
  const page = await site.enter(email, '/privacy')
  await refuseStorage(page, '/')
  for (const path of paths) {
    await goTo(page, path)
    await stands(page, path)
  }
})

test('so does each of a visitor', async () => {
  const page = await site.visit('/privacy')
  for (const path of VISITOR) {
    await refuseStorage(page, path)
    await stands(page, path)
  }
})

test('the theme is switched for as long as the page stays, and what was read is closed', async () => {
  const page = await site.enter(EMAILS.brother, '/privacy')
  await refuseStorage(page, '/media/6')
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page.getByRole('button', { name: /^Switch to (parchment|night flight)$/ }).click()
  expect(await theme()).not.toBe(before)
  await page.getByRole('button', { name: 'Understood' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Understood' }).count()).toBe(0)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
