// What the map looks at: nobody is off it at any width, there is one world, and who is found has his name and a coast.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discsOn } from './map-discs.ts'
import { BOTH, city, drawn, EMBEDDED, look, openSites } from './map-page.ts'
import { EMAILS } from './site.ts'

let sites: Awaited<ReturnType<typeof openSites>>
beforeAll(async () => {
  sites = await openSites()
})
afterAll(() => sites.close())

/** How far the marks of the drawn world reach beyond the map, in pixels, and how many there are. */
const marksBeyond = (page: Page) =>
  page.locator('svg.drawn-world').evaluate((world) => {
    const map = world.getBoundingClientRect()
    const boxes = [...world.querySelectorAll(':scope > circle, :scope > image')].map((mark) =>
      mark.getBoundingClientRect(),
    )
    const most = boxes.map(({ left, right, top, bottom }) =>
      Math.max(map.left - left, right - map.right, map.top - top, bottom - map.bottom),
    )
    return { count: boxes.length, most: Math.max(...most) }
  })

test.each([
  ['a desk', 'desktop', 1440],
  ['a small desk', 'desktop', 1024],
  ['a phone', 'phone', 390],
] as const)('no brother is off the map of the directory or the dashboard on %s', async (_, device, width) => {
  const page = await sites.embedded.enter(EMAILS.brother, '/api/health', device)
  await page.setViewportSize({ width, height: 844 })
  for (const address of ['/members', '/']) {
    await page.goto(`${sites.embedded.address}${address}`)
    if (address === '/') await page.getByRole('heading', { name: 'The Wingspan' }).scrollIntoViewIfNeeded()
    await page.locator('svg.drawn-world > circle').first().waitFor()
    await expect.poll(async () => (await marksBeyond(page)).count).toBeGreaterThan(10)
    expect((await marksBeyond(page)).most).toBeLessThan(1)
  }
})

const FAR_APART = [
  city('Longyearbyen', 15.6, 78.2, 1),
  city('Honolulu', -157.9, 21.3, 5),
  city('Punta Arenas', -70.9, -53.2, 5),
  city('Dunedin', 170.5, -45.9, 9),
]

test.each(BOTH)('the %s map shows all of one world, however far apart they live, and nobody twice', async (of) => {
  const page = await look(sites, { of, locations: FAR_APART })
  await page.setViewportSize({ width: 1440, height: 900 })
  await drawn(page, 4)
  for (let times = 0; times < 3; times++)
    await page
      .getByRole('button', { name: 'Zoom out' })
      .click({ force: true, timeout: 1000 })
      .catch(() => {})
  await drawn(page, 4)
  const frame = await page.getByRole('region', { name: 'Map of brothers' }).boundingBox()
  for (const { y, radius } of await discsOn(page)) {
    expect(y - radius).toBeGreaterThan(frame?.y ?? 0)
    expect(y + radius).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
  }
})

test.each(EMBEDDED)('before the %s map is live, who is found has the name of his city', async (of) => {
  const page = await sites[of].enter(EMAILS.brother, '/api/health', 'phone')
  await page.goto(`${sites[of].address}/members?country=Norway`)
  const names = page.locator('.drawn-world-name')
  await names.first().waitFor()
  const cities = await names.allTextContents()
  expect(cities.length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Show as list' }).click()
  const list = page.getByRole('list', { name: 'Cities' })
  for (const name of cities) await list.getByRole('button', { name: name.replace(/ \+\d+$/, '') }).waitFor()
})

test('a phone’s map is hidden by none of its controls, and stays folded once it was folded', async () => {
  const page = await sites.embedded.enter(EMAILS.brother, '/members', 'phone')
  const map = await page.locator('svg.drawn-world').boundingBox()
  const button = await page.getByRole('button', { name: 'Show as list' }).boundingBox()
  expect(button?.y ?? 0).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0))
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.reload()
  await page.getByRole('region', { name: 'Filters' }).waitFor()
  expect(await page.getByRole('region', { name: 'Map of brothers' }).count()).toBe(0)
})
