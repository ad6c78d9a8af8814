// A session that ends while somebody works: he is told, signs in beside it, and nothing he typed is lost.
import { fileURLToPath } from 'node:url'
import { rosters } from '@aerie/contract/rosters'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function signInAgain(page: Page) {
  await page.getByText('You are logged out. Logging in again...').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('during an import of some size the file and what was reviewed stay', async () => {
  const page = await site.enter(EMAILS.admin, '/members')
  const rows = Array.from(
    { length: 8_000 },
    (_, n) => `Guest${n} Signedout,guest${n}@signedout.example,${'x'.repeat(80)}`,
  )
  // Else the session would be missed by what the dialog itself asks, before a file is chosen.
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === rosters.recent.path)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await asked
  await page.context().clearCookies()
  await page
    .getByRole('dialog', { name: /import/i })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,email,notes', ...rows].join('\n')),
    })
  await signInAgain(page)
  await page.getByRole('button', { name: 'Import 8,000 members' }).waitFor()
})

test('calling it off leaves everything as it was typed', async () => {
  const page = await site.enter(EMAILS.admin, '/admin')
  await page.getByRole('button', { name: 'Add Member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Member' })
  await dialog.getByLabel('First name').fill('Still')
  await dialog.getByLabel('Last name').fill('There')
  await dialog.getByLabel('Email').fill('still@there.example')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  const question = page.getByRole('dialog', { name: 'Sign in again' })
  await question.waitFor()
  await check(page, 'signing in again', OVERLAY)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('Still')
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  await signInAgain(page)
  await page.getByText('Member Added').waitFor()
})

test('during an upload of a photo it goes up once he is signed in', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/profile?edit=true')
  const choice = page.locator('input[type=file][accept*="image"]').first()
  await choice.waitFor({ state: 'attached' })
  await page.context().clearCookies()
  await choice.setInputFiles(fileURLToPath(new URL('../server/demo/portraits/p01.webp', import.meta.url)))
  await signInAgain(page)
  await page.getByText('Avatar Updated').waitFor()
})

test('what a page asks of itself does not send away whoever has something unsaved', async () => {
  const page = await site.enter(EMAILS.admin, '/profile?edit=true')
  await page.getByLabel('Quote', { exact: true }).fill('Still being written.')
  await page.context().clearCookies()
  await page.getByLabel('City', { exact: true }).fill('Lisb')
  await signInAgain(page)
  await expect.poll(() => page.getByLabel('Quote', { exact: true }).inputValue()).toBe('Still being written.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile has been successfully updated.').waitFor()
})

test('who has signed out in one window is shown out of the other as he turns to it', async () => {
  const page = await site.enter(EMAILS.brother, '/trips')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Neither the stream nor a window that comes into view tells it then.
  await page.context().route('**/api/events*', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const other = await page.context().newPage()
  await other.goto(`${site.address}/profile`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL(`${site.address}/`)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.waitForURL(`${site.address}/*signin=1*`)
})
