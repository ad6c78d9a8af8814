// The line is lost and comes back: what failed for want of it is there again, and nobody has pressed anything.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnToMap } from './map-page.ts'
import { EMAILS, MEMBER_CODE, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The title stands before the app does. */
const here = (page: Page) => page.locator('a.sidebar-foot-member').waitFor()
const LOST = 'No connection'
async function drawn(page: Page) {
  await turnToMap(page)
  await page.locator('[aria-label="Map of brothers"][data-drawn="true"]').waitFor()
}

test('a page whose code did not come stands once it is back, with its styles, its answers and its map', async () => {
  const page = await site.enter(EMAILS.brother, '/profile')
  await here(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Brotherhood' }).click()
  await page.getByRole('heading', { name: LOST }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Brotherhood' }).waitFor()
  await page.locator('.member-cards li').first().waitFor()
  expect(
    await page
      .locator('.member-cards')
      .first()
      .evaluate((list) => getComputedStyle(list).display),
  ).toBe('grid')
  await drawn(page)
})

test('so are the cards of a page whose code was there, and its photos', async () => {
  const page = await site.enter(EMAILS.brother, '/trips')
  await here(page)
  const answers = ['**/api/members*', '**/api/map-data', '**/api/health', '**/api/events*']
  for (const answer of answers) await page.context().route(answer, (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Brotherhood' }).click()
  await page.getByText('This device has no list yet').waitFor()
  for (const answer of answers) await page.context().unroute(answer)
  await page.locator('.member-cards li').first().waitFor()
  await page.getByText('This device has no list yet').waitFor({ state: 'detached' })
  await drawn(page)
})

test('a page whose code has given way to a newer version comes with that one, and says so where it does not', async () => {
  const page = await site.enter(EMAILS.brother, '/profile')
  await here(page)
  const gone = '**/assets/trips-*.js'
  await page.context().route(gone, (route) => route.fulfill({ status: 404 }))
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  const anew = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Trips', exact: true }).click()
  await anew
  await page.getByText('There is a newer version').first().waitFor()
  await page.context().unroute(gone)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { name: 'My Trips', exact: true }).waitFor()
})

test('the map whose tiles did not come is drawn', async () => {
  const lost = ['**/api/map/tiles/**', '**/api/health']
  const page = await site.enter(EMAILS.brother, '/trips')
  await here(page)
  for (const address of lost) await page.context().route(address, (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Brotherhood' }).click()
  await turnToMap(page)
  await page.getByText(/^Failed to load map: /).waitFor()
  for (const address of lost) await page.context().unroute(address)
  await drawn(page)
})

test('a visit that never began begins', async () => {
  const page = await site.enter(EMAILS.brother, '/privacy')
  const lost = [MEMBER_CODE, '**/api/health']
  for (const address of lost) await page.context().route(address, (route) => route.abort('internetdisconnected'))
  await page.goto(`${site.address}/trips`)
  await page.getByText('This page could not be loaded').waitFor()
  for (const address of lost) await page.context().unroute(address)
  await page.getByRole('heading', { name: 'My Trips', exact: true }).waitFor()
})

test('has left no page complaining of anything but the connection', () => {
  expect(
    site.complaints.filter(
      (text) => !/ERR_|AJAXError|Failed to fetch|Unable to preload|could not be loaded/.test(text),
    ),
  ).toEqual([])
})
