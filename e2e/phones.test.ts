// A phone and an address from elsewhere in a real browser: what is said beside the field, and what is shown of it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const phoneOf = (page: Page) => page.getByRole('textbox', { name: 'Phone' })
const NOT_USED = /^This number is not used for signing in: it cannot be dialled in Norway\./

test.each(['desktop', 'phone'] as const)('beside a number stands why it will not sign in (%s)', async (device) => {
  const page = await site.enter(EMAILS.admin, '/profile?edit=true', device)
  await page.getByLabel('Country', { exact: true }).fill('Norway')
  await phoneOf(page).fill('(512) 555-0199')
  await page.getByText(NOT_USED).waitFor()
  // Clear of the bars that stay at the edges.
  await phoneOf(page).evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await check(page, 'a number that will not sign in', '.field:has([name=phone])')
  await phoneOf(page).fill('412 34 567')
  await page.getByText(NOT_USED).waitFor({ state: 'detached' })
})

test('an address with a domain in other letters is taken as it is typed, shown so, and signs in', async () => {
  const officer = await site.enter(EMAILS.superAdmin, '/admin')
  await officer.getByRole('button', { name: /add member/i }).click()
  const dialog = officer.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Pyotr')
  await dialog.getByLabel('Last name').fill('Sidorov')
  await dialog.getByLabel('Email').fill('jörg@example.org')
  await dialog.getByRole('button', { name: /add/i }).click()
  await dialog.getByText('Aerie cannot send mail to addresses with letters such as “ö” before the @.').waitFor()
  await dialog.getByLabel('Email').fill('pyotr@пример.рф')
  await dialog.getByLabel('Send invitation').check()
  await dialog.getByRole('button', { name: /add/i }).click()
  await dialog.waitFor({ state: 'detached' })
  await officer.getByLabel('Search members').fill('pyotr@пример.рф')
  await officer.getByRole('cell', { name: 'pyotr@пример.рф', exact: true }).waitFor()

  const page = await site.visit()
  const { text } = await site.mailTo('pyotr@xn--e1afmkfd.xn--p1ai')
  await page.goto(/http:\/\/\S+\/welcome\/[\w-]+/.exec(text)?.[0] ?? '')
  await phoneOf(page).fill('0171 1234567')
  await page.getByText(/^This number is not used for signing in: without a city or country/).waitFor()
  await page.getByLabel('City').fill('Berlin, Germany')
  await page.getByText(/^This number is not used/).waitFor({ state: 'detached' })
  await page
    .getByLabel(/^(?:choose a |new )?password/i)
    .first()
    .fill('feather and bone')
  await page.getByLabel(/confirm/i).fill('feather and bone')
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByRole('heading', { name: /^Welcome( back)?, Pyotr$/ }).waitFor()

  for (const identifier of ['0049 171 1234567', 'pyotr@пример.рф']) {
    const again = await site.visit('/?signin=1')
    await again.getByLabel('Email or phone').fill(identifier)
    await again.getByLabel('Password', { exact: true }).fill('feather and bone')
    await again.keyboard.press('Enter')
    await again.getByRole('heading', { name: /^Welcome( back)?, Pyotr$/ }).waitFor()
  }
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
