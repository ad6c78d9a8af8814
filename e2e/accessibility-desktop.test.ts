// Every page on a desktop, in both themes: automated WCAG 2.2 AA checks, and nothing scrolls sideways.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkForBrother,
  checkForOfficersAmongAll,
  checkForSuperAdmin,
  checkForVisitors,
} from './accessibility-pages.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('for visitors', () => checkForVisitors(site, 'desktop'))
test('for a brother', () => checkForBrother(site, 'desktop'))
test('for a super admin', () => checkForSuperAdmin(site, 'desktop'))
test('for an officer where all are', () => checkForOfficersAmongAll(site, 'desktop'))

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
