// A page with the map, our own or Google's, whose script is stood in for; and what it is to show.
import { readFile } from 'node:fs/promises'
import type { MapLocation } from '@aerie/contract/residences'
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { discsOn } from './map-discs.ts'
import { EMAILS, openSite, type Site } from './site.ts'

const STAND_IN = await readFile(new URL('./google-maps-stand-in.mjs', import.meta.url), 'utf8')
export const GOOGLE = 'https://maps.googleapis.com/**'
export const answerAsGoogle = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: `(() => {${STAND_IN}})()` })

/** With our own map, and with Google's. */
export const BOTH = ['embedded', 'google'] as const
/** Of what is laid out and decided before either of them draws it. */
export const EMBEDDED = ['embedded'] as const
type Sites = Record<(typeof BOTH)[number], Site>

export async function openSites(): Promise<Sites & { close(): Promise<unknown> }> {
  const embedded = await openSite()
  const google = await openSite({ environment: { GOOGLE_MAPS_API_KEY: 'a-key' } })
  return { embedded, google, close: () => Promise.all([embedded.close(), google.close()]) }
}

export const city = (name: string, longitude: number, latitude: number, memberCount: number): MapLocation => ({
  city: name,
  country: 'Atlantis',
  latitude,
  longitude,
  memberCount,
  members: Array.from({ length: Math.min(memberCount, 6) }, (_, at) => ({
    id: at + 1,
    firstName: 'Brother',
    lastName: `<b>${at + 1}</b>`,
  })),
})
export const FOUR = [city('West', -20, 0, 1), city('Middle', 0, 10, 5), city('East', 20, 0, 9), city('Far', 40, 10, 40)]

interface Look {
  of?: keyof Sites
  locations?: MapLocation[]
  trips?: unknown[]
  prepare?: (page: Page) => Promise<unknown>
  /** Nobody has turned to the map yet. */
  isAsleep?: boolean
}

/** The directory, whose map shows these places. */
export async function look(
  sites: Sites,
  { of = 'embedded', locations = FOUR, trips = [], prepare, isAsleep = false }: Look,
): Promise<Page> {
  const page = await sites[of].enter(EMAILS.brother, '/api/health')
  await page.setViewportSize({ width: 900, height: 620 })
  await page.route(GOOGLE, answerAsGoogle)
  await page.route('**/api/map-data', (route) => route.fulfill({ json: locations }))
  await page.route('**/api/gatherings/places', (route) => route.fulfill({ json: [] }))
  const isShared = (route: Route) => route.request().url().endsWith('scope=shared')
  await page.route('**/api/trips*', (route) => route.fulfill({ json: isShared(route) ? trips : [] }))
  await prepare?.(page)
  await page.goto(`${sites[of].address}/members`)
  if (!isAsleep) await turnToMap(page)
  return page
}

/** Over its sea: here the processor draws, so the live map comes only when somebody turns to it. */
export async function turnToMap(page: Page) {
  const frame = page.getByRole('region', { name: 'Map of brothers' })
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 90)
  await page.mouse.move((box?.x ?? 0) + 34, (box?.y ?? 0) + 94)
}

/** The live map is there, with so many discs on it. */
export async function drawn(page: Page, count: number) {
  await page.locator('[data-drawn=true]').waitFor()
  await expect.poll(async () => (await discsOn(page)).length).toBe(count)
}
