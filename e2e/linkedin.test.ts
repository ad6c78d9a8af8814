// A brother connects his LinkedIn account in a window beside his profile, and takes his work experience over.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, startOpenidProvider } from '../server/features/linkedin/openid-provider.fixture.ts'
import { actAs } from './calls.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
let provider: Awaited<ReturnType<typeof startOpenidProvider>>
beforeAll(async () => {
  provider = await startOpenidProvider({ manner: 'linkedin' })
  site = await openSite({
    environment: {
      LINKEDIN_CLIENT_ID: CLIENT.clientId,
      LINKEDIN_CLIENT_SECRET: CLIENT.clientSecret,
      LINKEDIN_ISSUER: provider.issuer,
    },
  })
})
afterAll(async () => {
  await site.close()
  await provider.stop()
})

const cardOn = (page: Page) => page.getByRole('region', { name: 'LinkedIn', exact: true })

async function connect(page: Page, choice: 'Allow' | 'Cancel') {
  const opened = page.waitForEvent('popup')
  await cardOn(page).getByRole('button', { name: 'Connect LinkedIn' }).click()
  const popup = await opened
  await popup.getByRole('link', { name: choice }).waitFor()
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700])
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('link', { name: choice }).click()])
}

const reminderOn = (page: Page) => page.getByRole('region', { name: 'Connect LinkedIn' })
const isWelcomed = (page: Page) => page.getByRole('heading', { name: /^Welcome/ }).waitFor()

test('while the installation asks for it, whoever has not connected is reminded on his dashboard', async () => {
  const call = await actAs(site, EMAILS.superAdmin)
  const page = await site.enter(EMAILS.admin)
  await isWelcomed(page)
  expect(await reminderOn(page).count()).toBe(0)
  await call('PUT', '/api/settings', { linkedinVerification: true })
  await reminderOn(page).getByRole('link', { name: 'To your profile' }).click()
  await cardOn(page).getByRole('button', { name: 'Connect LinkedIn' }).waitFor()
})

test('the window closes by itself, and the profile says how it went', async () => {
  const page = await site.enter(EMAILS.admin, '/profile?edit=true')
  await cardOn(page).getByText('Not Connected').waitFor()
  await connect(page, 'Cancel')
  await page.getByText('There was an error connecting your LinkedIn account').waitFor()
  await cardOn(page).getByText('Not Connected').waitFor()

  await connect(page, 'Allow')
  await page.getByText('LinkedIn Connected').waitFor()
  await cardOn(page).getByText('LinkedIn Verified').waitFor()

  await page.goto(`${site.address}/`)
  await isWelcomed(page)
  expect(await reminderOn(page).count()).toBe(0)
})

test('where no page waits, the one that comes back says it', async () => {
  const page = await site.enter(EMAILS.brother, '/profile?linkedin=error')
  await page.getByText('LinkedIn Connection Failed').waitFor()
  await page.waitForURL(`${site.address}/profile`)
})

test('work experience comes out of the export into the form', async () => {
  const page = await site.enter(EMAILS.brother, '/profile?edit=true', 'phone')
  const card = cardOn(page)
  await card.getByRole('button', { name: 'Extract Experience' }).click()
  await page.getByText(/Manual Entry Required|Please enter a LinkedIn profile URL\./).waitFor()

  const csv = 'Company Name,Title,Description,Location,Started On,Finished On\nThe Old Quarry,Stonecutter,,,Mar 2011,'
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'Positions.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText('Found 1 position.').waitFor()
  const values = await page
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')))
  expect(values).toEqual(expect.arrayContaining(['Stonecutter', 'The Old Quarry', 'March 2011']))
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
