// A visitor finds the hidden word, a brother comes in and goes out again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('the hidden word opens the door, by keyboard too', async () => {
  const page = await site.visit('/')
  await page.getByRole('button', { name: /sign in/i }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' })
  await dialog.getByLabel('Email or phone').fill(EMAILS.brother)
  await dialog.getByLabel('Password', { exact: true }).fill('not the one')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Authentication Failed').waitFor()
  await dialog.getByText('The email, phone or password is not right.').waitFor()

  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome back, Rook' }).waitFor()
})

test('the sidebar shows a brother what is his, and Logout leads out', async () => {
  const page = await site.enter(EMAILS.brother)
  const spine = page.getByRole('navigation').first()
  for (const entry of [
    'Dashboard',
    'Brotherhood',
    'Media',
    'Lineage',
    'Documents',
    'Polling & Elections',
    'Trips',
    'Profile',
  ])
    await spine.getByRole('link', { name: new RegExp(`^${entry}( opens later)?$`) }).waitFor()
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Photo Moderation' }).count()).toBe(0)

  await page.getByRole('button', { name: /^Logout/ }).click()
  await page.getByRole('button', { name: /sign in/i }).waitFor()
})

test('officers see the entries of their role', async () => {
  const admin = await site.enter(EMAILS.admin)
  await admin.getByRole('link', { name: 'Admin', exact: true }).waitFor()
  expect(await admin.getByRole('link', { name: 'Photo Moderation' }).count()).toBe(0)
  const superAdmin = await site.enter(EMAILS.superAdmin)
  await superAdmin.getByRole('link', { name: 'Photo Moderation' }).waitFor()
})

test('a deep link shows the landing page, and is kept through the sign-in', async () => {
  const page = await site.visit('/members?country=Norway')
  await page.getByRole('button', { name: /sign in/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' })
  await dialog.getByLabel('Email or phone').fill(EMAILS.brother)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Brotherhood' }).waitFor()
  expect(new URL(page.url()).search).toBe('?country=Norway')
})

test('/api/login opens the dialog', async () => {
  const page = await site.visit('/api/login')
  await page.getByRole('dialog', { name: 'Authentication Required' }).waitFor()
})

test('one session ends another, and its open page goes to the door', async () => {
  const [here, there] = [
    await site.enter(EMAILS.brother, '/profile/security'),
    await site.enter(EMAILS.brother, '/members'),
  ]
  await there.getByRole('heading', { name: 'Brotherhood' }).waitFor()
  await here.getByRole('button', { name: 'Sign out elsewhere' }).click()
  await here.getByRole('alertdialog').getByRole('button', { name: 'Sign out elsewhere' }).click()
  await there.getByRole('dialog', { name: 'Authentication Required' }).waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
