// What pages say when they cannot be shown.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('an unknown address, and an unknown brother', async () => {
  const page = await site.enter(EMAILS.brother, '/no/such/page')
  await page.getByText('404 Page Not Found').waitFor()
  await page.getByText('Did you forget to add the page to the router?').waitFor()
  await page.goto(`${site.address}/profile/999999`)
  await page.getByText('Member not found').waitFor()
})

test('a brother at the admin’s door is sent to sign in', async () => {
  const page = await site.enter(EMAILS.brother, '/')
  // What is said stands there for half a second, so that the page itself notes that it was.
  const words = ['Unauthorized', 'You are logged out. Logging in again...']
  await page.addInitScript((expected) => {
    const note = () => {
      for (const word of expected) if (document.body?.textContent.includes(word)) sessionStorage.setItem(word, 'shown')
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  }, words)
  const signIn = page.waitForRequest('**/api/login')
  await page.goto(new URL('/admin', page.url()).href)
  await signIn
  // He is signed in, so the way in leads to his dashboard.
  await page.getByRole('heading', { name: 'Welcome back, Rook' }).waitFor()
  expect(await page.evaluate((shown) => shown.map((word) => sessionStorage.getItem(word)), words)).toEqual([
    'shown',
    'shown',
  ])
})

test('a lost connection is said, and so is its return', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await page.getByRole('heading', { name: 'Brotherhood' }).waitFor()
  await page.context().setOffline(true)
  await page
    .getByText(/offline/i)
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await page
    .getByText(/offline/i)
    .first()
    .waitFor({ state: 'hidden' })
})

test('a visitor reads the privacy policy, and whom to write to', async () => {
  const page = await site.visit('/privacy')
  await page
    .getByText(/not sold/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'privacy@aerie.example' }).first().waitFor()
  expect(await page.title()).toMatch(/Privacy/)
})
