// Albums in a real browser: photos go in, once and over a lost line; brothers are tagged, photos flagged and judged, and all of it comes as a zip.
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saySo } from './say-so.ts'
import { contentOf, EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const scene = (name: string) => readFile(new URL(`../server/demo/album-photos/${name}.webp`, import.meta.url))
/** Each another file. */
const photo = (at: number) =>
  sharp({ create: { width: 600 + at, height: 400, channels: 3, background: { r: 40 * at, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer()

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' })

async function createAlbum(page: Page, title: string) {
  await page.getByRole('button', { name: 'Create Album' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Album' })
  await dialog.getByRole('button', { name: 'Create Album' }).click()
  await dialog.getByText('Album title is required').waitFor()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create Album' }).click()
  await saySo(page, 'Album created successfully')
}

async function upload(page: Page, files: { name: string; buffer: Buffer }[]) {
  await page.getByRole('button', { name: 'Upload Media' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Media' })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })))
  await dialog.getByRole('button', { name: 'Upload Media' }).click()
}

test('photos arrive over a line that is lost meanwhile, and the same files are not sent twice', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await createAlbum(page, 'The porch')
  await page.getByRole('heading', { level: 1, name: 'The porch' }).waitFor()
  const files = await Promise.all([1, 2, 3].map(async (at) => ({ name: `porch-${at}.jpg`, buffer: await photo(at) })))
  let sent = 0
  await page.context().route('**/api/albums/*/photos', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent++
    return sent === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await upload(page, files)
  await page.locator('[data-photo]').nth(2).waitFor()
  await page.locator('[data-photo] img').nth(2).waitFor()
  const before = sent

  await page.reload()
  await upload(page, [...files, { name: 'porch-4.jpg', buffer: await photo(4) }])
  await page.locator('[data-photo]').nth(3).waitFor()
  await page.getByText('1 is in, 3 were there before').waitFor()
  expect(sent).toBe(before + 1)
  expect(await page.locator('[data-photo]').count()).toBe(4)
})

test('a photo has an address; its caption, tags and brothers are seen by the others at once', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await page.getByRole('link', { name: /^Hollow Pines/ }).click()
  await page.locator('[data-photo] img').first().waitFor()
  await page.getByRole('link', { name: /Third night/ }).click()
  await viewerOf(page).getByText('Kofi Asante').first().waitFor()
  expect(new URL(page.url()).searchParams.get('photo')).toMatch(/^\d+$/)

  const other = await site.enter(EMAILS.admin, page.url().slice(site.address.length))
  await viewerOf(other).getByText('Third night').waitFor()
  await viewerOf(other).getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = other.getByRole('dialog', { name: /^Edit/ })
  await edit.getByLabel('Caption').fill('The third night, by the stove')
  await edit.getByRole('button', { name: /^Save/ }).click()
  await viewerOf(page).getByText('The third night, by the stove').waitFor()

  await viewerOf(page)
    .getByRole('button', { name: /Remove.*tag/ })
    .first()
    .click()
  await saySo(page, 'Tag removed')
  await page.keyboard.press('Escape')
  await viewerOf(page).waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-photo')))
    .toBe(new URL(other.url()).searchParams.get('photo'))
})

test('a flagged photo is gone for others at once, and back when a super admin approves it', async () => {
  const brother = await site.enter(EMAILS.brother, '/media')
  await brother.getByRole('link', { name: /^4019 Pine/ }).click()
  const tile = brother.getByRole('link', { name: /The roof, paid for/ })
  await tile.click()
  await viewerOf(brother).getByText('The roof, paid for').waitFor()

  const admin = await site.enter(EMAILS.admin, '/media')
  await admin.getByRole('link', { name: /^4019 Pine/ }).click()
  await admin.getByRole('link', { name: /The roof, paid for/ }).click()
  await viewerOf(admin).getByRole('button', { name: 'Flag' }).click()
  const dialog = admin.getByRole('dialog', { name: /^Flag/ })
  await dialog.getByRole('button', { name: /^Flag/ }).click()
  await dialog.getByText('Please provide a reason for flagging').waitFor()
  await dialog.getByRole('textbox').fill('The neighbour’s window can be seen.')
  await dialog.getByRole('button', { name: /^Flag/ }).click()
  await saySo(admin, 'Photo flagged for review')
  await viewerOf(brother).getByText('Under Review').first().waitFor()
  await brother.keyboard.press('Escape')
  await expect.poll(() => tile.count()).toBe(0)

  const chief = await site.enter(EMAILS.superAdmin, '/photo-moderation')
  await chief.getByText('The neighbour’s window can be seen.').waitFor()
  await chief.getByRole('button', { name: 'Approve The roof, paid for' }).click()
  await saySo(chief, 'Photo approved and restored')
  await tile.waitFor()
})

test('an album comes as a zip of what is seen in it', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await page.getByRole('link', { name: /^City nights/ }).click()
  await page.locator('[data-photo] img').first().waitFor()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('City nights.zip')
  const entries = unzipSync(await contentOf(download))
  expect(Object.keys(entries)).toEqual(['city.jpg', 'city-left.jpg'])
  const { width, height } = await sharp(entries['city.jpg']).metadata()
  const original = await sharp(await scene('city')).metadata()
  expect([width, height]).toEqual([original.width, original.height])
})

test('what was deleted comes back from the bin', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await page.getByRole('link', { name: /^Lisbon to Cascais/ }).click()
  await page.getByRole('button', { name: 'Delete Album' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Album' }).click()
  await saySo(page, 'Album deleted')
  await page.getByRole('link', { name: 'Bin' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Lisbon to Cascais' })
    .getByRole('button', { name: /Restore/ })
    .click()
  await page.getByText('The bin is empty').waitFor()
  await page.goto(`${site.address}/media`)
  await page.getByRole('link', { name: /^Lisbon to Cascais/ }).waitFor()
})

test('no page has complained but of the line that was lost', () => {
  expect(site.complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
