// Super admins write the organisation's words and switch what the installation does; everybody sees it, and admins cannot.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { actAs } from './calls.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const SETTINGS = '/admin?tab=settings'
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

test('a super admin changes name and quote, and a visitor sees it', async () => {
  const page = await site.enter(EMAILS.superAdmin, SETTINGS)
  await page.getByLabel('Name', { exact: true }).fill('The Osprey House')
  await page.getByLabel('Landing quote').fill('Nobody flies alone.')
  await save(page)
  await page.getByText('It has to be in the quote exactly once, as a word of its own').waitFor()
  await page.getByLabel('Hidden word').fill('flies')
  await page.getByRole('region', { name: 'Preview' }).locator('u', { hasText: 'flies' }).waitFor()
  await save(page)
  await page.getByText('Settings saved').waitFor()
  await page.locator('.sidebar-brand', { hasText: 'The Osprey House' }).waitFor()

  const visitor = await site.visit('/')
  await visitor.getByRole('button', { name: 'flies: Sign in' }).waitFor()
  expect(await visitor.locator('blockquote').innerText()).toContain('Nobody flies alone.')
  await visitor.waitForFunction(() => document.title === 'The Osprey House')
})

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><script>throw 1</script><path d="M5 5h80v20h-80z" fill="#1b2b4b"/></svg>'
const choose = (page: Page, content: string) =>
  page.getByLabel('Logo file').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(content),
  })

test('a super admin sees a logo before he keeps it, visitors see it then, and it is taken off again', async () => {
  const page = await site.enter(EMAILS.superAdmin, SETTINGS)
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByRole('button', { name: 'Choose Logo' }).waitFor()
  await choose(page, '<svg')
  await preview.getByRole('alert').filter({ hasText: 'Please select an image file.' }).waitFor()
  await choose(page, LOGO)
  await preview.locator('img[src^="data:image/webp"]').first().waitFor()
  expect(await page.locator('.sidebar-brand img').count()).toBe(0)
  await page.getByRole('button', { name: 'Save Logo' }).click()
  await page.locator('.sidebar-brand img').waitFor()

  const visitor = await site.visit('/')
  const shown = visitor.getByRole('heading', { level: 1 }).getByRole('img')
  await shown.waitFor()
  const drawn = await shown.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
  )
  // Without the margin around it, of which nothing can be seen.
  expect(drawn.map((side) => Math.round(side / 171))).toEqual([4, 1])
  expect(await visitor.locator('link[rel="icon"]').getAttribute('href')).toMatch(/icon\.png$/)

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Take It Off' }).click()
  await page.locator('.sidebar-brand svg').waitFor()
})

test('who opened the words before another saved them is asked, and keeps what he typed', async () => {
  const page = await site.enter(EMAILS.superAdmin, SETTINGS)
  await page.getByLabel('Motto').fill('Higher')
  const call = await actAs(site, EMAILS.superAdmin)
  const { wordsVersion, ...all } = await call<Record<string, unknown>>('GET', '/api/settings')
  const { name, quote, quoteSource, foundingYear, chatInviteUrl, privacyEmail } = all
  const { classCount, nearbyRadiusKm, passwordMinLength, fullPollVotes, timeZone } = all
  const figures = { foundingYear, classCount, nearbyRadiusKm, passwordMinLength, fullPollVotes }
  const words = { name, quote, quoteSource, chatInviteUrl, privacyEmail, timeZone, shortName: 'OSP', motto: 'Lower' }
  await call('PUT', '/api/settings/words', { ...words, ...figures, version: wordsVersion })

  await page.getByRole('tab', { name: 'News Management' }).click()
  await page.getByText('Leave without saving?').waitFor()
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await save(page)
  await page.getByRole('button', { name: 'Save Mine' }).click()
  await page.getByText('Settings saved').waitFor()
  const after = await call<Record<string, unknown>>('GET', '/api/settings')
  expect([after.motto, after.shortName]).toEqual(['Higher', 'OSP'])
})

test('an admin sees the settings and is refused in words', async () => {
  const page = await site.enter(EMAILS.admin, SETTINGS)
  await page.getByText('Only super admins change these').first().waitFor()
  expect(await page.getByLabel('Motto').isDisabled()).toBe(true)
  expect(await page.getByLabel('Email Notifications').isDisabled()).toBe(true)
  const call = await actAs(site, EMAILS.admin)
  await expect(call('PUT', '/api/settings', { emailNotifications: false })).rejects.toThrow(/"detail":"\w+ .+\."/)
})

test('turned off, mail says so beside each choice of it', async () => {
  const officer = await site.enter(EMAILS.superAdmin, SETTINGS)
  await officer.getByLabel('Email Notifications').click()
  await officer.getByText('Settings saved').waitFor()
  const page = await site.enter(EMAILS.brother, '/feed')
  await page.getByText('Mail of this kind is turned off for everybody at the moment.').first().waitFor()
  await check(page, '/feed without mail')
  await officer.getByLabel('Email Notifications').click()
  await page.getByText('Mail of this kind is turned off').first().waitFor({ state: 'hidden' })
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
