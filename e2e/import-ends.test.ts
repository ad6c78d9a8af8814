// What follows an import: a row mended before it, those who came in invited, and the whole of it undone.
import { afterAll, beforeAll, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('a row is mended in the review, and checked again', async () => {
  const page = await site.enter(EMAILS.admin, '/members')
  const csv = 'name,email\nMended & Son,mended@mend.example\nOther Man,other@mend.example\n'
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: /import/i })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'mend.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('button', { name: 'Mend row 2, Mended & Son' }).click()
  await check(page, 'mending a row', OVERLAY)
  await dialog.getByLabel('name').fill('Other Man')
  await dialog.getByLabel('email').fill('other@mend.example')
  await page.keyboard.press('Enter')
  await dialog.getByText('Stands in an earlier row already, by e-mail.').waitFor()
  await dialog.getByRole('button', { name: /^Mend row/ }).click()
  await dialog.getByLabel('name').fill('Mended Man')
  await dialog.getByLabel('email').fill('mended@mend.example')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByRole('button', { name: 'Import 2 members' }).click()
  await page.getByRole('heading', { name: 'Import Complete' }).waitFor()
})

test('who came in is invited from its end, and an import is undone with who stays', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/members')
  const csv = 'name,email,class\nUma Undone,uma@undone.example,12\nVal Undone,val@undone.example,none of them\n'
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: /import/i })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByText('With a caveat').last().waitFor()
  await dialog.getByRole('button', { name: 'Import 2 members' }).click()
  await dialog.getByRole('region', { name: 'Taken with a caveat', exact: true }).getByText('Val Undone').waitFor()
  await dialog.getByRole('button', { name: 'Invite 2 Brothers' }).click()
  await page.getByRole('button', { name: 'Send 2 invitations' }).click()
  await page.getByText('2 invitations are on their way.').waitFor()
  await check(page, 'the end of an import', OVERLAY)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const { text } = await site.mailTo('uma@undone.example')
  const guest = await site.visit('/')
  await guest.goto(/http:\/\/\S+\/welcome\/[\w-]+/.exec(text)?.[0] ?? '')
  await guest.getByLabel('New password', { exact: true }).fill('feather and bone')
  await guest.getByLabel(/confirm/i).fill('feather and bone')
  await guest.keyboard.press('Enter')
  await guest.getByRole('heading', { name: 'Welcome, Uma' }).waitFor()

  await page.getByRole('button', { name: 'Import CSV' }).click()
  await page.getByText(/Imports of the last 30 days/).click()
  await page.getByRole('button', { name: 'Undo spring.csv' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText(/Uma Undone/).waitFor()
  await question.getByText(/1 brother leaves again/).waitFor()
  await check(page, 'undoing an import', OVERLAY)
  await question.getByRole('button', { name: 'Undo Import' }).click()
  await page.getByText('1 brother left again, 1 stays.').waitFor()
})
