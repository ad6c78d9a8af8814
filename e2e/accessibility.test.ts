// Every page, in both themes, on desktop and phone: automated WCAG 2.2 AA checks, and nothing scrolls sideways.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Device, EMAILS, openSite, type Site } from './site.ts'

let site: Site
let checker: string
beforeAll(async () => {
  site = await openSite()
  checker = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})
afterAll(() => site.close())

const VISITOR = [
  '/',
  '/?signin=1',
  '/privacy',
  '/reset-password/wrong-wrong-wrong-wrong',
  '/unsubscribe/wrong-wrong-wrong-wrong',
]
const MEMBER = [
  '/',
  '/members',
  '/profile',
  '/profile?edit=true',
  '/profile?as=brother',
  '/profile/999999',
  '/trips',
  '/privacy',
  '/lineage',
  '/no/such/page',
]
const OFFICER = ['/', '/members', '/profile?edit=true', '/admin', '/admin?tab=audit', '/photo-moderation']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

declare global {
  var axe: { run(options: object): Promise<AxeResults> }
}

async function check(page: Page, where: string) {
  await page.locator('h1, blockquote, [role=dialog]').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0)
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
    await page.evaluate(checker)
    const { violations } = await page.evaluate((tags) => globalThis.axe.run({ runOnly: tags }), TAGS)
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    expect(found, `${where}, ${theme}`).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${where} scrolls sideways`).toBe(0)
}

test.each<Device>(['desktop', 'phone'])('for visitors, %s', async (device) => {
  for (const path of VISITOR) {
    const page = await site.visit(path, device)
    await check(page, path)
    await page.context().close()
  }
})

test.each<[string, string, string[], Device]>([
  ['a brother', EMAILS.brother, MEMBER, 'desktop'],
  ['a brother', EMAILS.brother, MEMBER, 'phone'],
  ['a super admin', EMAILS.superAdmin, OFFICER, 'desktop'],
  ['a super admin', EMAILS.superAdmin, OFFICER, 'phone'],
])('for %s (%s)', async (_who, email, paths, device) => {
  const page = await site.enter(email, '/', device)
  for (const path of paths) {
    await page.goto(site.address + path)
    await check(page, path)
  }
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
