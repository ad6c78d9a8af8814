// A brother who forgot his password gets a mail and a new one; another changes his.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const NEW = 'feather and bone'

/** For whom a password manager keeps the password, in each form that asks for one. */
const usernamesOn = (page: Page) =>
  page
    .locator('form:has(input[autocomplete$=password])')
    .evaluateAll((forms) =>
      forms.map((form) =>
        Array.from(form.querySelectorAll<HTMLInputElement>('input[autocomplete=username]'), ({ value }) => value),
      ),
    )

test('a forgotten password is replaced through the mail', async () => {
  const page = await site.visit('/?signin=1')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await dialog.getByLabel('Email').fill('brother@')
  await dialog.getByRole('button', { name: /send/i }).click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  await dialog.getByLabel('Email').fill(EMAILS.brother)
  await dialog.getByRole('button', { name: /send/i }).click()
  await page.getByText('If this email exists, a password reset email has been sent.').waitFor()

  const { text } = await site.mailTo(EMAILS.brother)
  const link = /http:\/\/\S+\/reset-password\/[\w-]+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  expect(await page.getByLabel('You sign in with').inputValue()).toBe(EMAILS.brother)
  expect(await usernamesOn(page)).toEqual([[EMAILS.brother]])
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel(/confirm/i).fill('something else')
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await page.getByText("Passwords don't match").waitFor()
  await page.getByLabel(/confirm/i).fill(NEW)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome back, Rook' }).waitFor()

  await page.goto(link)
  await page.getByText('This link is wrong, has been used, or is older than an hour.').waitFor()
})

test('a password is changed among what opens the account', async () => {
  const page = await site.enter(EMAILS.admin, '/profile/security')
  await page.getByRole('button', { name: /change password/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/current/i).fill(PASSWORD)
  expect(await usernamesOn(page)).toEqual([[EMAILS.admin]])
  await dialog.getByLabel('New password', { exact: true }).fill('short')
  await dialog.getByLabel(/confirm/i).fill('short')
  await page.keyboard.press('Enter')
  await dialog.getByText('New password must be at least 6 characters').waitFor()
  await dialog.getByLabel('New password', { exact: true }).fill(NEW)
  await dialog.getByLabel(/confirm/i).fill(NEW)
  await page.keyboard.press('Enter')
  await page.getByText('Password Changed').waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
