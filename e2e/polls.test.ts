// Polls in a real browser: asked by an officer, voted on by keyboard and on a phone, ended, looked up and checked.
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

const poll = (page: Page, title: string) => page.getByRole('article', { name: title })
const dialog = (page: Page) => page.getByRole('dialog')

async function ask(page: Page, title: string, options: string[]) {
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  for (const [at, text] of options.entries()) {
    const field = dialog(page).getByLabel(`Option ${at + 1}`, { exact: true })
    if ((await field.count()) === 0) await dialog(page).getByRole('button', { name: 'Add Option' }).click()
    await field.fill(text)
  }
  await dialog(page).getByLabel('Day').fill(inDaysHere(3))
  await dialog(page).getByRole('button', { name: 'Create Poll' }).click()
  await saySo(page, 'Poll Created')
}

test('a poll needs a title, an end and two options, and what was typed outlasts the dialog', async () => {
  const page = await site.enter(EMAILS.admin, '/governance')
  await page.getByText('Insights and Decision-making').waitFor()
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await dialog(page).getByRole('button', { name: 'Create Poll' }).click()
  await dialog(page).getByText('Title is required').waitFor()
  await dialog(page).getByText('End date is required').waitFor()
  await check(page, 'the form of a poll', '[role=dialog]')
  await dialog(page).getByLabel('Title').fill('Paint the shutters?')
  await dialog(page).getByLabel('Day').fill(inDaysHere(2))
  await dialog(page).getByLabel('Option 1', { exact: true }).fill('Green')
  await dialog(page).getByRole('button', { name: 'Create Poll' }).click()
  await saySo(page, 'Please provide at least 2 poll options')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await expect.poll(() => dialog(page).getByLabel('Title').inputValue()).toBe('Paint the shutters?')
  await dialog(page).getByLabel('Option 2', { exact: true }).fill('Black')
  await dialog(page).getByRole('button', { name: 'Create Poll' }).click()
  await poll(page, 'Paint the shutters?')
    .getByText(/^(?:1 day|[23] days) left$/)
    .waitFor()
})

test('a brother votes with the keyboard, sees how it stands, and has a receipt; another sees the count move', async () => {
  const officer = await site.enter(EMAILS.admin, '/governance')
  await ask(officer, 'Which soup on Sunday?', ['Leek', 'Onion', 'None'])
  const count = poll(officer, 'Which soup on Sunday?').getByText(/^0 of \d+ have voted$/)
  await count.waitFor()

  const page = await site.enter(EMAILS.brother, '/governance')
  const card = poll(page, 'Which soup on Sunday?')
  await card.getByRole('button', { name: 'Onion' }).focus()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Cast Vote' }).focus()
  await page.keyboard.press('Enter')
  await saySo(page, 'Vote Cast')
  await card.getByText('Voted', { exact: true }).waitFor()
  await card.getByText('Onion (your vote)').waitFor()
  await card.getByText(/^1 of \d+ have voted$/).waitFor()
  await card
    .getByRole('region', { name: 'Your receipt' })
    .getByText(/^([A-Z2-7]{4}){4}$/)
    .waitFor()
  await check(page, 'a poll that was voted on')
  await poll(officer, 'Which soup on Sunday?')
    .getByText(/^1 of \d+ have voted$/)
    .waitFor()

  await page.reload()
  await card.getByText('Onion (your vote)').waitFor()
  await card.getByRole('button', { name: 'Your receipt' }).click()
  await card.getByRole('region', { name: 'Your receipt' }).waitFor()
  expect(await card.getByRole('button', { name: 'Cast Vote' }).count()).toBe(0)
})

test('the same brother in two windows has one vote, and the second says so', async () => {
  const officer = await site.enter(EMAILS.admin, '/governance')
  await ask(officer, 'Two windows?', ['Open', 'Shut'])
  const one = await site.enter(EMAILS.brother, '/governance')
  await poll(one, 'Two windows?').getByRole('button', { name: 'Open' }).click()
  await one.route('**/api/polls/*/vote', async (route) => {
    const other = await route.fetch()
    expect(other.status()).toBe(200)
    await route.continue()
  })
  await poll(one, 'Two windows?').getByRole('button', { name: 'Cast Vote' }).click()
  await saySo(one, 'Vote Failed')
  await poll(one, 'Two windows?').getByText('Voted', { exact: true }).waitFor()
})

test('on the dashboard the poll that ends soonest is voted on, on a phone', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/', 'phone')
  const card = page.getByRole('region', { name: 'Active Polls' })
  await card.getByText(/^\d+ active$/).waitFor()
  await card
    .getByText(/\d+ votes? · (\d+d \d+h|\d+h|\d+m) left/)
    .first()
    .waitFor()
  const first = card.getByRole('region')
  await first.getByRole('button').first().tap()
  await first.getByRole('button', { name: 'Cast Vote' }).tap()
  await saySo(page, 'Vote Submitted')
  await first.getByText(/\(your vote\)/).waitFor()
  await card.getByRole('link', { name: 'View All Polls' }).tap()
  await page.getByRole('heading', { name: 'Polling & Elections' }).waitFor()
})

test('what has ended has a certificate that anybody can check, with who has voted', async () => {
  const page = await site.enter(EMAILS.brother, '/governance?tab=completed')
  await page.getByRole('link', { name: 'Certificate' }).first().click()
  await page.getByRole('region', { name: 'Certificate' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading').allInnerTexts()).toHaveLength(1)
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText(/^All of it holds: \d+ checks\.$/).waitFor()
  await page.getByRole('region', { name: 'Who has voted' }).getByRole('link').first().waitFor()
  const find = page.getByRole('region', { name: 'Find your ballot' })
  await find.getByLabel('The code of your receipt').fill('aaaa bbbb cccc dddd')
  await find.getByRole('button', { name: 'Find' }).click()
  await find.getByText(/^No ballot here has this code/).waitFor()
  const audit = (await (
    await page.request.get(`${site.address}/api${new URL(page.url()).pathname.replace('/governance', '')}/audit`)
  ).json()) as {
    ballots: { tracker: string }[]
  }
  await find.getByLabel('The code of your receipt').fill(audit.ballots[0]?.tracker.toLowerCase() ?? '')
  await find.getByRole('button', { name: 'Find' }).click()
  await find.getByText(/^This ballot says “/).waitFor()
  const { fingerprint } = (await (await page.request.get(`${site.address}/api/polls/key`)).json()) as {
    fingerprint: string
  }
  await page.goto(`${site.address}/privacy`)
  const votes = page.locator('section', { has: page.getByRole('heading', { name: 'Votes', exact: true }) })
  await votes.locator('.signing-key[aria-busy=false]').waitFor()
  const shown = (await votes.locator('.signing-key').textContent()) ?? ''
  expect(shown.replaceAll(' ', '').toLowerCase()).toBe(fingerprint)
  await page.goto(`${site.address}/governance/polls/999999`)
  await page
    .getByText(/not found|nothing here|no such/i)
    .first()
    .waitFor()
})

test('a super admin declares a poll void, with a reason that all read; officers may only let it end later', async () => {
  const officer = await site.enter(EMAILS.admin, '/governance')
  const menu = officer.getByRole('button', { name: 'More actions for Which soup on Sunday?' })
  await menu.click()
  await expect.poll(() => officer.getByRole('menuitem').allTextContents()).toEqual(['End Later'])
  await officer.getByRole('menuitem', { name: 'End Later' }).click()
  await dialog(officer).getByLabel('Day').fill(inDaysHere(6))
  await dialog(officer).getByRole('button', { name: 'Save' }).click()
  await poll(officer, 'Which soup on Sunday?')
    .getByText(/^[567] days left$/)
    .waitFor()

  const page = await site.enter(EMAILS.superAdmin, '/governance')
  await page.getByRole('button', { name: 'More actions for Which soup on Sunday?' }).click()
  await page.getByRole('menuitem', { name: 'Declare Void' }).click()
  await dialog(page).getByRole('button', { name: 'Declare Void' }).click()
  await dialog(page).getByText('Reason is required').waitFor()
  await dialog(page).getByLabel('Reason').fill('The kitchen is closed')
  await dialog(page).getByRole('button', { name: 'Declare Void' }).click()
  await saySo(page, 'Poll Declared Void')
  await page.getByRole('tab', { name: /Completed/ }).click()
  await poll(page, 'Which soup on Sunday?').getByText('Void: The kitchen is closed').waitFor()
})

test('what ended in a tie is asked again with what was tied', async () => {
  const page = await site.enter(EMAILS.admin, '/governance?tab=completed')
  const [tied, again] = ['Which song closes the Founders’ dinner?', 'Run-off: Which song closes the Founders’ dinner?']
  await page.getByRole('button', { name: `More actions for ${tied}` }).click()
  await page.getByRole('menuitem', { name: 'Create Run-off' }).click()
  await dialog(page).getByRole('heading', { name: 'Create Run-off' }).waitFor()
  await expect.poll(() => dialog(page).getByLabel('Title').inputValue()).toBe(again)
  await expect.poll(() => dialog(page).getByLabel('Option 1').inputValue()).toBe('The Wingspan Song')
  await dialog(page).getByLabel('Day').fill(inDaysHere(4))
  await dialog(page).getByRole('button', { name: 'Create Run-off' }).click()
  await saySo(page, 'Poll Created')
  await page.getByRole('tab', { name: /Active Polls/ }).click()
  await poll(page, again).getByText('Goodnight, Pine Street').waitFor()
})

test('a member sees no way to create polls and elections', async () => {
  const page = await site.enter(EMAILS.brother, '/governance?tab=elections')
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('button', { name: /^Create/ }).count()).toBe(0)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
