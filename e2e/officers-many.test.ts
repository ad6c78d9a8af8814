// Officers act on many members at once: they choose them by mouse and keyboard, and are told the numbers before.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).filter({ visible: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

test('all without a password are invited in one act, seen as pending, and withdrawn', async () => {
  const page = await site.enter(EMAILS.admin, '/admin')
  const state = page.getByRole('combobox', { name: 'State' })
  await state.getByRole('option', { name: /No password yet \(\d+\)/ }).waitFor({ state: 'attached' })
  const found = Number(/\((\d+)\)/.exec((await state.innerText()) ?? '')?.[1])
  await state.selectOption('no-password')
  await page.waitForURL(/state=no-password/)
  await box(page, /^Select all/).check()
  await bar(page).getByText(`${found} selected`).waitFor()
  expect(await bar(page).getByRole('button', { name: 'More' }).count()).toBe(0)

  await bar(page).getByRole('button', { name: 'Send Invitations' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: /^Send \d+ invitations$/ })
  await send.waitFor()
  const mails = Number(/\d+/.exec(await send.innerText())?.[0])
  await dialog.getByText(/have no email/).waitFor()
  await check(page, 'inviting many', OVERLAY)
  expect(mails).toBeLessThan(found)
  await send.click()
  await page.getByText(`${mails} invitations are on their way.`).waitFor()

  await page.getByRole('link', { name: `Pending invitations ${mails}` }).click()
  await page.getByText(`50 of ${mails}`).waitFor()
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText(`100 of ${mails}`).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'Torquil Abernethy' })
  await row.getByRole('button', { name: 'Withdraw from Torquil Abernethy' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'All members' }).click()
  await page.getByLabel('Search members').fill('torquil')
  await page.getByText('Invitation withdrawn', { exact: true }).waitFor()
})

test('a range is chosen with Shift, and one taken out again with the keyboard', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin?role=member')
  const boxes = box(page, /^Select (?!all)/)
  await boxes.nth(0).click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await bar(page).getByText('4 selected').waitFor()
  await expect
    .poll(() => box(page, /^Select all/).evaluate((input: HTMLInputElement) => input.indeterminate))
    .toBe(true)
  await boxes.nth(2).focus()
  await page.keyboard.press('Space')
  await bar(page).getByText('3 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await bar(page).waitFor({ state: 'detached' })
})

test('on a phone many are deactivated, and who may not be is named with the reason', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin?q=o&role=super_admin', 'phone')
  await box(page, /^Select all/).check()
  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('alertdialog')
  await check(page, 'deactivating many', OVERLAY)
  await dialog.getByText(/Marcus Oyelaran\. You cannot remove or deactivate yourself\./).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`${site.address}/admin?q=fairweather`)
  await box(page, /^Select all/).check()
  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Members Deactivated').waitFor()
  await page.getByText('Inactive', { exact: true }).first().waitFor()
})

test('the pages complained of nothing', () => {
  expect(site.complaints).toEqual([])
})
