// The directory begins at once: its first cards stand while the whole of it is on its way, which then takes over unseen.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countShifts, fontsDrawn, shiftsSoFar } from './layout-shifts.ts'
import { type Device, EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const FIRST = '**/api/members?limit=24'
const WHOLE = '**/api/members?mayBeStale=true'
const cards = (page: Page) => page.getByRole('article')
const theOthers = (page: Page) => page.getByText('Loading the other brothers')

/** The directory, whose whole list does not come before `release`. */
async function openBeginning(path = '/members', device: Device = 'desktop') {
  const page = await site.enter(EMAILS.brother, '/api/health', device)
  const whole = Promise.withResolvers<void>()
  await page.route(WHOLE, async (route) => {
    await whole.promise
    await route.continue()
  })
  await page.goto(site.address + path)
  return { page, release: whole.resolve }
}

test.each<Device>(['desktop', 'phone'])(
  'the first cards stand, and stay where the whole takes over (%s)',
  async (device) => {
    const { page, release } = await openBeginning('/members', device)
    const portraits: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && portraits.push(request.url()))
    await theOthers(page).waitFor({ state: 'attached' })
    expect(await cards(page).count()).toBeGreaterThan(3)
    const counted = page.locator('.counts').first()
    await counted.getByText(/[1-9]/).first().waitFor()
    await fontsDrawn(page)
    await page.waitForLoadState('load')
    const first = await cards(page).first().elementHandle()
    const before = [await first?.boundingBox(), await first?.textContent(), await counted.textContent()]
    await page.evaluate(countShifts, {})
    const known = new Set(portraits)
    portraits.length = 0
    release()
    await page.getByRole('navigation', { name: 'Jump to' }).waitFor()
    await theOthers(page).waitFor({ state: 'detached' })
    // The element itself is the one that stood there.
    expect([await first?.boundingBox(), await first?.textContent(), await counted.textContent()]).toEqual(before)
    expect(await page.evaluate(shiftsSoFar)).toEqual([])
    expect(portraits.filter((url) => known.has(url))).toEqual([])
  },
)

test('meanwhile a card leads to its profile', async () => {
  const { page } = await openBeginning()
  await cards(page).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Member Profile' }).waitFor()
})

test('what is looked for waits for the whole, whether typed or in the address', async () => {
  const { page, release } = await openBeginning()
  await theOthers(page).waitFor({ state: 'attached' })
  await page.getByRole('searchbox', { name: 'Search' }).fill('halvorsen')
  await page.getByText('Loading brothers').waitFor({ state: 'attached' })
  expect(await cards(page).count()).toBe(0)
  release()
  await page.getByRole('link', { name: /Søren Halvorsen/ }).waitFor()

  const linked = await openBeginning('/members?q=halvorsen')
  const asked: string[] = []
  linked.page.on('request', (request) => asked.push(request.url()))
  await linked.page.getByText('Loading brothers').waitFor({ state: 'attached' })
  linked.release()
  await linked.page.getByRole('link', { name: /Søren Halvorsen/ }).waitFor()
  expect(asked.filter((url) => url.endsWith('limit=24'))).toEqual([])
})

test('where the beginning does not come, the whole does; where the whole does not, the page says so', async () => {
  const { page, release } = await openBeginning('/api/health')
  release()
  await page.route(FIRST, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(`${site.address}/members`)
  await page.getByRole('navigation', { name: 'Jump to' }).waitFor()

  const other = await site.enter(EMAILS.brother, '/api/health')
  await other.route(WHOLE, (route) => route.fulfill({ status: 503, body: '{}' }))
  await other.goto(`${site.address}/members`)
  await other.getByRole('heading', { name: 'The brothers could not be loaded' }).waitFor()
  await other.unroute(WHOLE)
  await other.getByRole('button', { name: 'Try again' }).click()
  await other.getByRole('navigation', { name: 'Jump to' }).waitFor()
})

test('what changes while the whole is on its way stands in both', async () => {
  const { page, release } = await openBeginning()
  const position = `Lighthouse officer ${Date.now()}`
  const first = cards(page).first()
  const address = await first.getByRole('link').getAttribute('href')
  const id = address?.split('/').at(-1)
  const officer = await site.enter(EMAILS.superAdmin, '/api/health')
  const saved = await officer.request.put(`${site.address}/api/members/${id}`, {
    data: { currentPosition: position },
    headers: { origin: site.address },
  })
  expect(saved.status()).toBe(200)
  await first.getByText(position).waitFor()
  release()
  await page.getByRole('navigation', { name: 'Jump to' }).waitFor()
  await first.getByText(position).waitFor()
})

test('no page has complained', () => {
  expect(site.complaints.filter((text) => !text.includes('503'))).toEqual([])
})
