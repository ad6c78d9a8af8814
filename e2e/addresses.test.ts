// Whoever signed in long ago types his password again: to change his address, and to do what is dangerous.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, makeSignInsOld, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ before: makeSignInsOld })
})
afterAll(() => site.close())

const question = (page: Page) => page.getByRole('dialog', { name: 'Enter your password again' })

async function typePassword(page: Page, password = PASSWORD) {
  await question(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const linkIn = (text: string, path: string) => new RegExp(`http://\\S+/${path}/[\\w-]+`).exec(text)?.[0] ?? ''
const NEW_ADDRESS = 'callum.new@aerie.example'

test('a changed address signs in once it is confirmed, and the former one takes it back', async () => {
  const page = await site.enter(EMAILS.brother, '/profile?edit=true')
  await page.getByRole('textbox', { name: 'Email' }).fill(NEW_ADDRESS)
  await page.getByRole('textbox', { name: 'Familiar Name' }).fill('Rooky')
  await page.getByRole('button', { name: 'Save' }).click()
  await typePassword(page, 'not it')
  await question(page).getByText('The password is not right').waitFor()
  await check(page, 'the password once more', OVERLAY)
  await typePassword(page)
  await page.getByText(`Your address changes once ${NEW_ADDRESS} confirms it by mail.`).waitFor()
  await page.goto(`${site.address}/profile?edit=true`)
  await page.getByText(`Waiting for ${NEW_ADDRESS} to confirm.`).waitFor()
  expect(await page.getByRole('textbox', { name: 'Familiar Name' }).inputValue()).toBe('Rooky')
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(EMAILS.brother)

  const mailbox = await site.visit()
  await mailbox.goto(linkIn((await site.mailTo(NEW_ADDRESS)).text, 'confirm-address'))
  await mailbox.getByRole('button', { name: 'Confirm' }).click()
  await mailbox.getByText(`From now on you sign in with ${NEW_ADDRESS}.`).waitFor()
  // His open page hears of it.
  await page.getByText(`Waiting for ${NEW_ADDRESS} to confirm.`).waitFor({ state: 'detached' })

  const former = await site.visit()
  await former.goto(linkIn((await site.mailTo(EMAILS.brother)).text, 'take-back'))
  await former.getByRole('button', { name: 'Take it back' }).click()
  await former.getByLabel('New password', { exact: true }).fill('feather and bone')
  await former.getByLabel(/confirm/i).fill('feather and bone')
  await former.keyboard.press('Enter')
  await former.getByRole('heading', { name: 'Welcome back, Rook' }).waitFor()
  await page.getByRole('dialog', { name: 'Authentication Required' }).waitFor()
})

test('calling the question off leaves everything as it was; answering it goes on, and asks no more for a while', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin?q=fairweather')
  const role = page.getByRole('combobox', { name: /role.*fairweather/i })
  await role.selectOption({ label: 'Admin' })
  const warning = page.getByRole('alertdialog')
  await warning.getByRole('button', { name: 'Change Role' }).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(await page.getByText('Failed to Update Role').count()).toBe(0)
  await warning.getByRole('button', { name: 'Change Role' }).click()
  await typePassword(page)
  await page.getByText('Role Updated').waitFor()

  await page.goto(`${site.address}/members`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /export/i }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
