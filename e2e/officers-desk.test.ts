// What officers look after: the health of the installation, and reports on paper and as files.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('a super admin reads how the installation is, and looks again', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin')
  await page.getByRole('link', { name: 'Health' }).click()
  await page.getByRole('heading', { name: /^Mail stays on this machine/ }).waitFor()
  const again = page.waitForResponse('**/api/health/details')
  await page.getByRole('button', { name: 'Look again' }).click()
  expect((await again).status()).toBe(200)
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
})

test('an admin has no health page, and is told so', async () => {
  const page = await site.enter(EMAILS.admin, '/admin/health')
  await page.getByText('Super admin access required for the health page.').waitFor()
})

test('an admin turns from one report to another, and takes it along', async () => {
  const page = await site.enter(EMAILS.admin, '/admin/reports')
  await page.getByRole('heading', { name: /^Membership, \d{4} to \d{4}$/ }).waitFor()
  await page.getByRole('button', { name: 'Trips' }).click()
  await page.getByRole('heading', { name: 'Trips', level: 2 }).waitFor()
  expect(page.url()).toContain('report=trips')
  await page.getByRole('button', { name: 'Storage' }).click()
  await page
    .getByText(/photos and videos$/)
    .first()
    .waitFor()
  const beyond = await page
    .locator('.report-name')
    .evaluateAll((names) =>
      names.map(
        (name) => name.getBoundingClientRect().right - (name.closest('svg')?.getBoundingClientRect().right ?? 0),
      ),
    )
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Trips' }).click()
  const arrives = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const download = await arrives
  expect(download.suggestedFilename()).toMatch(/^trips-/)
  expect(String(await contentOf(download))).toContain('Trips by the year they begin')
})
