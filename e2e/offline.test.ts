// Without the server: the installed pages open from the device, and only pages of members do.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, installed, settled } from './installed-app.ts'
import { EMAILS, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ worker: true })
})
afterAll(() => site.close())

test('a page of a member opens, any other address is left to the browser', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await settled(page.context())
  await page.context().setOffline(true)
  await page.goto(`${site.address}/documents`)
  await page.getByText('The documents need a connection').waitFor()
  for (const path of ['/welcome/secret', '/api/settings', '/api/login'])
    await expect((await page.context().newPage()).goto(site.address + path), path).rejects.toThrow('ERR_INTERNET_')
})

test('nothing but built files is kept where the worker keeps them', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await settled(page.context())
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline.html')
  for (const path of kept) expect(path).toMatch(/^\/(?:assets\/|offline\.html$|logo\.svg$|engravings\/feather\.svg$)/)
})

test('a worker that has lost a file goes, and comes anew with the server', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await settled(page.context())
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/logo.svg')
  })
  await page.context().setOffline(true)
  await expect(page.goto(`${site.address}/members`)).rejects.toThrow()
  await page.context().setOffline(false)
  await page.goto(`${site.address}/members`)
  await settled(page.context())
  await page.context().setOffline(true)
  await page.goto(`${site.address}/members`)
  await page.getByText('This device has no list yet').waitFor()
})

test('an installed app opens with the brothers, how to reach them, and who lives where one travels', async () => {
  const page = await installed(site, EMAILS.brother)
  await page.context().setOffline(true)
  await page.goto(`${site.address}/`)
  await page
    .getByText(/^You see what this device knew at|No connection\./)
    .first()
    .waitFor()
  await page.getByLabel('Search brothers on this device').fill('eamon')
  const row = page.locator('.kept-row').first()
  await row.getByText('Eamon Kirwan').waitFor()
  expect(await row.getByRole('link', { name: 'Write to Eamon Kirwan' }).getAttribute('href')).toMatch(/^mailto:/)
  await row.getByText('Eamon Kirwan').click()
  await page.getByRole('heading', { name: 'Eamon Kirwan' }).waitFor()
  await page.goto(`${site.address}/trips`)
  await page
    .getByText(/Who lives there|Nobody on this device lives there|No trips on this device/)
    .first()
    .waitFor()
})

test('an open app turns to what the device keeps, and back, and nothing typed is lost', async () => {
  const page = await installed(site, EMAILS.brother)
  await page.locator('.member-cards li').first().waitFor()
  await page.goto(`${site.address}/privacy`)
  await page.waitForFunction(() => document.querySelector('.connection-state') !== null)
  await page.context().setOffline(true)
  await page.getByText('No connection.').waitFor()
  await page.getByRole('link', { name: 'Documents needs a connection' }).click()
  await page.getByText('The documents need a connection').waitFor()
  await page.getByRole('link', { name: 'Browse the Brotherhood' }).click()
  await page.getByLabel('Search brothers on this device').fill('eamon')
  await page.locator('.kept-row').getByText('Eamon Kirwan').waitFor()
  await page.context().setOffline(false)
  await page.getByText('What you typed stays until you leave it.').waitFor()
  expect(await page.getByLabel('Search brothers on this device').inputValue()).toBe('eamon')
  await page.getByRole('button', { name: 'Open today’s page' }).click()
  await page.locator('.member-cards li').first().waitFor()
})

test('the page of today opens by itself once the connection is back', async () => {
  const page = await installed(site, EMAILS.brother)
  await page.context().setOffline(true)
  await page.goto(`${site.address}/documents`)
  await page.getByText('The documents need a connection').waitFor()
  await page.context().setOffline(false)
  await page.getByText('The connection is back.').waitFor()
  await page.getByRole('heading', { name: 'Document Repository' }).waitFor()
})

test('what one leaves is gone before the next comes, who gets his own alone', async () => {
  const page = await installed(site, EMAILS.brother)
  const [his] = await accounts(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.locator('blockquote').waitFor()
  expect(await accounts(page)).toEqual([])
  await page.context().request.post(`${site.address}/api/auth/login`, {
    data: { identifier: EMAILS.admin, password: PASSWORD },
    headers: { origin: site.address },
  })
  await page.goto(`${site.address}/members`)
  await expect.poll(() => accounts(page), { timeout: 30_000 }).toHaveLength(1)
  expect(await accounts(page)).not.toContain(his)
})

test('a session that ended elsewhere takes the copy with it at the next contact', async () => {
  const page = await installed(site, EMAILS.brother)
  await page.context().clearCookies()
  await page.goto(`${site.address}/`)
  await page.locator('blockquote').waitFor()
  await expect.poll(() => accounts(page)).toEqual([])
})

test('one that is thirty days old is deleted unread', async () => {
  const page = await installed(site, EMAILS.brother)
  await page.context().setOffline(true)
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 31 * 86_400_000
  })
  await page.goto(`${site.address}/members`)
  await page.getByText('This device has no list yet').waitFor()
  expect(await accounts(page)).toEqual([])
})

test('where officers forbid copies each device deletes its own', async () => {
  const page = await installed(site, EMAILS.brother)
  const officer = await site.enter(EMAILS.superAdmin, '/privacy')
  const answer = await officer.context().request.put(`${site.address}/api/settings`, {
    data: { deviceCopies: false },
    headers: { origin: site.address },
  })
  expect(answer.status()).toBe(200)
  await expect.poll(() => accounts(page), { timeout: 30_000 }).toEqual([])
})
