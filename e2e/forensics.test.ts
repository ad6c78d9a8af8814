// The Forensics Tool in a real browser: a leaked part of a photo is put in, and whose copy it was comes out, for super admins alone.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** What the brother was shown, cut and made smaller, as a messenger would. */
async function leakedBy(email: string) {
  const page = await site.enter(email, '/media')
  await page.getByRole('link', { name: /^Hollow Pines/ }).click()
  const tile = page.locator('[data-photo]').first()
  await tile.locator('img').waitFor()
  const id = await tile.getAttribute('data-photo')
  const response = await page.context().request.get(new URL(`/api/photos/${id}/view`, page.url()).href)
  const shown = await response.body()
  const { width, height } = await sharp(shown).metadata()
  const [left, top] = [Math.round(width * 0.15), Math.round(height * 0.1)]
  return sharp(shown)
    .extract({ left, top, width: Math.round(width * 0.7), height: Math.round(height * 0.8) })
    .jpeg({ quality: 80 })
    .toBuffer()
}

test('a part of a photo names the brother whose copy it was, on the page and on paper', async () => {
  const leak = await leakedBy(EMAILS.brother)
  const page = await site.enter(EMAILS.superAdmin, '/photo-moderation')
  await page.getByRole('button', { name: 'Forensics Tool' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forensics Tool' })
  await dialog.getByText('Drop the leaked picture here').waitFor()
  await check(page, 'the Forensics Tool')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'forwarded.jpg', mimeType: 'image/jpeg', buffer: leak })
  await dialog.getByRole('heading', { name: /^This copy was made for Rook Fairweather on / }).waitFor()
  await dialog.getByText('It does not show who passed it on', { exact: false }).waitFor()
  expect(await dialog.getByRole('definition').allTextContents()).toEqual([
    'Very sure, the mark was read in full',
    expect.stringMatching(/^below one in \d/),
    expect.stringMatching(/^\d+$/),
    'Rook Fairweather',
    expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    expect.stringMatching(/\d{4}, \d\d:\d\d:\d\d$/),
    expect.stringMatching(/^[\da-f]{64}$/),
  ])
  await dialog.getByRole('img', { name: 'Our photo, cut to the same part' }).waitFor()
  await check(page, 'a finding')

  await page.emulateMedia({ media: 'print' })
  await page.getByText(/looked up by .* The look-up is in the audit log/).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
})

test('what bears no mark says so, and is searched harder with the photos of an album', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/photo-moderation')
  await page.getByRole('button', { name: 'Forensics Tool' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forensics Tool' })
  const plain = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer: plain })
  await dialog.getByText('No watermark data found or file is corrupted.').waitFor()
  await dialog.getByLabel('Search harder', { exact: true }).selectOption({ label: 'Hollow Pines, autumn' })
  await dialog.getByRole('button', { name: 'Search harder' }).click()
  await dialog.getByText('of 60 seconds at most', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByText('Drop the leaked picture here').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})
