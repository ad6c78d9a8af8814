// A site that starts empty gets its first super admin through the link that the start printed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from './site.ts'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite({ empty: true })
})
afterAll(() => site.close())

test('the set-up link lets the first super admin in, once', async () => {
  const link = /http:\/\/\S+\/setup\/[\w-]+/.exec(site.output)?.[0] ?? ''
  const page = await site.visit('/')
  await page.goto(link)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('First')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('New password', { exact: true }).fill('feather and bone')
  await page.getByLabel(/confirm/i).fill('feather and bone')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor()
  await page.getByText('Super Admin').first().waitFor()

  const late = await site.visit('/')
  await late.goto(link)
  await late.getByText('This set-up link is wrong, has been used, or is older than a day.').waitFor()
})

test('the directory of an almost empty site is not lost for words', async () => {
  const page = await site.visit('/?signin=1')
  await page.getByLabel('Email or phone').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('feather and bone')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor()
  await page.getByRole('link', { name: 'Brotherhood', exact: true }).click()
  await page
    .getByRole('link', { name: /Ada First/ })
    .first()
    .waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
