// A lost brother, in a browser: officers ask by keyboard, the one asked answers from his mail on a phone, and officers see to it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../server/demo/cast.ts'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const emailOf = (player: 'kofi' | 'mateo' | 'rook') => cast[player].email ?? ''

const comesBack = (email: string) =>
  sql`insert into returned_mail (member_id, address) select id, email from members where email = ${email}`.execute(
    site.db,
  )

/** The path in the newest mail to him, once that has one. */
async function linkTo(email: string) {
  const find = async () => /\/lost-brother\/[\w-]+/.exec((await site.mailTo(email)).text)?.[0]
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy()
  return (await find()) ?? ''
}

test('his big brother is asked by keyboard and answers on the phone without a sign-in; the answer waits for officers', async () => {
  await comesBack(emailOf('mateo'))
  const desk = await site.enter(EMAILS.admin, '/admin?tab=lost')
  await desk.getByRole('heading', { name: 'Lost brothers' }).waitFor()
  await check(desk, 'lost brothers')
  await desk.getByRole('button', { name: /^Ask them who may know Mateo/ }).press('Enter')
  const dialog = desk.getByRole('dialog')
  await dialog.getByText('The mail names him and the last city he shares', { exact: false }).waitFor()
  await check(desk, 'asking about a lost brother', OVERLAY)
  const others = dialog.getByRole('checkbox', { checked: true }).and(desk.locator(':not([disabled])'))
  while ((await others.count()) > 0) await others.first().press('Space')
  await dialog.getByRole('checkbox', { name: /^Rook/ }).press('Space')
  await dialog.getByRole('button', { name: 'Ask 1 brother' }).press('Enter')
  await desk.getByText('1 brother asked').waitFor()

  const page = await site.visit(await linkTo(emailOf('rook')), 'phone')
  await page.getByRole('textbox', { name: 'How to reach him' }).fill('He is in Busan.')
  await check(page, 'the answer about a lost brother')
  await page.getByRole('button', { name: 'Tell the officers' }).press('Enter')
  await page.getByText('Thank you. The officers read what you wrote', { exact: false }).waitFor()
  await page.reload()
  await page.getByText('This question is answered, or older than 30 days.', { exact: false }).waitFor()

  await desk.getByText('“He is in Busan.”').waitFor()
  await desk.getByRole('button', { name: /^The answer about Mateo/ }).press('Enter')
  await desk.getByText('“He is in Busan.”').waitFor({ state: 'detached' })
  expect(site.complaints).toEqual([])
})

test('he is asked on his own profile whether his address is right, on the phone', async () => {
  await comesBack(emailOf('kofi'))
  const page = await site.enter(emailOf('kofi'), '/profile', 'phone')
  await page.getByText(/^Mail to .* came back on .*: is this still right\?$/).waitFor()
  await check(page, 'a profile with returned mail')
  await page.getByRole('button', { name: 'It is right' }).press('Enter')
  await page.getByText('We go on writing to that address.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'It is right' }).count()).toBe(0)
  expect(site.complaints).toEqual([])
})
