// Nominations in a real browser: an officer calls them, brothers name one another and answer, officers close and confirm, and the ballot has the candidates.
import { fileURLToPath } from 'node:url'
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
const TITLE = 'The chairs'
const PICTURE = fileURLToPath(new URL('../server/demo/portraits/p09.webp', import.meta.url))
const WHY = 'He writes to everyone, and they write back.'
const WORDS = 'I want to find the lost, one letter at a time.'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const card = (page: Page) => page.getByRole('article', { name: TITLE, exact: true })
const post = (page: Page, title: string) => dialog(page, TITLE).getByRole('region', { name: title, exact: true })
const asked = (page: Page) => page.getByRole('alertdialog')

async function open(page: Page) {
  await card(page).getByRole('link', { name: TITLE }).click()
  await dialog(page, TITLE).getByRole('heading', { name: TITLE }).waitFor()
}

test('an officer calls an election that begins with nominations', async () => {
  const page = await site.enter(EMAILS.admin, ELECTIONS)
  await page.getByRole('button', { name: 'Create Election' }).press('Enter')
  const form = dialog(page, 'Create Election')
  await form.getByLabel('Title', { exact: true }).fill(TITLE)
  await form.getByLabel('Day').nth(0).fill(inDaysHere(20))
  await form.getByLabel('Day').nth(1).fill(inDaysHere(30))
  await form.getByLabel(/^Begin with nominations/).press('Space')
  await form.getByRole('button', { name: 'Create Election' }).press('Enter')
  await form.getByText('Say until when brothers can be named').waitFor()
  await form.getByLabel('Day').nth(2).fill(inDaysHere(10))
  await form.getByLabel('Position title').fill('Alumni chair')
  await form.getByRole('button', { name: 'Add Position' }).press('Enter')
  await form.getByLabel('Position title').nth(1).fill('Rush chair')
  expect(await form.getByText('Candidates', { exact: true }).count()).toBe(0)
  await check(page, 'the form of nominations', '[role=dialog]')
  await form.getByRole('button', { name: 'Create Election' }).press('Enter')
  await saySo(page, 'Election Created')
  await card(page).getByText('Nominations open').waitFor()
})

test('one names a brother, of which others see nothing', async () => {
  const page = await site.enter(EMAILS.superAdmin, ELECTIONS)
  await open(page)
  await post(page, 'Alumni chair').getByText('None yet').waitFor()
  await post(page, 'Alumni chair').getByRole('button', { name: 'Nominate for Alumni chair' }).press('Enter')
  const form = dialog(page, 'Nominate')
  await form.getByPlaceholder('Search brothers').fill('Rook Fairw')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await form.getByLabel('Why he').fill(WHY)
  await check(page, 'nominating', '[role=dialog]')
  await form.getByRole('button', { name: 'Nominate Rook' }).press('Enter')
  await saySo(page, 'Rook Is Asked')
  await post(page, 'Alumni chair').getByText('Asked, not answered').waitFor()

  const other = await site.enter(EMAILS.admin, ELECTIONS)
  await open(other)
  await post(other, 'Alumni chair').getByText('None yet').waitFor()
  expect(await post(other, 'Alumni chair').getByText('Rook Fairweather').count()).toBe(0)
})

test('who is named answers, on a phone, and stands', async () => {
  const page = await site.enter(EMAILS.brother, ELECTIONS, 'phone')
  const offer = page.getByRole('region', { name: 'You are nominated for Alumni chair' })
  await offer.getByText(WHY).waitFor()
  await check(page, 'an offer', 'main')
  await offer.getByRole('link', { name: 'Answer' }).tap()
  const answer = dialog(page, 'You are nominated')
  await answer.getByText(WHY).waitFor()
  await answer.getByLabel('What you say to the brothers').fill(WORDS)
  await answer.locator('input[type=file]').setInputFiles(PICTURE)
  await saySo(page, 'Photo Saved')
  await answer.getByText('For this position alone', { exact: true }).waitFor()
  await check(page, 'answering', '[role=dialog]')
  await answer.getByRole('button', { name: 'Yes, I stand' }).tap()
  await saySo(page, 'You Stand for Alumni chair')
  await post(page, 'Alumni chair').getByText('Has a candidate').waitFor()
  await check(page, 'nominations on a phone', '[role=dialog]')
})

test('an officer closes the list, and officers who do not stand confirm it', async () => {
  const page = await site.enter(EMAILS.admin, ELECTIONS)
  await open(page)
  await dialog(page, TITLE).getByRole('link', { name: 'All nominations' }).click()
  await page.getByRole('heading', { name: 'Nominations', exact: true }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Rook Fairweather' }).getByText('Stands').waitFor()
  await check(page, 'all nominations', 'main')
  await page.getByRole('button', { name: 'Close now' }).press('Enter')
  await asked(page)
    .getByText(/Rush chair: nobody stands/)
    .waitFor()
  await asked(page).getByRole('button', { name: 'Close now' }).press('Enter')
  await saySo(page, 'Nominations Closed')

  const address = new URL(page.url()).pathname
  for (const who of [page, await site.enter(EMAILS.superAdmin, address)]) {
    await who.getByRole('button', { name: 'Confirm the list' }).press('Enter')
    await asked(who).getByRole('button', { name: 'Confirm the list' }).press('Enter')
    await saySo(who, 'List Confirmed')
  }
})

test('then the ballot has who stands, with his words, and not the position that nobody stood for', async () => {
  const page = await site.enter(EMAILS.brother, ELECTIONS)
  await open(page)
  const ballot = post(page, 'Alumni chair')
  await ballot.getByText('Rook Fairweather').waitFor()
  await ballot.getByText(WORDS).waitFor()
  await ballot.locator('img[src^="/uploads/nominee."]').waitFor()
  await dialog(page, TITLE)
    .getByText(/drawn by lot/)
    .waitFor()
  expect(await post(page, 'Rush chair').count()).toBe(0)
})
