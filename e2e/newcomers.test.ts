// A brother who is invited is received: his city completes itself, his first steps lead on; cards fail one by one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function invitation(email: string) {
  const { request } = (await site.enter(EMAILS.admin, '/privacy')).context()
  const answer = await request.post(`${site.address}/api/members`, {
    data: { firstName: 'Nils', lastName: 'Østberg', email, sendInvitation: true },
    headers: { origin: site.address },
  })
  expect(answer.ok()).toBe(true)
  return /\/welcome\/[\w-]+/.exec((await site.mailTo(email)).text)?.[0] ?? ''
}

test('he finds his city by its first letters, comes in, and is led through his first steps until he puts them away', async () => {
  const page = await site.visit(await invitation('nils@new.example'))
  const city = page.getByLabel('City')
  await city.pressSequentially('Copenh')
  await page
    .getByRole('option', { name: /Copenhagen/ })
    .first()
    .click()
  await expect.poll(() => city.inputValue()).toMatch(/^Copenhagen, .*Denmark$/)
  await page.getByLabel('New password', { exact: true }).fill('long-shadow-9')
  await page.getByLabel('Confirm new password').fill('long-shadow-9')
  await page.getByRole('button', { name: 'Come in' }).click()

  await page.getByRole('heading', { name: 'Welcome, Nils', exact: true }).waitFor()
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByText('1 of 5').waitFor()
  await steps.getByText(/You are on the Wingspan/).waitFor()
  await steps.getByRole('link', { name: 'Look it through' }).click()
  await page.getByRole('heading', { name: 'Who Sees What' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'edit-privacy')
  await page.goBack()
  await steps.getByText('2 of 5').waitFor()

  await page.getByRole('region', { name: 'Joined lately' }).getByRole('link', { name: 'Nils Østberg' }).waitFor()
  await steps.getByRole('button', { name: 'Dismiss' }).click()
  await steps.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('region', { name: 'Joined lately' }).waitFor()
  expect(await steps.count()).toBe(0)
})

test('a card that fails says so itself, and asks again; the others stand', async () => {
  const page = await site.enter(EMAILS.brother, '/privacy')
  await page.route('**/api/dashboard', async (route) => {
    const response = await route.fetch()
    const { newcomers: _joined, nearTrips: _next, ...others } = await response.json()
    await route.fulfill({ response, json: others })
  })
  await page.route('**/api/newcomers', (route) => route.abort())
  await page.route('**/api/trips?scope=near*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${site.address}/`)
  const [joined, next] = [
    page.getByRole('region', { name: 'Joined lately' }),
    page.getByRole('region', { name: 'Next trips' }),
  ]
  await joined.getByText('The new brothers could not be loaded').waitFor()
  await next.getByText('The next trips could not be loaded').waitFor()
  await page.getByRole('region', { name: 'Travelling now' }).getByRole('link', { name: 'Kenji Arakawa' }).waitFor()
  await page.unrouteAll()
  await joined.getByRole('button', { name: 'Try again' }).click()
  await joined.getByRole('link', { name: 'Luca Moretti' }).waitFor()
  await next.getByRole('button', { name: 'Try again' }).click()
  await next.getByRole('link', { name: 'You' }).waitFor()
})
