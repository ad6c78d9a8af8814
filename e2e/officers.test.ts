// Officers manage members: add, invite, promote, deactivate, and give one-time passwords.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({
    before: (db) =>
      db
        .updateTable('members')
        .set({ email: null, phone: PHONE, phone_key: PHONE })
        .where('email', '=', 'soren.halvorsen@aerie.example')
        .execute(),
  })
})
afterAll(() => site.close())

const NEW = 'feather and bone'
const PHONE = '+12675550199'

test('a member is added from the dashboard, is in sight, and can be invited at once', async () => {
  const page = await site.enter(EMAILS.admin)
  await page.getByRole('link', { name: 'Add Member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Member' })
  await dialog.getByLabel('First name').fill('Tobias')
  await dialog.getByLabel('Last name').fill('Kestrel')
  await dialog.getByLabel('Email').fill('tobias@aerie.example')
  expect(await dialog.getByLabel('Class', { exact: true }).inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  const offer = page.getByRole('alertdialog', { name: 'Invite Tobias Kestrel?' })
  await offer.getByRole('button', { name: 'Send Invitation' }).click()
  await page.getByText('Invitation Sent').waitFor()
  await offer.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: 'Tobias Kestrel' })
  await row.getByText('N/A').waitFor()
  const isInSight = () =>
    row.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
  await site.mailTo('tobias@aerie.example')
  // What was opened is not opened again.
  await page.reload()
  await page.getByRole('button', { name: 'Add Member' }).waitFor()
  expect(await dialog.count()).toBe(0)
})

test('an invited brother comes in with what he corrected', async () => {
  const page = await site.enter(EMAILS.admin, '/admin')
  await page.getByRole('button', { name: 'Add Member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  for (const message of ['First name is required', 'Last name is required', 'Valid email is required'])
    await dialog.getByText(message).waitFor()
  await dialog.getByLabel('First name').fill('Anselm')
  await dialog.getByLabel('Last name').fill('Dorsey')
  await dialog.getByLabel('Email').fill('anselm@aerie.example')
  await dialog.getByRole('switch', { name: /invitation/i }).check()
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  await page.getByText('Member Added').waitFor()

  const { text } = await site.mailTo('anselm@aerie.example')
  const guest = await site.visit('/')
  await guest.goto(/http:\/\/\S+\/welcome\/[\w-]+/.exec(text)?.[0] ?? '')
  await expect.poll(() => guest.getByLabel('First name').inputValue()).toBe('Anselm')
  await guest.getByLabel('Last name').fill('Dorsey-Blake')
  await guest.getByLabel('New password', { exact: true }).fill(NEW)
  await guest.getByLabel(/confirm/i).fill(NEW)
  await guest.keyboard.press('Enter')
  await guest.getByRole('heading', { name: 'Welcome, Anselm' }).waitFor()
  await page.getByLabel(/search/i).fill('dorsey-blake')
  await page.getByText('Anselm Dorsey-Blake').first().waitFor()
})

test('a new role is confirmed with a warning, and holds on the open page of the brother', async () => {
  const [page, brother] = [
    await site.enter(EMAILS.superAdmin, '/admin?q=fairweather'),
    await site.enter(EMAILS.brother),
  ]
  expect(await brother.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)
  await page.getByRole('combobox', { name: /role.*fairweather/i }).selectOption({ label: 'Admin' })
  const confirm = page.getByRole('alertdialog')
  await confirm.getByText('Role changes take effect immediately.').waitFor()
  await confirm.getByRole('button').last().click()
  await page.getByText('Role Updated').waitFor()
  await brother.getByRole('link', { name: 'Admin', exact: true }).waitFor()
})

test('nobody changes his own role, and an admin none', async () => {
  const own = await site.enter(EMAILS.superAdmin, '/admin?q=oyelaran')
  const locked = own.getByRole('button', { name: 'Role of Marcus Oyelaran: Super Admin', disabled: true })
  const reason = own.getByRole('tooltip', { name: 'Nobody may change his own role.' })
  await locked.focus()
  await reason.waitFor()
  await own.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })
  await locked.click({ force: true })
  await reason.waitFor()
  const admin = await site.enter(EMAILS.admin, '/admin?q=kirwan')
  await admin.getByRole('button', { name: 'Role of Eamon Kirwan: Member', disabled: true }).waitFor()
  expect(await admin.getByRole('button', { name: 'Import Remaining Members' }).count()).toBe(0)
})

test('a one-time password, for one without a mailbox, leads to choosing an own one', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin?q=halvorsen')
  await page.getByRole('button', { name: /actions.*halvorsen/i }).click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Password Reset').waitFor()
  const password = await dialog.getByLabel('One-time password').inputValue()

  const brother = await site.visit('/?signin=1')
  await brother.getByLabel('Email or phone').fill(PHONE)
  await brother.getByLabel('Password', { exact: true }).fill(password)
  await brother.keyboard.press('Enter')
  await brother.getByLabel('New password', { exact: true }).fill(NEW)
  await brother.getByLabel(/confirm/i).fill(NEW)
  await brother.keyboard.press('Enter')
  await brother.getByRole('heading', { name: 'Welcome, Søren' }).waitFor()
})

test('a brother who is made inactive is out at once', async () => {
  const [page, brother] = [
    await site.enter(EMAILS.superAdmin, '/admin?q=kirwan'),
    await site.enter('eamon.kirwan@aerie.example', '/members'),
  ]
  await brother.getByRole('heading', { name: 'Brotherhood' }).waitFor()
  await page.getByRole('button', { name: /actions.*kirwan/i }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Inactive', { exact: true }).first().waitFor()
  await brother.getByRole('dialog', { name: 'Authentication Required' }).waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
