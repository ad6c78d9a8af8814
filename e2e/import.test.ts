// An officer brings a roster in: he sees what will happen, leaves a row out, and takes the report home.
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const roster = (name: string) => fileURLToPath(new URL(`../server/test/rosters/${name}`, import.meta.url))

test('a dry run, one row left out, the import, and its report', async () => {
  const page = await site.enter(EMAILS.admin, '/members')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(roster('hand-kept-tabs.tsv.csv'))
  await dialog.getByText(/Two brothers on one line/).waitFor()
  await dialog.getByRole('checkbox', { name: /Oskar Novak/ }).uncheck()
  await dialog.getByRole('button', { name: 'Import 9 members' }).click()
  await page.getByRole('heading', { name: 'Import Complete' }).waitFor()

  await page.getByText('Imported in part').waitFor()
  await dialog
    .getByRole('region', { name: 'Not taken', exact: true })
    .getByText(/Two brothers on one line/)
    .waitFor()
  await dialog
    .getByRole('region', { name: /^Skipped/ })
    .first()
    .waitFor()

  const download = page.waitForEvent('download')
  await dialog
    .getByRole('link', { name: /report/i })
    .or(dialog.getByRole('button', { name: /report/i }))
    .click()
  const report = String(await contentOf(await download))
  expect(report).toContain('Beckett')
  await page.keyboard.press('Escape')

  await page.getByRole('searchbox', { name: 'Search' }).fill('nguyen minh')
  await page.getByRole('link', { name: /Nguyễn/ }).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('oskar novak')
  await page.getByText('No members found').waitFor()
})

test('a brother cannot import', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await page.getByRole('heading', { name: 'Brotherhood' }).waitFor()
  expect(await page.getByRole('button', { name: 'Import CSV' }).count()).toBe(0)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
