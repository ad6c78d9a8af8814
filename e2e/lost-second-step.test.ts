// A second step that is lost, in a browser: asked for by keyboard and on the phone, vouched for, agreed to by two, and off.
import { secondStep } from '@aerie/contract/second-step'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../server/demo/cast.ts'
import { appWith } from '../server/features/second-step/second-step.fixture.ts'
import { check, OVERLAY } from './axe.ts'
import { type Device, EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Sets an app up whose digits nobody looks at any more. */
async function haveApp(email: string) {
  const page = await site.enter(email, '/privacy')
  const { request } = page.context()
  const headers = { origin: site.address }
  const { path } = secondStep.draftApp
  const { key, draft } = await (await request.post(site.address + path, { headers })).json()
  const code = appWith(key).digitsAt(Date.now())
  expect((await request.put(site.address + path, { headers, data: { draft, code } })).ok()).toBe(true)
  await page.context().close()
}

async function typePassword(email: string, device: Device) {
  const page = await site.visit('/?signin=1', device)
  await page.getByLabel('Email or phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  return page
}

/** Agrees by keyboard. */
async function vouch(officer: string, brother: string) {
  const page = await site.enter(officer, '/admin?show=steps')
  await page.getByRole('button', { name: `Somebody vouched for ${brother}` }).press('Enter')
  await page.getByRole('textbox', { name: 'Who vouched for him' }).fill('His big brother')
  await page.getByLabel('How you heard it').fill('I rang him, and he had seen him on Sunday.')
  await page.keyboard.press('Tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).press('Enter')
  await page.getByText(`It is written down who vouched for ${brother}.`).waitFor()
  return page
}

/** As if the wait were over; the job that it leads to is due. */
async function passTheWait() {
  await sql`update step_removals set due_at = now() - interval '1 minute' where due_at is not null`.execute(site.db)
  await sql`insert into jobs (kind, payload) values ('settle-step-removals', '{}')`.execute(site.db)
}

/** Each of them has a mailbox. */
const emailOf = (player: CastKey) => cast[player].email ?? ''

/** The path in his newest mail, once that has one. */
async function stopLink(email: string) {
  const find = async () => /\/stop-removal\/[\w-]+/.exec((await site.mailTo(email)).text)?.[0]
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy()
  return (await find()) ?? ''
}

const isFocused = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label }).evaluate((field) => field === document.activeElement)

test.each<[Device, CastKey, string]>([
  ['desktop', 'tobias', 'Tobias Mensah'],
  ['phone', 'kenji', 'Kenji Arakawa'],
])('on the %s he asks, two officers agree, and his password is enough', async (device, player, name) => {
  const email = emailOf(player)
  await haveApp(email)
  const page = await typePassword(email, device)
  await page.getByRole('button', { name: 'None of these works' }).press('Enter')
  await page.getByText('Two officers can open your account for a new start.').waitFor()
  await check(page, 'none of these works', OVERLAY)
  await page.getByLabel('A word to the officers').fill('It lies in the lake. Ring me at home.')
  await page.getByRole('button', { name: 'Back to the sign-in' }).press('Enter')
  await expect.poll(() => isFocused(page, 'Six digits')).toBe(true)
  await page.getByRole('button', { name: 'None of these works' }).press('Enter')
  expect(await page.getByLabel('A word to the officers').inputValue()).toBe('It lies in the lake. Ring me at home.')
  await page.getByRole('button', { name: 'Ask the officers' }).press('Enter')
  await page.getByRole('heading', { name: 'The officers are asked' }).waitFor()
  await stopLink(email)

  await vouch(EMAILS.admin, name)
  const desk = await vouch(EMAILS.superAdmin, name)
  const request = desk.getByRole('article', { name: `The request of ${name}` })
  await request.getByText(/It comes off .*, unless he stops it/).waitFor()
  await check(desk, 'lost second steps')
  await passTheWait()
  await expect.poll(async () => (await site.mailTo(email)).subject, { timeout: 30_000 }).toBe('Your second step is off')
  const free = await typePassword(email, device)
  await free.getByRole('heading', { name: new RegExp(`^Welcome.*${RegExp.escape(cast[player].firstName)}`) }).waitFor()
  expect(site.complaints).toEqual([])
})

test('one press in the mail stops it, and he is told to choose a new password', async () => {
  const email = emailOf('kofi')
  await haveApp(email)
  const page = await typePassword(email, 'phone')
  await page.getByRole('button', { name: 'None of these works' }).press('Enter')
  await page.getByRole('button', { name: 'Ask the officers' }).press('Enter')
  await page.getByRole('heading', { name: 'The officers are asked' }).waitFor()
  const link = await site.visit(await stopLink(email), 'phone')
  await link.getByRole('button', { name: 'Stop it' }).press('Enter')
  await link.getByText('It is stopped: your second step stays on.', { exact: false }).waitFor()
  await check(link, 'a stopped request')
  await link.reload()
  await link.getByText('This request is over: there is nothing left to stop.').waitFor()
})
