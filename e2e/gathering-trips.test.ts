// A gathering and the brothers' ways: called where most would be, with who passes asked along, and answered from a mail.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../server/demo/cast.ts'
import { inDays } from '../server/test/days-ahead.ts'
import { check } from './axe.ts'
import { actAs } from './calls.ts'
import { EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const emailOf = (who: 'kenji' | 'teddy') => cast[who].email ?? ''
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const DAY = inDays(40)

test('a press on where most would be fills the form, and is taken back', async () => {
  const host = await site.enter(EMAILS.brother, '/events')
  await button(host, 'Post a gathering').click()
  const form = host.getByRole('dialog')
  await form.getByLabel('Where', { exact: true }).fill('Reykjavik')
  const first = form.getByRole('button', { name: /in and around/ }).first()
  const city =
    /in and around (.+?)(?=They live|\d|[A-Z][a-z]{2} \d|$)/.exec((await first.textContent()) ?? '')?.[1] ?? ''
  await first.click()
  await form.getByRole('button', { name: /in and around/, pressed: true }).waitFor()
  expect(await form.getByLabel('Where', { exact: true }).inputValue()).toContain(city)
  await check(host, 'where most would be', '[role=dialog]')
  await button(host, 'Take back').click()
  expect(await form.getByLabel('Where', { exact: true }).inputValue()).toBe('Reykjavik')
})

test('who passes by a shared trip is asked along in one press, and sees the gathering beside his trip', async () => {
  const traveller = await actAs(site, emailOf('kenji'))
  const trip = {
    title: 'Fado',
    locations: ['Lisbon, Portugal'],
    startDate: inDays(38),
    endDate: inDays(44),
    isShared: true,
  }
  await traveller('POST', '/api/trips', trip)
  const caller = await actAs(site, EMAILS.brother)
  const supper = { title: 'Supper by the river', location: 'Lisbon, Portugal', startDate: DAY, startTime: '19:00' }
  const { id } = await caller<{ id: number }>('POST', '/api/gatherings', supper)

  const host = await site.enter(EMAILS.brother, `/events/${id}`)
  const card = host.getByRole('region', { name: 'Travelling there anyway' })
  await card.getByRole('button', { name: /^Ask Kenji .* along$/ }).click()
  await card.getByText('Asked', { exact: true }).waitFor()
  await check(host, 'a gathering with who passes')

  const asked = await site.enter(emailOf('kenji'), '/trips', 'phone')
  await asked.getByRole('button', { name: 'Edit Fado' }).tap()
  const dialog = asked.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Supper by the river' }).waitFor()
  await dialog.getByText(/while you are there\. You have not answered\./).waitFor()
  await check(asked, 'a trip with a gathering near', '[role=dialog]')
})

test('the link of a mail leads through the sign-in to the answer, which one press gives', async () => {
  const caller = await actAs(site, EMAILS.brother)
  const [teddy] = await site.db.selectFrom('members').select('id').where('email', '=', emailOf('teddy')).execute()
  const { id } = await caller<{ id: number }>('POST', '/api/gatherings', {
    title: 'Oysters at the pier',
    location: 'Lisbon, Portugal',
    startDate: DAY,
    startTime: '20:00',
    audience: 'named',
    asked: [teddy?.id],
  })
  const { text } = await site.mailTo(emailOf('teddy'), 'Oysters at the pier')
  const path = new RegExp(`/events/${id}\\?answer=going`).exec(text)?.[0] ?? ''
  expect(path).not.toBe('')

  const guest = await site.visit(path, 'phone')
  await button(guest, /Sign in$/).tap()
  await guest.getByLabel('Email or phone').fill(emailOf('teddy'))
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.keyboard.press('Enter')
  await guest.getByText('Nothing has been answered yet.').waitFor()
  await check(guest, 'an answer chosen by a mail')
  await button(guest, 'Answer Going').tap()
  await guest
    .getByRole('group', { name: 'Your answer' })
    .getByRole('button', { name: 'Going', pressed: true })
    .waitFor()
  expect(await guest.getByText('Nothing has been answered yet.').count()).toBe(0)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
