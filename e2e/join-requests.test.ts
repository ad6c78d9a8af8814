// A stranger asks to join, confirms his address, is accepted, and comes in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ADDRESS = 'august@post.example'

/** Of the newest mail to him, once it has one. */
async function linkTo(kind: 'join' | 'welcome') {
  const find = async () => new RegExp(`http://\\S+/${kind}/[\\w-]+`).exec((await site.mailTo(ADDRESS)).text)?.[0] ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

test('from the landing page to an invitation', async () => {
  const officer = await site.enter(EMAILS.superAdmin, '/admin?tab=settings')
  await officer.getByRole('switch', { name: /^Public Registration/ }).click()
  await officer.getByText('Settings saved').waitFor()

  const page = await site.visit('/')
  await page.getByRole('link', { name: 'Ask to join' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('First name is required').waitFor()
  await page.getByLabel('First name').fill('August')
  await page.getByLabel('Last name').fill('Lindgren')
  await page.getByLabel('E-mail').fill(ADDRESS)
  await page.getByLabel('Class (optional)').fill('24')
  await page.getByLabel('Who vouches for you (optional)').fill('Oscar Lindqvist')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText(/a mail is on its way/).waitFor()

  await page.goto(await linkTo('join'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(/When an officer says yes/).waitFor()

  await officer.goto(`${site.address}/admin?show=requests`)
  await officer.getByText(/He says that .* vouches for him/).waitFor()
  await officer.getByRole('button', { name: 'Accept as new August Lindgren' }).click()
  await officer.getByText('August Lindgren gets an invitation by mail.').waitFor()
  await officer.getByText('No requests waiting').waitFor()

  await page.goto(await linkTo('welcome'))
  await page.getByText(/We have kept a place for you, August/).waitFor()
})
