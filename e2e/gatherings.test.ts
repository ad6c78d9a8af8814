// Brothers meet: one calls a gathering by keyboard, others answer it, with guests on the phone, wait for a seat and move up.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../server/demo/cast.ts'
import { inDays } from '../server/test/days-ahead.ts'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const DAY = inDays(20)
const emailOf = (who: 'kenji' | 'teddy') => cast[who].email ?? ''
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saySo = (page: Page, text: string) =>
  page
    .getByLabel(/^Notifications/)
    .getByText(text, { exact: true })
    .waitFor()
const answer = (page: Page) => page.getByRole('group', { name: 'Your answer' })
const isSaid = (page: Page, reply: string) => answer(page).getByRole('button', { name: reply, pressed: true }).waitFor()

/** By keyboard alone; with so many seats. */
async function post(page: Page, title: string, seats: string) {
  await button(page, 'Post a gathering').press('Enter')
  const form = page.getByRole('dialog')
  await form.getByLabel('What', { exact: true }).fill(title)
  await form.getByLabel('Where', { exact: true }).fill('Lisbon, Portugal')
  await page.keyboard.press('Tab')
  await form.getByLabel('Day', { exact: true }).fill(DAY)
  await form.getByLabel('From', { exact: true }).fill('19:00')
  await form.getByLabel('Seats').fill(seats)
  await check(page, 'the form of a gathering', '[role=dialog]')
  await page.keyboard.press('Enter')
  await saySo(page, 'Your gathering is posted')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test('one is called, answered in the list, changed and called off, by keyboard', async () => {
  const host = await site.enter(EMAILS.brother, '/events')
  await post(host, 'Fish and fado', '')
  await host.getByText('Lisbon, Portugal').first().waitFor()
  await check(host, 'a gathering as its host sees it')

  const guest = await site.enter(EMAILS.superAdmin, '/events')
  await guest.getByRole('tab', { name: /^Upcoming \d/ }).waitFor()
  await button(guest, 'Not answered, change your answer to Fish and fado').press('Enter')
  await guest.getByRole('menuitem', { name: 'Going' }).press('Enter')
  await saySo(guest, 'You are coming')
  await button(guest, 'You are coming, change your answer to Fish and fado').waitFor()
  await guest.getByRole('tab', { name: /^Mine \d/ }).waitFor()
  await check(guest, 'the list of gatherings')
  await guest.getByRole('link', { name: 'Fish and fado', exact: true }).press('Enter')
  await isSaid(guest, 'Going')
  await answer(guest).getByRole('button', { name: 'Maybe' }).press('Enter')
  await saySo(guest, 'You may come')

  await button(host, 'Write to all coming').press('Enter')
  await host.getByLabel('Your words').fill('Bring a song.')
  await button(host, 'Send').press('Enter')
  await saySo(host, 'Sent')
  await button(host, 'Change').press('Enter')
  await host.getByRole('dialog').getByLabel('From', { exact: true }).fill('20:00')
  await button(host, 'Save Changes').press('Enter')
  await saySo(host, 'Gathering changed')
  await button(host, 'Call off').press('Enter')
  await host.getByLabel('A word to those who come').fill('The pot is cracked.')
  await host.getByRole('dialog').getByRole('button', { name: 'Call off' }).press('Enter')
  await host.getByText('“The pot is cracked.”').waitFor()
  await guest.getByText('“The pot is cracked.”').waitFor()

  expect(await answer(guest).count()).toBe(0)
})

test('on the phone one comes with guests, waits for a seat, and sees who comes', async () => {
  const host = await site.enter(EMAILS.brother, '/events')
  await post(host, 'Four at a table', '4')
  const path = new URL(host.url()).pathname

  const first = await site.enter(emailOf('kenji'), path, 'phone')
  await answer(first).getByRole('button', { name: 'Going' }).tap()
  await isSaid(first, 'Going')
  await first.getByLabel('Guests with you').fill('2')
  await first.keyboard.press('Enter')
  await first
    .getByText(/2 guests/)
    .first()
    .waitFor()

  const second = await site.enter(emailOf('teddy'), path, 'phone')
  await answer(second).getByRole('button', { name: 'Going' }).tap()
  await second.getByText('You are number 1 of those who wait for a seat.').waitFor()
  await check(second, 'a gathering on the phone, waiting')
  await second.getByRole('region', { name: 'Waiting for a seat' }).getByRole('link').first().waitFor()

  await answer(first).getByRole('button', { name: 'Cannot' }).tap()
  await isSaid(first, 'Cannot')
  await second.getByText('You are number 1 of those who wait for a seat.').waitFor({ state: 'detached' })
  await second.getByRole('region', { name: 'Going' }).getByRole('link').nth(1).waitFor()
  await second.goto(`${site.address}/events`)
  await button(second, 'You are coming, change your answer to Four at a table').waitFor()
  await check(second, 'the list of gatherings on the phone')
})
