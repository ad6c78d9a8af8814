// Searching everything in a real browser: by its keys, on the phone, in a new tab, and never what somebody may not see.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const field = (page: Page) => page.getByRole('combobox', { name: /^Search / })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
/** The sidebar stands before the app does. */
const here = (page: Page) => page.locator('a.sidebar-foot-member').waitFor()
const theOne = (page: Page) =>
  page.evaluate(() => {
    const named = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant')
    const [shown, ...others] = document.querySelectorAll('[role=option][aria-selected=true]')
    return others.length === 0 && shown?.id === named ? shown?.querySelector('b')?.textContent : null
  })

test('by the keyboard alone: found, walked through, opened, and the focus is on the page', async () => {
  const page = await site.enter(EMAILS.brother)
  await here(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lisbon')
  await option(page, /^Hugh Castellan/).waitFor()
  await expect.poll(() => theOne(page)).toBe('Hugh Castellan')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => theOne(page)).toBe('Rook Fairweather')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Member Profile' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  await page.keyboard.press('/')
  await field(page).waitFor()
  expect(await theOne(page)).toBe('Rook Fairweather')
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'detached' })
})

test('Escape clears, then closes and gives the focus back', async () => {
  const page = await site.enter(EMAILS.brother, '/trips')
  await here(page)
  const button = page.getByRole('button', { name: 'Create Trip' })
  await button.focus()
  await page.keyboard.press('Control+k')
  await field(page).fill('bergen')
  await page.keyboard.press('Escape')
  expect(await field(page).inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await button.and(page.locator(':focus')).waitFor()
})

test('what is typed while the code comes is in the field', async () => {
  const page = await site.enter(EMAILS.brother)
  await here(page)
  const code = Promise.withResolvers<void>()
  await page.route(/search-everywhere/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('porsh')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('ch')
  code.resolve()
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('porch')
})

test('Ctrl and Enter open a new tab, and the palette stays', async () => {
  const page = await site.enter(EMAILS.brother)
  await here(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('rook fairweather')
  await option(page, /^Rook Fairweather/)
    .first()
    .waitFor()
  const opening = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  expect(new URL((await opening).url()).pathname).toMatch(/^\/profile\/\d+$/)
  await field(page).and(page.locator(':focus')).waitFor()
})

test('/ is typed where a field has the focus, and opens nothing once it is switched off', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await page.getByPlaceholder('Name, company or city').fill('a')
  await page.keyboard.type('/')
  expect(await page.getByPlaceholder('Name, company or city').inputValue()).toBe('a/')
  await page.goto(`${site.address}/profile?edit=true`)
  await page.getByRole('switch', { name: /^The key \/ opens the search/ }).click()
  await page.goto(site.address)
  await here(page)
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
})

test('on a phone it fills the window, and is closed by a button', async () => {
  const page = await site.enter(EMAILS.brother, '/', 'phone')
  await here(page)
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width })
  await field(page).fill('lisbon')
  await option(page, /^Rook Fairweather/)
    .first()
    .tap()
  await page.getByRole('heading', { name: 'Member Profile' }).waitFor()
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  await page.getByRole('button', { name: 'Close' }).tap()
  await field(page).waitFor({ state: 'detached' })
})

test('a trip is posted to the city that was found', async () => {
  const page = await site.enter(EMAILS.brother)
  await here(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('lisbon')
  await option(page, 'Post a trip to Lisbon').click()
  const form = page.getByRole('dialog', { name: 'Quick Trip' })
  expect(await form.getByLabel('Location 1').inputValue()).toBe('Lisbon, Portugal')
})

const FOR_OFFICERS = 'Treasurer’s report, third quarter'

test('a brother finds nothing of what an officer finds, nor is it counted', async () => {
  const found = async (email: string) => {
    const page = await site.enter(email, '/search?q=third+quarter')
    await page.getByRole('heading', { name: 'Search', exact: true }).waitFor()
    await page.getByRole('button', { name: /^All / }).or(page.getByText('Nothing by that name')).first().waitFor()
    expect(await page.title()).not.toContain('quarter')
    return page.getByRole('main').innerText()
  }
  expect(await found(EMAILS.superAdmin)).toContain(FOR_OFFICERS)
  expect(await found(EMAILS.brother)).not.toContain(FOR_OFFICERS)
})

test('what was opened is forgotten with Logout', async () => {
  const page = await site.enter(EMAILS.brother)
  await here(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('rook fairweather')
  await option(page, /^Rook Fairweather/)
    .first()
    .click()
  await page.getByRole('heading', { name: 'Member Profile' }).waitFor()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent')).length)
  expect(await kept()).toBe(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('button', { name: /sign in/i })
    .first()
    .waitFor()
  expect(await kept()).toBe(0)
})
