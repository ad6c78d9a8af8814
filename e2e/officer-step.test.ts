// An officer who missed the days: he comes in, sees that his rights wait, is let add a second step, and has them back.
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../server/demo/cast.ts'
import type { Db } from '../server/platform/db/db.ts'
import { setUpApp } from './authenticator.ts'
import { type Device, EMAILS, openSite, type Site } from './site.ts'

/** Required for twenty days of all officers but one, who has become a super admin today. */
const requireStep = async (db: Db) => {
  await sql`insert into settings (key, value, changed_at)
    values ('officerSecondStep', 'true', now() - interval '20 days')`.execute(db)
  await sql`update officer_steps set since = now() - interval '20 days'
    where member_id <> (select id from members where email = ${EMAILS.superAdmin})`.execute(db)
}

let site: Site
beforeAll(async () => {
  site = await openSite({ before: requireStep })
})
afterAll(() => site.close())

const waits = (page: Page) => page.getByText('Your rights as an admin wait until you add a second step.')

test('a super admin in his days is told how many are left', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin')
  await page.getByText(/A second step is required of officers: 1[34] days left\./).waitFor()
  await page.getByRole('link', { name: 'Sign-in & security' }).press('Enter')
  await page.getByRole('heading', { name: 'Sign-in & security' }).waitFor()
  await page.getByText(/A second step is required of officers/).waitFor()
})

test.each<[Device, CastKey]>([
  ['desktop', 'julian'],
  ['phone', 'farid'],
])('on the %s', async (device, player) => {
  const { email, firstName, lastName } = cast[player]
  const page = await site.enter(email ?? '', '/admin', device)
  await waits(page).waitFor()
  expect(await page.getByRole('tab', { name: 'Member Management' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Sign-in & security' }).press('Enter')
  await page.getByText(/somebody has to say that it is you: ask .*Conrad/).waitFor()
  await page.getByRole('button', { name: 'Set up', exact: true }).press('Enter')
  await page.getByText('Ask another super admin to let you add a second step now.').waitFor()

  const other = await site.enter(EMAILS.superAdmin, '/admin?tab=roles', device)
  await other.getByRole('button', { name: `Let ${firstName} ${lastName} add a second step` }).press('Enter')
  await other.getByRole('alertdialog').getByRole('button', { name: 'I spoke with him' }).press('Enter')
  await other.getByText(`${firstName} ${lastName} may add a second step`).waitFor()

  await page.getByText(/You may add a passkey or an authenticator app until/).waitFor()
  await setUpApp(page)
  await waits(page).waitFor({ state: 'hidden' })
  await page.goto(`${site.address}/admin`)
  await page.getByRole('tab', { name: 'Member Management' }).waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
