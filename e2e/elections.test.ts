// Elections in a real browser: called by an officer, voted in by keyboard and on a phone, ended, checked, and held again.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDaysHere } from '../server/test/days-ahead.ts'
import { check } from './axe.ts'
import { saySo } from './say-so.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ELECTIONS = '/governance?tab=elections'
const TITLE = 'Kitchen committee'

const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const position = (page: Page, title: string) => dialog(page).getByRole('region', { name: title, exact: true })
const cast = (page: Page, label = 'Cast Vote') => page.getByRole('alertdialog').getByRole('button', { name: label })

async function open(page: Page, title: string) {
  await card(page, title).getByRole('link', { name: title }).click()
  await dialog(page).getByRole('heading', { name: title }).waitFor()
}

/** From yesterday on, which has begun by the organisation's clock, too. */
async function setDates(page: Page) {
  await dialog(page).getByLabel('Day').first().fill(inDaysHere(-1))
  await dialog(page).getByLabel('Time').first().fill('00:00')
  await dialog(page).getByLabel('Day').last().fill(inDaysHere(3))
}

const row = (page: Page, name: string, at: number) => dialog(page).getByLabel(name, { exact: true }).nth(at)

async function pick(page: Page, at: number, typed: string) {
  const field = dialog(page).getByPlaceholder('Search brothers').nth(at)
  await field.focus()
  await page.keyboard.type(typed)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Create Election' }).press('Enter')

test('an election needs what the form says, and is called by keyboard; what was typed outlasts the dialog', async () => {
  const page = await site.enter(EMAILS.admin, ELECTIONS)
  await page.getByRole('button', { name: 'Create Election' }).press('Enter')
  await submit(page)
  for (const sentence of [
    'Title is required',
    'Start date is required',
    'End date is required',
    'Position title is required',
    'At least one candidate is required',
  ])
    await dialog(page).getByText(sentence, { exact: true }).waitFor()
  await check(page, 'the form of an election', '[role=dialog]')
  expect(
    await dialog(page)
      .getByRole('button', { name: /^Remove/ })
      .count(),
  ).toBe(0)

  await row(page, 'Title', 0).fill(TITLE)
  await setDates(page)
  await dialog(page).getByLabel('Class filter').fill('the hungry')
  await dialog(page)
    .getByText(/^These words are only shown/)
    .waitFor()
  await row(page, 'Position title', 0).fill('Cook')
  await pick(page, 0, 'Julian Ashworth')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Create Election' }).press('Enter')
  await expect.poll(() => row(page, 'Title', 0).inputValue()).toBe(TITLE)

  await dialog(page).getByRole('button', { name: 'Add Candidate' }).press('Enter')
  await pick(page, 0, 'Rook Fairweather')
  for (const [at, title] of ['Baker', 'Brewer'].entries()) {
    await dialog(page).getByRole('button', { name: 'Add Position' }).press('Enter')
    await row(page, 'Position title', at + 1).fill(title)
    await pick(page, 0, 'Julian Ashworth')
  }
  await row(page, 'First class', 2).fill('1')
  await row(page, 'Last class', 2).fill('2')
  await dialog(page).getByText('He may stand, but not vote.').waitFor()
  await submit(page)
  await saySo(page, 'Election Created')
  await card(page, TITLE).getByText('3 positions').waitFor()
})

/** Of a receipt. */
const CODE = /^([A-Z2-7]{4}){4}$/

test('a brother votes for one position with the keyboard, abstains on the next, and is kept from the third', async () => {
  const page = await site.enter(EMAILS.brother, ELECTIONS)
  await open(page, TITLE)
  const cook = position(page, 'Cook')
  await cook.getByRole('button', { name: 'Vote for Julian Ashworth' }).press('Enter')
  await page.getByText('Are you sure you want to cast this vote? This action cannot be undone.').waitFor()
  await page.getByRole('heading', { name: 'Cook: Julian Ashworth' }).waitFor()
  await check(page, 'the confirmation of a vote', '[role=alertdialog]')
  await cast(page).press('Enter')
  await saySo(page, 'Vote Cast')
  await cook.getByText('Voted', { exact: true }).waitFor()
  await cook.getByText('Your vote', { exact: true }).waitFor()
  await cook.getByText(/^1 of \d+ have voted$/).waitFor()
  await cook.getByRole('region', { name: 'Your receipt' }).getByText(CODE).waitFor()

  await position(page, 'Baker').getByRole('button', { name: 'Abstain on this position' }).press('Enter')
  await cast(page, 'Abstain').press('Enter')
  await position(page, 'Baker').getByText('Abstained').waitFor()
  const brewer = position(page, 'Brewer')
  await brewer.getByText(/^You may not vote for this position. It is for brothers of classes 1 to 2 /).waitFor()
  expect(await brewer.getByRole('button', { name: /^Vote|^Abstain/ }).count()).toBe(0)
  await check(page, 'an election that was voted in', '[role=dialog]')

  await page.reload()
  await cook.getByText('Your vote', { exact: true }).waitFor()
  const elsewhere = await site.enter(EMAILS.brother, new URL(page.url()).pathname + new URL(page.url()).search)
  await position(elsewhere, 'Cook').getByText('Voted', { exact: true }).waitFor()
  expect(await dialog(elsewhere).getByText('Your vote', { exact: true }).count()).toBe(0)
})

test('on a phone the same is done by touch, and a second vote is refused', async () => {
  const page = await site.enter(EMAILS.superAdmin, ELECTIONS, 'phone')
  await open(page, TITLE)
  await check(page, 'an election on a phone', '[role=dialog]')
  await page.route('**/api/elections/*/vote', async (route) => {
    const other = await route.fetch()
    expect(other.status()).toBe(200)
    await route.continue()
  })
  await position(page, 'Cook').getByRole('button', { name: 'Vote for Rook Fairweather' }).tap()
  await cast(page).tap()
  await saySo(page, 'Vote Failed')
  await position(page, 'Cook').getByText('Voted', { exact: true }).waitFor()
  await position(page, 'Cook')
    .getByText(/^2 of \d+ have voted$/)
    .waitFor()
})

test('once somebody has voted an officer may let it end later, and a super admin declare it void', async () => {
  const page = await site.enter(EMAILS.superAdmin, ELECTIONS)
  const more = page.getByRole('button', { name: `More actions for ${TITLE}` })
  await more.click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['End Later', 'Declare Void'])
  await page.getByRole('menuitem', { name: 'End Later' }).click()
  await dialog(page).getByLabel('Day').fill(inDaysHere(6))
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await saySo(page, 'Election Updated')
  await card(page, TITLE)
    .getByText(/^[567] days left$/)
    .waitFor()
  await more.click()
  await page.getByRole('menuitem', { name: 'Declare Void' }).click()
  await dialog(page).getByLabel('Reason').fill('The kitchen is closed')
  await dialog(page).getByRole('button', { name: 'Declare Void' }).click()
  await saySo(page, 'Election Declared Void')
  await open(page, TITLE)
  await dialog(page)
    .getByText(/The kitchen is closed/)
    .waitFor()
})

test('what has ended says who is elected, and each position has a certificate that holds', async () => {
  const page = await site.enter(EMAILS.brother, ELECTIONS)
  await open(page, 'House committee')
  await position(page, 'Steward')
    .getByText(/ is elected\.$/)
    .waitFor()
  await position(page, 'Keeper of the cellar').getByText('Tie', { exact: true }).waitFor()
  await position(page, 'Steward').getByText('Abstained').waitFor()
  expect(await page.getByRole('button', { name: 'Create run-off' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Certificate of Steward' }).click()
  await page.getByRole('region', { name: 'Certificate' }).waitFor()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText(/^All of it holds: \d+ checks\.$/).waitFor()
  await page.getByRole('region', { name: 'Who has voted' }).getByRole('link').first().waitFor()
  await page.goto(`${site.address}/governance/elections/1/positions/999999`)
  await page
    .getByText(/not found|nothing here|no such/i)
    .first()
    .waitFor()
  await page.goto(`${site.address}${ELECTIONS}&election=999999`)
  await dialog(page).getByRole('heading', { name: 'This election is not here' }).waitFor()
})

test('a tie is voted on again with those who tied, and the run-off can be changed until somebody votes', async () => {
  const page = await site.enter(EMAILS.admin, ELECTIONS)
  await open(page, 'House committee')
  await dialog(page).getByRole('button', { name: 'Create run-off' }).click()
  await dialog(page).getByRole('heading', { name: 'Create Run-off' }).waitFor()
  await expect.poll(() => row(page, 'Title', 0).inputValue()).toBe('Run-off: House committee')
  await expect.poll(() => row(page, 'Position title', 0).inputValue()).toBe('Keeper of the cellar')
  expect(
    await dialog(page)
      .getByRole('button', { name: /^Clear / })
      .count(),
  ).toBe(2)
  await setDates(page)
  await dialog(page).getByRole('button', { name: 'Create Run-off' }).click()
  await saySo(page, 'Election Created')
  await page.getByRole('button', { name: 'More actions for Run-off: House committee' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await row(page, 'Title', 0).fill('Cellar, again')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await card(page, 'Cellar, again').getByText('1 position').waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
