// Searching photos in a real browser: by whoever and whatever is on them, from the field to the viewer and back.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castAlbums } from '../server/demo/cast/albums.ts'
import { check } from './axe.ts'
import { countShifts, fontsDrawn, shiftsSoFar } from './layout-shifts.ts'
import { EMAILS, openSite, type Site } from './site.ts'

/** In which the demo has photos, which are so many days old: that of the one in the middle. */
const YEAR = yearOf(castAlbums.flatMap(({ daysAgo, photos }) => photos.map(() => daysAgo)))
function yearOf(daysAgo: number[]) {
  const middle = daysAgo.toSorted((a, b) => a - b)[Math.floor(daysAgo.length / 2)] ?? 0
  return String(new Date(Date.now() - middle * 86_400_000).getUTCFullYear())
}

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const field = (page: Page) => page.getByRole('combobox', { name: 'Find photos' })
const tiles = (page: Page) => page.locator('[data-photo]')
const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' })
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** By the keyboard alone. */
async function look(page: Page, typed: string, option: string) {
  await field(page).fill(typed)
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('Enter')
}

test('photos are found by brother, tag, album and year together; the address says which', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await look(page, 'hollow pines', 'hollow pines Tag')
  await tiles(page).first().waitFor()
  const tagged = await page.getByText(/^\d+ photos$/).innerText()
  await look(page, 'kofi', 'Kofi Asante Brother')
  await page.getByRole('button', { name: 'Remove filter Brother Kofi Asante' }).waitFor()
  await page.getByText('1 photo', { exact: true }).waitFor()
  expect(Object.keys(searchOf(page)).sort()).toEqual(['member', 'tag'])

  await page.getByRole('button', { name: 'Remove filter Brother Kofi Asante' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(tagged, { exact: true }).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Remove filter Tag'))

  await page.goto(`${site.address}/media?year=1999`)
  await page.getByText('No photos found').waitFor()
  await page.getByRole('link', { name: 'Show all albums' }).click()
  await page.getByRole('link', { name: /^Hollow Pines/ }).waitFor()
})

test('a photo that is found is seen by itself among the others, and Back leads to them', async () => {
  const page = await site.enter(EMAILS.brother, `/media?year=${YEAR}`)
  await tiles(page).first().waitFor()
  await tiles(page).first().focus()
  await page.keyboard.press('Enter')
  await viewerOf(page)
    .getByText(/^1 of \d+$/)
    .waitFor()
  expect(searchOf(page)).toMatchObject({ year: YEAR, photo: expect.stringMatching(/^\d+$/) })
  await page.keyboard.press('ArrowRight')
  await viewerOf(page)
    .getByText(/^2 of \d+$/)
    .waitFor()
  const second = searchOf(page).photo
  await page.goBack()
  await viewerOf(page).waitFor({ state: 'hidden' })
  await page.waitForFunction((id) => document.activeElement?.getAttribute('data-photo') === id, second)
  expect(searchOf(page)).toEqual({ year: YEAR })
})

test('a tag beside a photo leads to all photos that have it', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await look(page, 'hollow pines', 'hollow pines Tag')
  await look(page, 'hollow pines, autumn', 'Hollow Pines, autumn Album')
  await page.getByRole('button', { name: 'Remove filter Album Hollow Pines, autumn' }).waitFor()
  await tiles(page).first().click()
  await viewerOf(page).getByRole('link', { name: 'hollow pines' }).click()
  await page.waitForFunction(() => /^\?tag=\d+$/.test(location.search))
  await viewerOf(page).waitFor({ state: 'hidden' })
})

test('a profile ends with the photos of its brother, which come when they are near and move nothing', async () => {
  const page = await site.enter(EMAILS.admin, '/media')
  await look(page, 'kofi', 'Kofi Asante Brother')
  await page.getByText(/^\d+ photos?$/).waitFor()
  const { member } = searchOf(page)
  const profile = await site.enter(EMAILS.admin, `/profile/${member}`)
  await profile.getByRole('heading', { name: /Asante/ }).waitFor()
  // Its fonts move it once, whatever comes later.
  await fontsDrawn(profile)
  await profile.evaluate(countShifts, { buffered: false })
  await profile.mouse.move(600, 500)
  await profile.mouse.wheel(0, 10_000)
  await profile.getByRole('heading', { name: 'Photos of Kofi' }).waitFor()
  await profile.locator('[data-photo] img').first().waitFor()
  expect(await profile.evaluate(shiftsSoFar)).toEqual([])
  await profile.getByRole('link', { name: /^(All \d+ photos|To the photo)$/ }).click()
  await profile.getByRole('button', { name: 'Remove filter Brother Kofi Asante' }).waitFor()
})

test('who says that nobody may tag him has no photos on his profile', async () => {
  const page = await site.enter(EMAILS.brother, '/profile')
  await page.getByRole('heading', { name: 'Personal Quote' }).waitFor()
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 10_000)
  await page.getByRole('heading', { name: /^Photos of/ }).waitFor()
  const id = await page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).id)
  await page.goto(`${site.address}/media/mine`)
  await page.getByRole('radio', { name: 'Never' }).check()
  await page.getByText('Choice saved').first().waitFor()
  const other = await site.enter(EMAILS.admin, `/profile/${id}`)
  const asked = other.waitForResponse(/\/api\/photos\/summary/)
  await other.mouse.move(600, 500)
  await other.getByRole('heading', { name: 'Personal Quote' }).waitFor()
  await other.mouse.wheel(0, 10_000)
  expect(await (await asked).json()).toMatchObject({ count: 0 })
  expect(await other.getByRole('heading', { name: /^Photos of/ }).count()).toBe(0)
  await page.getByRole('radio', { name: 'Tell me when tagged' }).check()
  await page.getByText('Choice saved').first().waitFor()
})

test('a tag that asks first is answered in the bell, with the photo beside it', async () => {
  const page = await site.enter(EMAILS.brother, '/media/mine')
  await page.getByRole('radio', { name: 'Ask me first' }).check()
  await page.getByText('Choice saved').first().waitFor()
  const memberId = await page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).id)
  const admin = await site.enter(EMAILS.admin, '/media')
  await look(admin, 'city nights', 'City nights Album')
  await tiles(admin).nth(1).waitFor()
  const photoIds = await tiles(admin).evaluateAll((all) => all.map((one) => one.getAttribute('data-photo')))
  for (const photoId of photoIds)
    await admin.request.post(`${site.address}/api/photos/${photoId}/tag`, {
      data: { memberId },
      headers: { origin: site.address },
    })

  await page.getByText('Waiting for your yes').waitFor()
  await page.getByRole('button', { name: /^Trip Notifications/ }).click()
  const asked = page.getByRole('listitem').filter({ hasText: 'Are you on this photo?' })
  await asked.nth(1).waitFor()
  await check(page, 'the bell that asks', '[role=dialog]')
  await asked.first().getByRole('button', { name: 'Allow the tag in City nights' }).click()
  await page.getByText('Tag accepted').first().waitFor()
  await asked.first().getByRole('button', { name: 'Allow the tag in City nights' }).waitFor({ state: 'detached' })
  await asked.last().getByRole('button', { name: 'Not me, in City nights' }).click()
  await page.getByText('Waiting for your yes').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.locator(`[data-photo="${photoIds[1]}"]`).waitFor()
  expect(await page.locator(`[data-photo="${photoIds[0]}"]`).count()).toBe(0)
})

test('an officer makes two tags one, after he was told what that does', async () => {
  const page = await site.enter(EMAILS.admin, '/media')
  await look(page, 'summit', 'summit Tag')
  await page.getByRole('button', { name: 'Rename Tag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename Tag' })
  await dialog.getByLabel('Name').fill('Old HARROW')
  await dialog.getByText('There is a tag “old harrow” already.').waitFor()
  await check(page, 'the dialog that merges tags', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Merge Tags' }).click()
  await page.getByRole('button', { name: 'Remove filter Tag old harrow' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Rename Tag' }).click()
  await dialog.getByLabel('Name').fill('The Old Harrow')
  await dialog.getByRole('button', { name: 'Rename Tag' }).click()
  await page.getByRole('button', { name: 'Remove filter Tag The Old Harrow' }).waitFor()

  const brother = await site.enter(EMAILS.brother, new URL(page.url()).pathname + new URL(page.url()).search)
  await brother.getByRole('button', { name: 'Remove filter Tag The Old Harrow' }).waitFor()
  expect(await brother.getByRole('button', { name: 'Rename Tag' }).count()).toBe(0)
})

test.each(['desktop', 'phone'] as const)('the search can be used by everybody: %s', async (device) => {
  const page = await site.enter(EMAILS.brother, `/media?year=${YEAR}`, device)
  await tiles(page).first().waitFor()
  await check(page, `what is found, ${device}`)
  await field(page).click()
  await page.getByRole('option').first().waitFor()
  await check(page, `what is offered, ${device}`, 'search')
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
