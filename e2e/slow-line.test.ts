// Over a slow line, and where the live map does not come at all, the pages with a map are usable before it and without it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The code of the live map, and what draws it. */
const MAP_CODE = /\/assets\/(?:live-map|maplibre|provider)[\w-]*\.js$/
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

async function onSlowLine(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
}

const map = (page: Page) => page.getByRole('region', { name: 'Map of brothers' })
/** Drawn by the page itself, with its marks. */
const marks = (page: Page) => map(page).locator('svg.drawn-world > circle')
const isLive = (page: Page) => page.locator('[data-drawn=true]').count()

/** Wakes the live map, whose code `arrive` has come, or not. */
async function turnToMap(page: Page) {
  await map(page).scrollIntoViewIfNeeded()
  await map(page).hover({ position: { x: 30, y: 90 } })
}

test('on 200 kB/s the directory is searched and a card opened before the map is there', async () => {
  const page = await site.enter(EMAILS.brother, '/api/health')
  await onSlowLine(page)
  const code = Promise.withResolvers<void>()
  await page.route(MAP_CODE, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(`${site.address}/members`, { waitUntil: 'commit' })
  await page.getByRole('article').first().waitFor()
  await turnToMap(page)
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('oyelaran')
  await page.getByRole('link', { name: /Marcus Oyelaran/ }).click()
  await page.getByRole('heading', { name: /Marcus .*Oyelaran/ }).waitFor()
  expect(await isLive(page)).toBe(0)
  code.resolve()
})

test('on 200 kB/s the sidebar leads on from the dashboard before the map is there', async () => {
  const page = await site.enter(EMAILS.brother, '/api/health')
  await onSlowLine(page)
  const asked: string[] = []
  page.on('request', (request) => MAP_CODE.test(request.url()) && asked.push(request.url()))
  await page.goto(`${site.address}/`, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Trips' }).first().click()
  await page.getByRole('heading', { level: 1, name: /Trips/ }).waitFor()
  expect(asked).toEqual([])
})

test.each(['/', '/members'])('with the code of the map blocked, %s works, and the drawn world stands', async (path) => {
  const page = await site.enter(EMAILS.brother, '/api/health')
  await page.route(MAP_CODE, (route) => route.abort())
  await page.goto(site.address + path)
  await marks(page).first().waitFor()
  await turnToMap(page)
  await map(page).getByRole('button', { name: 'Try again' }).waitFor()
  expect(await marks(page).count()).toBeGreaterThan(0)
  await map(page).getByRole('button', { name: 'Show as list' }).click()
  await map(page).getByRole('list', { name: 'Cities' }).getByRole('button').first().click()
  await map(page).locator('a[href^="/profile/"]').first().click()
  await page.waitForURL(/\/profile\/\d+$/)
  await page.getByRole('heading', { name: 'Member Profile' }).waitFor()
})

test('no page has complained, but of what was blocked', () => {
  expect(site.complaints.filter((text) => !/ERR_FAILED|dynamically imported/.test(text))).toEqual([])
})
