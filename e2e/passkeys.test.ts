// Passkeys, with a device that the browser plays: added, named, signed in with and removed, by keyboard and on the phone.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Device, EMAILS, makeSignInsOld, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
let here: string
beforeAll(async () => {
  site = await openSite()
  here = named(site)
})
afterAll(() => site.close())

/** Browsers keep passkeys for names alone. */
const named = ({ address }: Site) => address.replace('127.0.0.1', 'localhost')

/** A page of a brother who is signed in, in a browser with a device that shows what it is asked for at once. */
async function enter(email: string, device: Device = 'desktop', of = site) {
  const page = await of.visit('/privacy', device)
  await signIn(page, email, named(of))
  const lock = await openLock(page)
  await page.goto(`${named(of)}/profile/security`)
  return { page, lock }
}

async function signIn(page: Page, email: string, origin: string) {
  const data = { identifier: email, password: PASSWORD }
  const answer = await page.context().request.post(`${origin}/api/auth/login`, { data, headers: { origin } })
  expect(answer.ok()).toBe(true)
}

/** Ends his session on the server too, so that an answer under way cannot bring its cookie back. */
async function leave(page: Page) {
  await page.context().request.post(`${here}/api/auth/logout`, { headers: { origin: here } })
  await page.context().clearCookies()
}

async function openLock(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const keys = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    keys,
    drop: (credentialId: string) => cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId }),
    put: (credential: Awaited<ReturnType<typeof keys>>[number]) =>
      cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  }
}

/** The device that the browser plays takes whatever it is asked, so that an offer in the field leaves nothing to the button. */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

async function addOne(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  const field = page.getByLabel('Name of this passkey')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByText(name).waitFor()
}

const removeOne = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).press('Enter')
  await page.getByText('Passkey removed').waitFor()
}

test.each<[Device, string, RegExp]>([
  ['desktop', EMAILS.brother, /^Welcome.*Rook/],
  ['phone', EMAILS.admin, /^Welcome.*Julian/],
])('on the %s one is added and named by keyboard, and its button signs in', async (device, email, welcome) => {
  const { page } = await enter(email, device)
  await addOne(page, 'Pixel in the coat')
  await leave(page)
  await withoutOffer(page)
  await page.goto(`${here}/?signin=1`)
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await page.getByRole('heading', { name: welcome }).waitFor()
  await page.goto(`${here}/profile/security`)
  await page.getByText(/used today at/).waitFor()
})

test('the field of the name offers one, and whoever takes it is in', async () => {
  const { page } = await enter(EMAILS.superAdmin)
  await addOne(page, 'Laptop at Meridian')
  await leave(page)
  await page.goto(`${here}/?signin=1`)
  await page.getByRole('heading', { name: /^Welcome.*Marcus/ }).waitFor()
})

test('a removed one is offered no more, and one that a device kept all the same is known no longer', async () => {
  const { page, lock } = await enter(EMAILS.brother)
  await addOne(page, 'The one in the drawer')
  const [kept] = await lock.keys()
  await removeOne(page, 'The one in the drawer')
  await expect.poll(() => lock.keys()).toEqual([])
  if (kept) await lock.put(kept)
  await withoutOffer(page)
  await leave(page)
  await page.goto(`${here}/?signin=1`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('This passkey is no longer known here.').waitFor()
  await expect.poll(() => lock.keys()).toEqual([])
})

test('a copy of a key that counts fewer uses than its original is refused', async () => {
  const { page, lock } = await enter(EMAILS.brother)
  await addOne(page, 'Key on the ring')
  const [copy] = await lock.keys()
  if (!copy) throw new Error('The device has no key.')
  await leave(page)
  await withoutOffer(page)
  await page.goto(`${here}/?signin=1`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('heading', { name: /^Welcome.*Rook/ }).waitFor()
  await leave(page)
  await lock.drop(copy.credentialId)
  await lock.put({ ...copy, signCount: 0 })
  await page.goto(`${here}/?signin=1`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText(/^That passkey may have been copied/).waitFor()
})

test('who is signed out while he works shows a passkey, and what he typed is saved', async () => {
  const { page } = await enter(EMAILS.admin)
  await addOne(page, 'Laptop at the club')
  await withoutOffer(page)
  await page.goto(`${here}/profile?edit=true`)
  await page.getByLabel('Quote', { exact: true }).fill('Still being written.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Your profile has been successfully updated.').waitFor()
})

test('a passkey stands for the password where that is asked again', async () => {
  const old = await openSite({ before: makeSignInsOld })
  const { page } = await enter(EMAILS.admin, 'desktop', old)
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel('Name of this passkey').fill('Laptop')
  await page.keyboard.press('Enter')
  await page.getByText('Laptop', { exact: true }).waitFor()
  await signIn(page, EMAILS.admin, named(old))
  await page.reload()
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByText('Passkey removed').waitFor()
  expect(old.complaints).toEqual([])
  await old.close()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
