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
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
})

test('a card leads to the profile, and back to where it was', async () => {
  const page = await site.enter(EMAILS.brother, '/members?q=oyelaran')
  await page.getByRole('link', { name: /Marcus Oyelaran/ }).click()
  await page.getByRole('heading', { name: 'Member Profile' }).waitFor()
  await page.getByRole('heading', { name: /Marcus .*Oyelaran/ }).waitFor()
  await page.goBack()
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('oyelaran')
})

test('a profile leads along the lineage', async () => {
  const page = await site.enter(EMAILS.brother, '/profile')
  await page.getByRole('heading', { name: /Rook .*Fairweather/ }).waitFor()
  await page.getByRole('link', { name: /Arjun Nair/ }).click()
  await page.getByRole('heading', { name: /Arjun .*Nair/ }).waitFor()
})

test('the order stays in the address; letters and classes lead to where they begin', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  const jump = page.getByRole('navigation', { name: 'Jump to' })
  await jump.getByRole('button', { name: 'M', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'M', exact: true })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  const bar = await jump.boundingBox()
  expect((await heading.boundingBox())?.y).toBeLessThan((bar?.y ?? 0) + 80)
  await jump.locator('[aria-current]', { hasText: 'M' }).waitFor()
  await page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
    .waitFor()

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Class')
  await page.waitForURL(/sort=class/)
  await page.reload()
  await jump.getByRole('button', { name: /: Pre-OSOP to/ }).click()
  await page.getByRole('heading', { name: 'Pre-OSOP' }).waitFor()
  const last = jump.getByRole('button', { name: /to 35th Class$/ })
  const [first = ''] = (await last.getAttribute('aria-label'))?.replace(/^.*: /, '').split(' to ') ?? []
  await last.click()
  await page.getByRole('heading', { name: first }).waitFor()

  await page.getByRole('button', { name: 'Clear Filters' }).click()
  expect(page.url()).toMatch(/sort=class/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest')
  await page.waitForURL(/sort=newest/)
  await page.getByText('418 of 418 Brothers').waitFor()
})

test('who joined lately stands first where the dashboard’s list of them leads', async () => {
  const page = await site.enter(EMAILS.brother, '/')
  const card = page.getByRole('region', { name: 'Joined lately' })
  await card.getByRole('heading', { level: 3 }).first().waitFor()
  const lately = await card.getByRole('heading', { level: 3 }).allInnerTexts()
  await card.getByRole('link', { name: 'View All' }).click()
  await page.waitForURL(/sort=newest/)
  const names = async () => (await page.getByRole('article').getByRole('heading').allInnerTexts()).slice(0, 5)
  await expect.poll(names).toEqual(lately)
})

test('each filter in force has a chip that takes it off', async () => {
  const page = await site.enter(EMAILS.brother, '/members?country=Norway&class=9&q=san')
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await chips.getByText('Norway').waitFor()
  await chips.getByRole('button', { name: 'Remove filter Class 9th Class' }).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('class') === null)
  expect(new URL(page.url()).searchParams.get('country')).toBe('Norway')
  await chips.getByRole('button', { name: 'Remove filter Country Norway' }).press('Enter')
  await chips.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
  expect(new URL(page.url()).searchParams.get('q')).toBe('san')
})

test('on a phone the search comes first, and filters and map fold', async () => {
  const page = await site.enter(EMAILS.brother, '/members?country=Norway&class=9', 'phone')
  const search = page.getByRole('searchbox', { name: 'Search' })
  const map = page.getByRole('region', { name: 'Map of brothers' })
  await search.waitFor()
  const [field, world] = [await search.boundingBox(), await map.boundingBox()]
  expect(field?.y).toBeLessThan(world?.y ?? 0)
  expect(world?.height).toBe(264)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await map.waitFor({ state: 'detached' })

  expect(await page.getByRole('combobox', { name: 'Country' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters 2 active' }).click()
  await page.getByRole('combobox', { name: 'Class' }).selectOption('All classes')
  await page.getByRole('button', { name: 'Filters 1 active' }).waitFor()
  await page.getByRole('button', { name: /^Show \d/ }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.waitForURL((url) => url.search === '')
  await page.getByRole('navigation', { name: 'Jump to' }).getByRole('button', { name: 'S–Z' }).click()
  await page.getByRole('heading', { name: 'S', exact: true }).waitFor()
})

test('a phone shows the same, one card in a row', async () => {
  const page = await site.enter(EMAILS.brother, '/members', 'phone')
  const cards = page.getByRole('article')
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
