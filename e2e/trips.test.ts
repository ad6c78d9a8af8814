// A brother says where he is going; the right brothers hear of it, and he sees who is near.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays } from '../server/test/days-ahead.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const [START, END, LATER] = [inDays(90), inDays(97), inDays(99)]
/** Such as 'Mar 05, 2021'. */
const written = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' })
const LISBON = { latitude: 38.72, longitude: -9.14 }

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Create Trip' })
const saySo = (page: Page, text: string) =>
  page
    .getByLabel(/^Notifications/)
    .getByText(text, { exact: true })
    .waitFor()
const place = (page: Page, number: number) => page.getByRole('combobox', { name: `Location ${number}` })
const focused = (page: Page, name: string) => page.locator(`[name='${name}']:focus`).waitFor()

test('a trip is planned, its faults told one after the other, and then changed, shared and deleted', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/trips')
  await page.getByText('No trips yet').waitFor()
  await page.getByRole('button', { name: 'Create Your First Trip' }).click()

  await save(page).click()
  await saySo(page, 'Trip title is required')
  await focused(page, 'title')
  await page.getByLabel('Trip Title').fill('Harbour crossing')
  await save(page).click()
  await saySo(page, 'At least one location is required')
  await place(page, 1).fill('lisb')
  await page.getByRole('option', { name: /Lisbon, Portugal/ }).click()
  await save(page).click()
  await saySo(page, 'Start date and end date are required')
  await page.getByLabel('Start Date').fill(START)
  await page.getByLabel('End Date').fill(START)
  await save(page).click()
  await saySo(page, 'End date must be after start date')
  await focused(page, 'endDate')
  expect(await page.getByLabel('End Date').getAttribute('min')).toBe(START)
  await page.getByLabel('End Date').fill(END)
  await page.getByText('Trip details will remain private to you').waitFor()
  await save(page).click()
  await saySo(page, 'Your private trip has been created!')

  const card = cardOf(page, 'Harbour crossing')
  await card.getByText(`${written(START)} to ${written(END)}`).waitFor()
  await card.getByText('Private').waitFor()
  await card.getByRole('link', { name: 'Hugh Castellan' }).waitFor()

  await card.getByRole('button', { name: 'Edit Harbour crossing' }).click()
  await page.getByRole('button', { name: 'Add Location' }).click()
  await place(page, 2).fill('Avalon of the Mists')
  await page.getByLabel('End Date').fill(LATER)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await saySo(page, 'Trip Updated')
  await card.getByText(`${written(START)} to ${written(LATER)}`).waitFor()
  await card.getByText('Not found on the map; nobody is told').waitFor()

  await card.getByRole('switch').click()
  await saySo(page, 'Sharing Updated')
  await card.getByRole('button', { name: 'Set inactive' }).click()
  await card.getByText('Inactive', { exact: true }).waitFor()
  await page.reload()
  await card.getByText('Shared').waitFor()
  await card.getByText('Inactive', { exact: true }).waitFor()

  await card.getByRole('button', { name: 'Delete Harbour crossing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Trip' }).click()
  await saySo(page, 'Trip Deleted')
  await page.getByText('No trips yet').waitFor()
})

test('a trip shared from the dashboard shows on open pages of others, and is gone again once it is private', async () => {
  const other = await site.enter(EMAILS.admin, '/trips')
  const journeys = other.getByRole('region', { name: 'Brothers travelling' })
  await journeys.getByText('Board in the north').waitFor({ state: 'hidden' })

  const page = await site.enter(EMAILS.superAdmin, '/', 'phone')
  await page.getByRole('button', { name: 'Quick Trip' }).click()
  await page.getByLabel('Trip Title').fill('Board in the north')
  await place(page, 1).fill('Bergen, Norway')
  await page.getByLabel('Start Date').fill(START)
  await page.getByLabel('End Date').fill(END)
  await page.getByRole('switch', { name: /Share Trip/ }).click()
  await page.getByText('Trip will appear on map and notify nearby brothers').waitFor()
  await save(page).click()
  await saySo(page, 'Your trip has been created and shared with brothers!')

  await journeys.getByText('Board in the north').waitFor()
  await journeys.getByRole('link', { name: 'Marcus Oyelaran' }).waitFor()
  await page.getByRole('link', { name: 'Trips' }).click()
  await cardOf(page, 'Board in the north').getByRole('switch').click()
  await journeys.getByText('Board in the north').waitFor({ state: 'hidden' })
})

test('what was typed is not lost by closing without meaning it', async () => {
  const page = await site.enter(EMAILS.brother, '/privacy')
  await page.getByRole('button', { name: 'Quick Trip' }).click()
  await page.getByLabel('Trip Title').fill('Half a plan')
  for (const number of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Add Location' }).click()
    await place(page, number).waitFor()
  }
  expect(await page.getByRole('button', { name: 'Add Location' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await expect.poll(() => page.getByLabel('Trip Title').inputValue()).toBe('Half a plan')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('nearby shows who lives within reach, keeps the position to the page, and says when there is none', async () => {
  const page = await site.enter(EMAILS.brother, '/members?class=29')
  await page.context().setGeolocation(LISBON)
  await page.context().grantPermissions(['geolocation'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.getByRole('button', { name: 'Nearby' }).click()
  await saySo(page, 'Location Found')
  await page.getByRole('link', { name: 'Rui Sampaio' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(2)
  expect(page.url()).toBe(`${site.address}/members?class=29`)
  expect(sent.filter((one) => one.includes('38.7'))).toEqual([])

  await page.getByRole('button', { name: 'Show All' }).click()
  await page.getByRole('button', { name: 'Nearby' }).waitFor()

  // A browser may answer from memory where it was told once, even after the permission is gone.
  const refusing = await site.enter(EMAILS.brother, '/members?class=29')
  await refusing.getByRole('button', { name: 'Nearby' }).click()
  await saySo(refusing, 'Could not get your location. Please enable location services.')
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
