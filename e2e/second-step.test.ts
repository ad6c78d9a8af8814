// The second step, by keyboard and on the phone: an app is set up, and its digits, a recovery code and a remembered device let in.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpApp } from './authenticator.ts'
import { type Device, EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Ends the session, on the server too; what the browser knows of devices stays. */
const leave = (page: Page) =>
  page.context().request.post(`${site.address}/api/auth/logout`, { headers: { origin: site.address } })

async function typePassword(page: Page, email: string) {
  await page.goto(`${site.address}/?signin=1`)
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' })
  await dialog.getByLabel('Email or phone').focus()
  await page.keyboard.type(email)
  await dialog.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
}

test.each<[Device, string, RegExp]>([
  ['desktop', EMAILS.brother, /^Welcome.*Rook/],
  ['phone', EMAILS.admin, /^Welcome.*Julian/],
])('on the %s', async (device, email, welcome) => {
  const page = await site.enter(email, '/profile/security', device)
  const { digits, codes } = await setUpApp(page)
  expect(codes).toHaveLength(10)
  await page.getByText('On', { exact: true }).waitFor()
  await leave(page)

  await typePassword(page, email)
  const asked = page.getByRole('dialog', { name: 'Six digits' })
  await asked.getByLabel(/^Do not ask on this device/).press('Space')
  await asked.getByLabel('Six digits').focus()
  await page.keyboard.type(digits())
  await page.getByRole('heading', { name: welcome }).waitFor()

  await leave(page)
  await typePassword(page, email)
  await page.getByRole('heading', { name: welcome }).waitFor()

  await leave(page)
  await page.context().clearCookies()
  await typePassword(page, email)
  await asked.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
  const other = page.getByRole('dialog', { name: 'A recovery code' })
  await expect
    .poll(() => other.getByLabel('Recovery code').evaluate((input) => input === document.activeElement))
    .toBe(true)
  await page.keyboard.type(codes[0]?.toLowerCase() ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: welcome }).waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
