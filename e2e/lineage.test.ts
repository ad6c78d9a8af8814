// The lineage in a real browser: the tree by class and by line, the way along it by keys, and how two are related.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { contentOf, EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const rows = (page: Page) => page.locator('.row-label')
const nodes = (page: Page) => page.locator('.tree-node')
const named = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}, `) })

async function openLineage(path = '/lineage', device?: 'phone') {
  const page = await site.enter(EMAILS.brother, path, device)
  await nodes(page).first().waitFor()
  return page
}

test('the oldest classes stand first, ten of them, and more come near the bottom while nothing moves', async () => {
  const page = await openLineage()
  await expect.poll(() => rows(page).count()).toBe(10)
  expect(await rows(page).first().textContent()).toMatch(/^Pre-/)
  const first = page.locator(`[data-index="${await nodes(page).first().getAttribute('data-index')}"]`)
  const placeOf = () => first.evaluate((node) => node.getBoundingClientRect().left)
  const before = await placeOf()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(20)
  await page.evaluate(() => scrollTo(0, 0))
  await first.waitFor()
  expect(await placeOf()).toBe(before)
})

test('the tree is one tab stop, in which the arrow keys lead along big, little and class', async () => {
  const page = await openLineage('/lineage?only=true')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page.getByRole('button', { name: 'Poster' }).focus()
  while (!(await focused()).startsWith('Rook Fairweather')) await page.keyboard.press('Tab')
  const own = await focused()
  const big = /, big ([^,]+)/.exec(own)?.[1] ?? ''
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toMatch(new RegExp(`^${big}, .*Rook Fairweather`))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageUp')
  expect(await focused()).toMatch(new RegExp(`^${big}, `))
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).not.toContain(big)
})

test('one line may be folded below a brother and opened again', async () => {
  const page = await openLineage('/lineage?only=true')
  const first = nodes(page).first()
  await first.hover()
  const name = (await first.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await page.getByRole('button', { name: `Fold the line below ${name}` }).click()
  await expect.poll(() => nodes(page).count()).toBe(1)
  await page.getByRole('button', { name: new RegExp(`^Show \\d+ below ${name}`) }).click()
  await expect.poll(() => nodes(page).count()).toBeGreaterThan(1)
})

test('pointing at a brother traces his line, and others step back', async () => {
  const page = await openLineage()
  const node = page.locator('.tree-node[data-lineage]').first()
  await node.hover()
  await page.locator('.tree[data-tracing]').waitFor()
  expect(await node.getAttribute('data-traced')).toBe('')
  expect(await page.locator('.tree-node:not([data-traced])').count()).toBeGreaterThan(0)
  expect(await page.locator('.lines-traced path').count()).toBeGreaterThan(0)
})

test('a brother is found by his name, however it is written, and gone to', async () => {
  const page = await openLineage()
  await page.getByRole('combobox', { name: 'Find a brother' }).focus()
  await page.keyboard.type('fairweather roo')
  await page.getByRole('option', { name: /Rook Fairweather/ }).waitFor()
  await page.keyboard.press('Enter')
  await named(page, 'Rook Fairweather').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Rook/)
  expect(page.url()).toContain('of=')
  await page.reload()
  await expect.poll(() => named(page, 'Rook Fairweather').isVisible()).toBe(true)
})

test('how any two are related is said in our words, drawn, and found again under its address', async () => {
  const page = await openLineage('/lineage?only=true')
  const big = 'Arjun Nair'
  await page.getByRole('button', { name: 'How are we related?' }).click()
  const panel = page.getByRole('region', { name: 'How are we related?' })
  await expect
    .poll(() => panel.getByLabel('The other brother').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.type(big)
  await panel.getByRole('option', { name: big }).waitFor()
  await page.keyboard.press('Enter')
  await panel.getByRole('heading', { name: `${big} is your big.` }).waitFor()
  await page.locator('.lines-path path').first().waitFor({ state: 'attached' })
  await check(page, 'kinship', '.kinship-panel')
  await page.reload()
  await panel.getByRole('heading', { name: `${big} is your big.` }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('with=')
})

test('one class alone shows who is whose, and an address of none says so', async () => {
  const page = await openLineage()
  await page.getByLabel('Class', { exact: true }).selectOption({ label: '4th Class' })
  await page.getByRole('heading', { name: /^4th Class/ }).waitFor()
  await page.getByText(/^of /).first().waitFor()
  await page.goto(`${site.address}/lineage?class=77`)
  await page.getByRole('heading', { name: 'No such class' }).waitFor()
})

test('by lineage there is a card for each line, and each opens whole', async () => {
  const page = await openLineage()
  await page.getByRole('button', { name: 'By Lineage' }).click()
  const card = page.getByRole('region', { name: 'Blue line' })
  await expect.poll(() => card.getByRole('listitem').count()).toBe(4)
  await card.getByRole('link', { name: /^View all/ }).click()
  await page
    .getByText(/^little of /)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'All lines' }).click()
  await page.getByRole('region', { name: 'Red line' }).waitFor()
})

test('the first item of the tree leads to all of it as an outline', async () => {
  const page = await openLineage()
  await page.locator('.tree').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Blue line' }).locator('ol ol ol').first().waitFor()
  expect(page.url()).toContain('line=all')
  await check(page, 'outline')
})

test('a super admin matches a name that is no member’s with the brother it means', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/lineage')
  const brothers = async () =>
    Object.values(
      (await (await page.request.get(`${site.address}/api/lineage`)).json()) as Record<
        string,
        { id: number; firstName: string; lastName: string; bigBrother?: number | string }[]
      >,
    ).flat()
  const all = await brothers()
  const little = all.find(({ lastName, firstName }) => lastName === 'Pham' && firstName === 'Quang')
  const big = all.find(({ lastName, firstName }) => lastName === 'Mwangi' && firstName === 'Tafara')
  await page.request.put(`${site.address}/api/members/${little?.id}`, {
    data: { bigBrother: 'Taffy Mwangi' },
    headers: { origin: site.address },
  })
  await page.getByRole('link', { name: 'Unmatched names' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Taffy Mwangi' })
  await entry.getByText('big of Quang Pham').waitFor()
  await check(page, 'unmatched names')
  await entry.getByRole('button', { name: /^Tafara Mwangi, / }).click()
  await entry.waitFor({ state: 'detached' })
  expect((await brothers()).find(({ id }) => id === little?.id)?.bigBrother).toBe(big?.id)
})

test('a brother proposes whose big another is; an admin finds it in his list and refuses it with a word', async () => {
  const page = await openLineage()
  await page.getByRole('button', { name: 'Propose a tie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose a tie' })
  for (const [field, name] of [
    ['Big brother', 'Tafara Mwangi'],
    ['Little brother', 'Arjun Nair'],
  ] as const) {
    await dialog.getByLabel(field, { exact: true }).fill(name)
    await dialog.getByRole('option', { name }).first().click()
  }
  await dialog.getByText('It counts once it is confirmed by both of them, or by an officer.').waitFor()
  await check(page, 'propose', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await page.getByText('Tie Proposed').first().waitFor()
  await dialog.waitFor({ state: 'detached' })

  const officer = await site.enter(EMAILS.admin, '/lineage')
  await officer.getByRole('link', { name: /waiting ties/i }).click()
  const entry = officer.getByRole('listitem').filter({ hasText: 'Tafara Mwangi as big brother of Arjun Nair' })
  await entry.getByText('Proposed by Rook Fairweather').waitFor()
  await check(officer, 'waiting ties')
  await entry.getByRole('button', { name: /^Refuse/ }).click()
  await officer.getByLabel('A word why').fill('The book says otherwise.')
  await officer.getByRole('button', { name: 'Refuse', exact: true }).click()
  await entry.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Trip Notifications/ }).click()
  await page.getByText('The book says otherwise.').waitFor()
})

test('the poster is sound XML with everybody on it', async () => {
  const page = await openLineage()
  await page.getByRole('button', { name: 'Poster' }).click()
  const dialog = page.getByRole('dialog', { name: 'Poster' })
  await dialog.getByRole('img').waitFor()
  await check(page, 'poster', '[role=dialog]')
  await dialog.getByLabel('Paper').selectOption({ label: 'A2' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save SVG' }).click(),
  ])
  const svg = String(await contentOf(download))
  expect(svg).toContain('width="420mm"')
  const printShop = await page.context().newPage()
  const read = await printShop.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
    return { isSound: !parsed.querySelector('parsererror'), texts: parsed.querySelectorAll('text').length }
  }, svg)
  expect(read.isSound).toBe(true)
  expect(read.texts).toBeGreaterThan(600)
  expect(svg).toMatch(/@font-face\{font-family:'?Newsreader Variable'?;[^}]*src:url\(data:font\/woff2;base64,/)
})

test('printed, a poster is alone on a page of its own size', async () => {
  const page = await openLineage()
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Poster' }).click()
  await page.getByRole('dialog').getByLabel('Who is on it').selectOption({ label: 'My line' })
  await page.getByRole('button', { name: 'Print or PDF' }).click()
  await page.emulateMedia({ media: 'print' })
  await page.locator('.print-alone svg').waitFor()
  expect(await page.locator('h1').isVisible()).toBe(false)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('on a phone a touch shows who it is, with the way to his profile', async () => {
  const page = await openLineage('/lineage', 'phone')
  const node = nodes(page).first()
  const name = (await node.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await node.tap()
  const card = page.getByRole('region', { name })
  await card.getByRole('button', { name: 'How are we related?' }).waitFor()
  await check(page, 'card', '.brother-card')
  await card.getByRole('link', { name: 'Profile' }).tap()
  await page
    .getByRole('heading', { name: new RegExp(name.split(' ').at(-1) ?? '') })
    .first()
    .waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
