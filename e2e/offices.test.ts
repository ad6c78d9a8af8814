// A super admin hands an office over, and finds on the roll who had it when.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('an office goes from one to another, by name, today', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin?tab=roles')
  await page.getByRole('button', { name: 'Hand over Treasurer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New holder').fill('Kenji Arakawa')
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Choose another' }).waitFor()
  expect(await dialog.getByLabel(/^Make Kenji/).isChecked()).toBe(false)
  expect(await dialog.getByLabel(/^Write to both/).isChecked()).toBe(true)
  await check(page, 'handing an office over', OVERLAY)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText('Treasurer is on the roll.').waitFor()
  const row = page.locator('.offices > li').filter({ hasText: 'Treasurer' }).first()
  await row.getByText('Kenji').waitFor()
  const { text } = await site.mailTo('kenji.arakawa@aerie.example')
  expect(text).toContain('You hold the office of Treasurer from')
})

test('the roll says who was Treasurer in 2011', async () => {
  const page = await site.enter(EMAILS.admin, '/admin?tab=roles')
  await page.getByLabel('Year', { exact: true }).selectOption('2011')
  await page.getByRole('heading', { name: 'In 2011' }).waitFor()
  await page.locator('.roll').getByText('Treasurer').waitFor()
  expect(await page.locator('.roll > li').count()).toBe(1)
  // An admin reads it, changes nothing, and reads why.
  await page.getByText(/^Only super admins hand offices over/).waitFor()
  expect(await page.getByRole('button', { name: /^Hand over|^Term of|Edit offices/ }).count()).toBe(0)
})

test('an office tells all who held it, at an address of its own', async () => {
  const page = await site.enter(EMAILS.admin, '/admin?tab=roles&office=Treasurer')
  const holders = page.getByRole('dialog', { name: 'All holders' })
  await holders.getByText('1 January 2011 to 31 December 2017').waitFor()
  await check(page, 'all holders of an office', OVERLAY)
  await page.keyboard.press('Escape')
  await page.waitForURL(/tab=roles$/)
})
