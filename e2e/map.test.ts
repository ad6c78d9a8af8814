// The map: the same demands on our own map and on Google's; and those of one alone.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check } from './axe.ts'
import { discsOn } from './map-discs.ts'
import { answerAsGoogle, BOTH, city, drawn, EMBEDDED, FOUR, GOOGLE, look, openSites, turnToMap } from './map-page.ts'

const FRAME = '[aria-label="Map of brothers"]'

let sites: Awaited<ReturnType<typeof openSites>>
beforeAll(async () => {
  sites = await openSites()
})
afterAll(() => sites.close())

test.each(BOTH)(
  'the %s map marks each city once by its size, opens on a click, leads to brothers, and closes',
  async (of) => {
    const page = await look(sites, { of, locations: [...FOUR, city('Nowhere', 0, 0, 3)] })
    await drawn(page, 4)
    const discs = await discsOn(page)
    for (const [at, radius] of [8, 10, 18, 25].entries())
      expect(Math.abs((discs[at]?.radius ?? 0) - radius)).toBeLessThan(2.5)
    for (const name of ['Zoom in', 'Zoom out', /fullscreen/]) await page.getByRole('button', { name }).waitFor()
    expect(await page.getByRole('button', { name: /street/i }).count()).toBe(0)

    const [, , east] = discs
    await page.mouse.click(east?.x ?? 0, east?.y ?? 0)
    const card = page.locator('.place-card')
    await card.getByText('Brother <b>4</b>').waitFor()
    expect(await card.innerText()).toMatch(/^East\s+Atlantis · 9 Brothers\s/)
    expect(await card.getByRole('link').count()).toBe(4)
    await card.getByText('+5 more brothers').waitFor()
    const frame = await page.getByRole('region', { name: 'Map of brothers' }).boundingBox()
    await page.mouse.click((frame?.x ?? 0) + 40, (frame?.y ?? 0) + 330)
    await card.waitFor({ state: 'detached' })
  },
)

test.each(EMBEDDED)('the %s map comes no nearer than 10 by itself, and a brother is one', async (of) => {
  const page = await look(sites, { of, locations: [city('One', 7, 50, 1), city('Two', 7.2, 50, 2)] })
  await drawn(page, 2)
  const [one, two] = await discsOn(page)
  const pixels = (256 * 2 ** 10 * 0.2) / 360
  expect((two?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo(pixels, -1)

  await page.mouse.click(one?.x ?? 0, one?.y ?? 0)
  await page.getByText(/· 1 Brother$/).waitFor()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator('.place-card').getByRole('link').click()
  await page.waitForURL(/\/profile\/1$/)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test.each(EMBEDDED)('the %s map shows neighbours across the date line as neighbours', async (of) => {
  const page = await look(sites, { of, locations: [city('Suva', 178.44, -18.14, 1), city('Apia', -171.77, -13.83, 1)] })
  await drawn(page, 2)
  const [suva, apia] = await discsOn(page)
  expect(suva?.y).toBeGreaterThan(apia?.y ?? 0)
  expect((apia?.x ?? 0) - (suva?.x ?? 0)).toBeGreaterThan(100)
})

test.each(BOTH)('the %s map marks where brothers travel to', async (of) => {
  const year = new Date().getFullYear() + 1
  const place = { location: 'Suva', city: 'Suva', country: 'Fiji', latitude: -18.14, longitude: 178.44 }
  const trip = {
    id: 1,
    title: 'Sailing',
    startDate: `${year}-03-12`,
    endDate: `${year}-03-15`,
    locations: ['Suva'],
    stops: [{ ...place, nearbyCount: 0, nearby: [] }],
    isShared: true,
    isActive: true,
    traveller: { id: 3, firstName: 'Rook', lastName: 'Fairweather', profileImageUrl: null, profileImageHash: null },
  }
  const page = await look(sites, { of, locations: [], trips: [trip] })
  await page.locator('[data-drawn=true]').waitFor()
  const frame = await page.getByRole('region', { name: 'Map of brothers' }).boundingBox()
  const card = page.locator('.place-card')
  const [x, y] = [(frame?.x ?? 0) + (frame?.width ?? 0) / 2, (frame?.y ?? 0) + (frame?.height ?? 0) / 2 + 4]
  const clickPlane = async () => {
    await page.mouse.click(x, y)
    return card.count()
  }
  await expect.poll(clickPlane).toBe(1)
  expect(await card.innerText()).toMatch(new RegExp(`^Suva\\s+Fiji\\s.*Rook Fairweather, Mar 12 – 15, ${year}$`, 's'))
})

test.each(EMBEDDED)('the %s map says the same as a list, to the keyboard alone', async (of) => {
  const page = await look(sites, { of })
  await page.getByRole('button', { name: 'Show as list' }).press('Enter')
  const cities = page.getByRole('list', { name: 'Cities' })
  await expect
    .poll(() => cities.getByRole('button').allInnerTexts())
    .toEqual([
      'Far\nAtlantis · 40 Brothers',
      'East\nAtlantis · 9 Brothers',
      'Middle\nAtlantis · 5 Brothers',
      'West\nAtlantis · 1 Brother',
    ])
  await cities.getByRole('button', { name: 'Middle' }).press('Enter')
  await page.locator('.place-card').getByText('Middle').waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/profile/1')
  await page.keyboard.press('Escape')
  await page.locator('.place-card').waitFor({ state: 'detached' })
})

test.each(EMBEDDED)('the %s map without anybody to show shows the world, and says what is missing', async (of) => {
  const asked: URL[] = []
  const nobody = [city('Nowhere', 0, 0, 3)]
  const prepare = async (page: Page) => page.on('request', (request) => asked.push(new URL(request.url())))
  const page = await look(sites, { of, locations: nobody, prepare })
  await page.getByText('No member locations available').waitFor()
  await page.getByText('Add member locations to see them on the map').waitFor()
  // Our map counts zooms from half of Google's world: the tiles of 1 are those of Google's 2.
  const zooms = () => new Set(asked.flatMap(({ pathname }) => /\/tiles\/(\d+)/.exec(pathname)?.[1] ?? []))
  await expect.poll(zooms).toEqual(new Set(['1']))
  const hosts = asked.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin)
  expect(new Set(hosts)).toEqual(new Set([sites[of].address]))
})

test.each(EMBEDDED)('what opens on the %s map, and its list, can be used by all', async (of) => {
  const page = await look(sites, { of })
  await drawn(page, 4)
  const [, , east] = await discsOn(page)
  await page.mouse.click(east?.x ?? 0, east?.y ?? 0)
  await page.locator('.place-card').getByText('+5 more brothers').waitFor()
  await check(page, `the window of the ${of} map`, FRAME)
  await page.getByRole('button', { name: 'Show as list' }).click()
  const cities = page.getByRole('list', { name: 'Cities' })
  await cities.getByRole('button', { name: 'Middle' }).press('Enter')
  await cities.getByRole('link').first().waitFor()
  await check(page, `the list of the ${of} map`, '.place-list')
})

test('the drawn world can be used by all, before anybody turns to it and where its live map does not come', async () => {
  const page = await look(sites, { isAsleep: true })
  await page.locator('svg.drawn-world > circle').first().waitFor()
  await check(page, 'the drawn world', FRAME)
  await page.route(/\/assets\/live-map[\w-]*\.js$/, (route) => route.abort())
  await turnToMap(page)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('button', { name: 'Show as list' }).click()
  await page.getByRole('button', { name: 'East' }).click()
  await page.getByRole('link', { name: 'Brother <b>4</b>' }).waitFor()
  await check(page, 'the list over the drawn world', FRAME)
})

describe('our own map', () => {
  test('is a list where the browser cannot draw it', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
    const page = await look(sites, { prepare })
    await page.getByText('This browser cannot draw the map, so here are its cities.').waitFor()
    await page.getByRole('button', { name: 'Far' }).click()
    await page.getByRole('link', { name: 'Brother <b>4</b>' }).waitFor()
  })

  test('says when its tiles do not come, and tries again when told to', async () => {
    const page = await look(sites, { prepare: (next) => next.route('**/api/map/tiles/**', (route) => route.abort()) })
    await page.getByText(/^Failed to load map: /).waitFor()
    await page.unroute('**/api/map/tiles/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await drawn(page, 4)
  })

  test('has left no page complaining', () => {
    expect(sites.embedded.complaints.filter((text) => !/ERR_FAILED|AJAXError|Failed to fetch/.test(text))).toEqual([])
  })
})

describe('Google’s map', () => {
  test('is asked for with the key and the places library, and again when it does not come', async () => {
    const asked: URL[] = []
    const page = await look(sites, {
      of: 'google',
      prepare: async (next) => {
        await next.clock.install()
        await next.route(GOOGLE, (route) => {
          asked.push(new URL(route.request().url()))
          return asked.length < 3 ? route.abort() : answerAsGoogle(route)
        })
      },
    })
    await page.getByText('Loading interactive map...').waitFor()
    for (const [times, pause] of [1000, 2000].entries()) {
      await expect.poll(() => asked.length).toBe(times + 1)
      await page.clock.fastForward(pause)
    }
    await drawn(page, 4)
    expect(asked[0]?.searchParams.get('libraries')).toBe('places')
    expect(asked[0]?.searchParams.get('key')).toBe('a-key')
  })

  test('says so in the end when it never comes', async () => {
    let asked = 0
    const page = await look(sites, {
      of: 'google',
      prepare: async (next) => {
        await next.clock.install()
        await next.route(GOOGLE, (route) => {
          asked++
          return route.abort()
        })
      },
    })
    for (const [times, pause] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => asked).toBe(times + 1)
      await page.clock.fastForward(pause)
    }
    await page.getByText(/^Failed to load Google Maps: ./).waitFor()
    await page.getByText('Please check the API key configuration').waitFor()
    expect(asked).toBe(4)
    await page.getByRole('button', { name: 'Show as list' }).click()
    await page.getByRole('button', { name: 'Far' }).waitFor()
  })

  test('says when the key is refused, which comes after the map', async () => {
    const prepare = (page: Page) =>
      page.route('**/api/map-provider', (route) => route.fulfill({ json: { provider: 'google', key: 'refused' } }))
    const page = await look(sites, { of: 'google', prepare })
    await page.getByText('Failed to load Google Maps: The API key was refused').waitFor()
  })
})
