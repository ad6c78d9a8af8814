// The map at once, gathered, following the directory, and coming in the end: the same demands on our own map and on Google's.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discsOn, lightest } from './map-discs.ts'
import { BOTH, city, drawn, EMBEDDED, FOUR, look, openSites, turnToMap } from './map-page.ts'
import { EMAILS } from './site.ts'

let sites: Awaited<ReturnType<typeof openSites>>
beforeAll(async () => {
  sites = await openSites()
})
afterAll(() => sites.close())

const NEIGHBOURS = [city('Bergen', 5.3, 60.4, 20), city('Os', 5.9, 60.1, 4), city('Perth', 115.9, -32, 2)]

test.each(EMBEDDED)('the %s map gathers from afar what would touch, and a press on it comes nearer', async (of) => {
  const page = await look(sites, { of, locations: NEIGHBOURS })
  await drawn(page, 2)
  const [sum] = await discsOn(page)
  expect(sum?.radius).toBeLessThan(18)
  await page.mouse.click(sum?.x ?? 0, sum?.y ?? 0)
  const radii = async () => (await discsOn(page)).map(({ radius }) => Math.round(radius / 5))
  await expect.poll(radii).toEqual([5, 2])
  expect(await page.locator('.place-card').count()).toBe(0)
})

test.each(BOTH)('the world stands before the %s map is there, which takes its place without a jump', async (of) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hold = (page: Page) =>
    page.route('**/api/map-provider', async (route) => {
      await released
      await route.continue()
    })
  const page = await look(sites, { of, locations: [...FOUR, ...NEIGHBOURS], prepare: hold })
  await page.getByText('Loading interactive map...').waitFor()
  await expect.poll(async () => (await discsOn(page)).length).toBe(6)
  const before = await discsOn(page)
  expect(await page.locator('[data-drawn=true]').count()).toBe(0)
  release()
  await drawn(page, 6)
  for (const [at, { x, y, radius }] of (await discsOn(page)).entries()) {
    expect(Math.abs(x - (before[at]?.x ?? 0))).toBeLessThan(2)
    expect(Math.abs(y - (before[at]?.y ?? 0))).toBeLessThan(2)
    expect(Math.abs(radius - (before[at]?.radius ?? 0))).toBeLessThan(2)
  }
})

test.each(EMBEDDED)(
  'without a graphics card nothing of the live %s map is fetched before somebody turns to it',
  async (of) => {
    const asked: string[] = []
    const watch = async (next: Page) => {
      next.on('request', (request) => asked.push(request.url()))
      await next.clock.install()
    }
    const page = await look(sites, { of, locations: NEIGHBOURS, prepare: watch, isAsleep: true })
    await expect.poll(async () => (await discsOn(page)).length).toBe(2)
    await page.waitForLoadState('load')
    await page.clock.fastForward(60_000)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    expect(asked.filter((url) => /map-provider|maplibre|live-map|googleapis|\/tiles\//.test(url))).toEqual([])
    expect(await page.getByText('Loading interactive map...').count()).toBe(0)
    await page.getByRole('button', { name: 'Show as list' }).waitFor()
    await page.clock.resume()
    await turnToMap(page)
    await drawn(page, 2)
  },
)

test.each(EMBEDDED)('what is pressed in the drawn world is done by the %s map once it is there', async (of) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hold = (page: Page) =>
    page.route('**/api/map-provider', async (route) => {
      await released
      await route.continue()
    })
  const page = await look(sites, { of, locations: NEIGHBOURS, prepare: hold, isAsleep: true })
  await expect.poll(async () => (await discsOn(page)).length).toBe(2)
  const [sum, perth] = await discsOn(page)
  await page.mouse.click(perth?.x ?? 0, perth?.y ?? 0)
  await page.mouse.click(sum?.x ?? 0, sum?.y ?? 0)
  release()
  const radii = async () => (await discsOn(page)).map(({ radius }) => Math.round(radius / 5))
  await expect.poll(radii).toEqual([5, 2])
  expect(await page.locator('.place-card').count()).toBe(0)

  const next = await look(sites, { of, locations: NEIGHBOURS, isAsleep: true })
  await expect.poll(async () => (await discsOn(next)).length).toBe(2)
  const [, alone] = await discsOn(next)
  await next.mouse.click(alone?.x ?? 0, alone?.y ?? 0)
  await next.locator('.place-card').getByText('Perth').waitFor()
})

test.each(EMBEDDED)('the %s map follows the directory, and says when nobody it shows is on it', async (of) => {
  const prepare = (page: Page) => page.unroute('**/api/map-data')
  const page = await look(sites, { of, prepare })
  await page.locator('[data-drawn=true]').waitFor()
  await page.getByRole('button', { name: 'Show as list' }).click()
  const cities = page.getByRole('list', { name: 'Cities' })
  await cities.getByRole('button', { name: /Japan/ }).first().waitFor()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Norway')
  await cities.getByRole('button', { name: /Japan/ }).first().waitFor({ state: 'detached' })
  const shown = await cities.getByRole('button').allInnerTexts()
  expect(shown.filter((text) => !text.includes('Norway'))).toEqual([])
  expect(shown.length).toBeGreaterThan(1)
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody of that name')
  await page.getByText('None of them is on the map').waitFor()
})

test.each(EMBEDDED)('the %s map shows where the viewer is once he asks who is near', async (of) => {
  const page = await look(sites, { of, locations: NEIGHBOURS })
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -45, longitude: -110 })
  await drawn(page, 2)
  await page.getByRole('button', { name: 'Nearby' }).click()
  await page.getByText('None of them is on the map').waitFor()
  await page.getByRole('region', { name: 'Map of brothers' }).scrollIntoViewIfNeeded()
  const frame = await page.getByRole('region', { name: 'Map of brothers' }).boundingBox()
  const [x, y] = [(frame?.x ?? 0) + (frame?.width ?? 0) / 2, (frame?.y ?? 0) + (frame?.height ?? 0) / 2 + 8]
  const ink = () => lightest(page, { x: x - 14, y: y - 14, width: 28, height: 28 })
  await expect.poll(ink).toBeGreaterThan(200)
})

test.each(EMBEDDED)('at dusk the %s map has the sea of dusk', async (of) => {
  const page = await look(sites, {
    of,
    locations: NEIGHBOURS,
    prepare: (next) => next.emulateMedia({ colorScheme: 'light' }),
  })
  await drawn(page, 2)
  const frame = await page.getByRole('region', { name: 'Map of brothers' }).boundingBox()
  // The southern ocean.
  const clip = { x: (frame?.x ?? 0) + 150, y: (frame?.y ?? 0) + (frame?.height ?? 0) - 60, width: 4, height: 4 }
  expect(Math.abs((await lightest(page, clip)) - 0x21)).toBeLessThan(5)
})

test.each(EMBEDDED)(
  'the locations are asked for again when they do not come, and in the end on demand, for the %s map',
  async (of) => {
    let asked = 0
    let isUp = false
    const page = await look(sites, {
      of,
      prepare: async (next) => {
        await next.clock.install()
        await next.route('**/api/map-data', (route) => {
          asked++
          return isUp ? route.fulfill({ json: FOUR }) : route.abort()
        })
      },
    })
    for (const [times, pause] of [1000, 2000, 4000].entries()) {
      // Time also runs by itself until the page is there.
      await expect.poll(() => asked).toBeGreaterThan(times)
      await page.clock.fastForward(pause)
    }
    await page.getByText(/^Failed to load map: ./).waitFor()
    // A map that is there only after what was asked ahead has failed asks once more.
    expect([4, 8]).toContain(asked)
    isUp = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.clock.resume()
    await drawn(page, 4)
  },
)

test('a window on the dashboard has portraits, which are asked for when it opens', async () => {
  const page = await sites.embedded.enter(EMAILS.brother, '/')
  await page.getByRole('button', { name: 'Show as list' }).click()
  await page.getByRole('list', { name: 'Cities' }).getByRole('button').first().click()
  const people = page.getByRole('list', { name: 'Cities' }).locator('.place-card-people:not([aria-label])').first()
  await expect.poll(() => people.locator('img').count()).toBeGreaterThan(0)
  await expect.poll(() => people.getByRole('listitem').count()).toBe(4)
})

test('our own map is met by fingers', async () => {
  const page = await sites.embedded.enter(EMAILS.brother, '/api/health', 'phone')
  await page.route('**/api/map-data', (route) => route.fulfill({ json: NEIGHBOURS }))
  await page.goto(`${sites.embedded.address}/members`)
  await turnToMap(page)
  await drawn(page, 2)
  for (const name of ['Zoom in', 'Zoom out', 'Show as list', /fullscreen/]) {
    const button = await page.getByRole('button', { name }).boundingBox()
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(40)
  }
  const [, perth] = await discsOn(page)
  await page.touchscreen.tap((perth?.x ?? 0) - 13, (perth?.y ?? 0) + 13)
  await page.locator('.place-card').getByText('Perth').waitFor()
})
