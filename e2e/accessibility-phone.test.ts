// Every page on a phone, in both themes: automated WCAG 2.2 AA checks, and nothing scrolls sideways.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkForBrother,
  checkForOfficersAmongAll,
  checkForSuperAdmin,
  checkForVisitors,
} from './accessibility-pages.ts'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('for visitors', () => checkForVisitors(site, 'phone'))
test('for a brother', () => checkForBrother(site, 'phone'))
test('for a super admin', () => checkForSuperAdmin(site, 'phone'))
test('for an officer where all are', () => checkForOfficersAmongAll(site, 'phone'))

test('the words beside the rail of a phone', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/lineage', 'phone')
  await page.locator('a.sidebar-foot-member').waitFor()
  await page.getByRole('button', { name: 'Show the words' }).tap()
  await check(page, 'words')
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
