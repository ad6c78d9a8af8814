// The rail of a phone shows its words when asked to, and rooms that are still to come say so wherever one meets them.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The sidebar stands before the app does. */
const here = (page: Page) => page.locator('a.sidebar-foot-member').waitFor()
const words = (page: Page) => page.getByRole('button', { name: 'Show the words' })
/** Words that are out of sight are cut to a pixel. */
const widthOf = async (page: Page, word: string) =>
  (await page.getByRole('navigation').getByText(word, { exact: true }).boundingBox())?.width ?? 0

test('on a phone a press brings the words out, and opening a page or turning away puts them back', async () => {
  const page = await site.enter(EMAILS.brother, '/trips', 'phone')
  const heading = page.getByRole('heading', { name: 'My Trips', exact: true })
  await here(page)
  const before = await heading.boundingBox()
  await expect.poll(() => widthOf(page, 'Brotherhood')).toBe(1)
  await words(page).tap()
  await expect.poll(() => widthOf(page, 'Brotherhood')).toBeGreaterThan(60)
  await expect.poll(() => heading.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => widthOf(page, 'Brotherhood')).toBe(1)
  await words(page).tap()
  await page.touchscreen.tap(350, 500)
  await expect.poll(() => widthOf(page, 'Brotherhood')).toBe(1)
  await words(page).tap()
  await page.getByRole('link', { name: 'Brotherhood' }).tap()
  await page.getByRole('heading', { name: 'Brotherhood' }).waitFor()
  await expect.poll(() => widthOf(page, 'Brotherhood')).toBe(1)
})

test('with a keyboard they go when the focus leaves them', async () => {
  const page = await site.enter(EMAILS.brother, '/trips', 'phone')
  await here(page)
  await words(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hide the words' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Create Trip' }).focus()
  await words(page).waitFor()
})

test('where the sidebar is open there is nothing to bring out', async () => {
  const page = await site.enter(EMAILS.brother, '/trips')
  await page.getByRole('heading', { name: 'My Trips', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /the words$/ }).count()).toBe(0)
})
