// Automated checks of what a page shows just now, WCAG 2.2 AA and best practice, in both themes; and that nothing scrolls sideways.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const CHECKER = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What lies over a page; while one is open, what is below it is out of reach. */
export const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]'
/** Everything in one theme; in the other what depends on colours. */
const RULES = {
  dark: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  light: ['color-contrast', 'link-in-text-block'],
}

/** Axe works out where each thing stands that is as it should be, too, unless it is told that nobody asks. */
const RESULTS = { resultTypes: ['violations'], selectors: false }
/** What opens over a page is in none of its landmarks. */
const OF_PAGES = { region: { enabled: false } }

declare global {
  var axe: { run(context: object, options: object): Promise<AxeResults> }
}

/** Of all the page, or of the parts that `within` selects. */
export async function check(page: Page, where: string, within = 'html') {
  await page.locator('h1, blockquote, [role=dialog]').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(CHECKER)
  for (const [theme, rules] of Object.entries(RULES)) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
    const violations = await page.evaluate(
      async ([selector, options]) => {
        const { violations: found } = await globalThis.axe.run({ include: [selector] }, options)
        return found
      },
      [within, { runOnly: rules, ...RESULTS, rules: within === 'html' ? {} : OF_PAGES }] as const,
    )
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    expect(found, `${where}, ${theme}`).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${where} scrolls sideways`).toBe(0)
}
