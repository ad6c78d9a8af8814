// What a brother does with his own account: takes his data along, leaves, and comes back.
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('he downloads what is kept of him', async () => {
  const page = await site.enter(EMAILS.brother, '/profile')
  const button = page.getByRole('button', { name: 'Download', exact: true })
  // The foot of a profile comes when it is come to.
  const seen = async () => {
    await page.mouse.wheel(0, 20_000)
    return button.count()
  }
  await expect.poll(seen, { timeout: 15_000 }).toBe(1)
  const arrives = page.waitForEvent('download')
  await button.click()
  // It is told at once, and the file is made meanwhile.
  await page.getByText('Download Started').waitFor()
  const download = await arrives
  const files = unzipSync(await contentOf(download))
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Fairweather')
})

test('he leaves, is out at once, and is back when he signs in', async () => {
  const page = await site.enter(EMAILS.brother, '/profile?edit=true')
  await page.getByRole('button', { name: 'Leave...' }).click()
  await page.getByLabel('Your name in the lineage').selectOption('A brother')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(`${site.address}/?signin=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email or phone').fill(EMAILS.brother)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome back, Rook' }).waitFor()
})
