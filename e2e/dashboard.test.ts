// The dashboard asks once for all that it shows; a card asks for itself when its own part of that has changed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Asked by every page, and what the dashboard's own visit to the feed brings. */
const BESIDES = ['/api/auth/session', '/api/settings', '/api/events', '/api/feed/seen', '/api/feed/summary']

/** Of the cards that come after the first paint. */
const LATER = ['/api/birthdays', '/api/next-gathering']

test('a first visit is one answer beside the map and the later cards, and what changes afterwards is asked for alone', async () => {
  const page = await site.enter(EMAILS.brother, '/privacy')
  // What that page still asks for is none of the dashboard's.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !BESIDES.includes(pathname)) asked.push(`${pathname}${search}`)
  })
  await page.goto(`${site.address}/`)
  await page.getByRole('region', { name: 'Joined lately' }).getByRole('link').first().waitFor()
  await page.getByRole('region', { name: 'Travelling now' }).getByRole('link', { name: 'Kenji Arakawa' }).waitFor()
  await page.getByRole('region', { name: 'Feed' }).getByRole('link').first().waitFor()
  // The map's code comes after the page's own, and asks for itself.
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/api/dashboard', '/api/gatherings/places', '/api/map-data', ...LATER].toSorted())

  asked.length = 0
  const { request } = (await site.enter(EMAILS.admin, '/privacy')).context()
  const { id } = await (
    await request.post(`${site.address}/api/news`, {
      data: { title: 'The lake is frozen', body: 'Bring skates.', tags: [] },
      headers: { origin: site.address },
    })
  ).json()
  await request.post(`${site.address}/api/news/${id}/publish`, { data: {}, headers: { origin: site.address } })
  await page.getByText('The lake is frozen').first().waitFor()
  expect(asked).toContain('/api/news?limit=3')
  // Nor has the map asked for the trips that it shows.
  expect(asked.filter((call) => /^\/api\/(dashboard|trips)/.test(call))).toEqual([])
})
