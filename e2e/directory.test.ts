// A brother looks for brothers, and reads their profiles.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('search and filters narrow the directory, stay in the address, and are cleared', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('soren halvorsen')
  await page.getByRole('link', { name: /Søren Halvorsen/ }).waitFor()
  await page.waitForURL(/q=soren/)
  await page.reload()
  await page.getByRole('link', { name: /Søren Halvorsen/ }).waitFor()
  expect(await search.inputValue()).toBe('soren halvorsen')

  await search.fill('nobody of that name')
  await page.getByText('No members found').waitFor()
  await page.getByText('Try adjusting your filters or search terms').waitFor()
  await page.getByRole('button', { name: 'Clear Filters' }).first().click()
  await page.waitForURL((url) => url.search === '')

  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: '29th Class' })
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Loremaster/Historian' })
  await page.getByRole('article').getByText('Rook Fairweather').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('a card leads to the profile, and back to where it was', async () => {
  const page = await site.enter(EMAILS.brother, '/members?q=oyelaran')
  await page.getByRole('link', { name: /Marcus Oyelaran/ }).click()
  await page.getByRole('heading', { name: 'Member Profile' }).waitFor()
  await page.getByRole('heading', { name: /Marcus .*Oyelaran/ }).waitFor()
  await page.goBack()
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('oyelaran')
})

test('a profile leads along the lineage', async () => {
  const page = await site.enter(EMAILS.brother, '/profile')
  await page.getByRole('heading', { name: /Rook .*Fairweather/ }).waitFor()
  await page.getByRole('link', { name: /Arjun Nair/ }).click()
  await page.getByRole('heading', { name: /Arjun .*Nair/ }).waitFor()
})

test('a phone shows the same, one card in a row', async () => {
  const page = await site.enter(EMAILS.brother, '/members', 'phone')
  const cards = page.getByRole('article')
  // Map and filters fill the first screen.
  await cards.first().scrollIntoViewIfNeeded()
  await cards.nth(1).waitFor()
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
  expect(first?.x).toBe(second?.x)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('only a super admin exports and removes; a removed brother is gone from open pages', async () => {
  const brother = await site.enter(EMAILS.brother, '/members?q=gerard+pruitt')
  await brother.getByRole('link', { name: /Gerard Pruitt/ }).waitFor()
  expect(await brother.getByRole('button', { name: /export/i }).count()).toBe(0)

  const page = await site.enter(EMAILS.superAdmin, '/members?q=gerard+pruitt')
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /export csv/i })
    .or(page.getByRole('link', { name: /export csv/i }))
    .click()
  expect((await download).suggestedFilename()).toMatch(/^members-export-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByRole('link', { name: /Gerard Pruitt/ }).hover()
  await page.getByRole('button', { name: /actions.*Gerard|Gerard.*actions/i }).click()
  await page.getByRole('menuitem', { name: 'Delete Member' }).click()
  const confirm = page.getByRole('alertdialog')
  await confirm.getByText(/lineage connections/).waitFor()
  await confirm.getByRole('button', { name: 'Delete Member' }).click()
  await page.getByText('Member deleted').waitFor()
  await brother.getByText('No members found').waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
