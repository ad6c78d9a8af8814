// What a device keeps: none of what its owner may not see, nothing half, nothing after he has left; and the pages that show it, checked.
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { accounts, installed, kept, openInstalled, readPart } from './installed-app.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ worker: true })
})
afterAll(() => site.close())

const PHONE = '+1 215 555 0177'

test('a phone that is hidden is nowhere on the device, and goes from it once it is', async () => {
  const owner = await site.enter(EMAILS.admin, '/privacy')
  const save = async (data: object) => {
    const headers = { origin: site.address }
    const answer = await owner.context().request.patch(`${site.address}/api/members/profile`, { data, headers })
    expect(answer.status()).toBe(200)
  }
  await save({ phone: PHONE, privacy: { ...DEFAULT_PRIVACY, phone: 'brothers' } })
  const page = await installed(site, EMAILS.brother)
  expect(await readPart(page, 'directory')).toContain(PHONE)
  await save({ privacy: { ...DEFAULT_PRIVACY, phone: 'officers' } })
  await expect.poll(() => readPart(page, 'directory'), { timeout: 30_000 }).not.toContain(PHONE)
})

test('a device without room keeps nothing half, says so once, and the app works on', async () => {
  const page = await openInstalled(site, EMAILS.brother)
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      if (key === 'trips') throw new DOMException('No room', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })
  await page.goto(`${site.address}/members`)
  await page.getByText('This device has no room for the Brotherhood').first().waitFor()
  await expect.poll(() => accounts(page)).toEqual([])
  await page.getByRole('link', { name: 'Trips', exact: true }).click()
  await page.getByRole('heading', { name: 'My Trips', exact: true }).waitFor()
})

test('a browser that refuses to keep anything shows the app all the same', async () => {
  const page = await openInstalled(site, EMAILS.brother)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in a private window', 'SecurityError')
    }
  })
  await page.goto(`${site.address}/members`)
  await page.waitForFunction(() => document.querySelector('.connection-state') !== null)
  await page.locator('.member-cards li').first().waitFor()
  expect(await accounts(page)).toEqual([])
})

declare global {
  /** Lets go what a test holds back. */
  var letGo: Record<string, () => void>
}

test('whoever signs out while his device is still writing leaves nothing on it', async () => {
  const page = await openInstalled(site, EMAILS.brother)
  await page.addInitScript(() => {
    const { fetch } = window
    globalThis.letGo = {}
    const held = ['/api/trips', '/api/auth/logout'].map((path) => {
      const until = new Promise<void>((resolve) => {
        globalThis.letGo[path] = resolve
      })
      return [path, until] as const
    })
    window.fetch = async (input, init) => {
      const address = String(input instanceof Request ? input.url : input)
      const answer = await fetch(input, init)
      await held.find(([path]) => address.endsWith(path))?.[1]
      return answer
    }
  })
  await page.goto(`${site.address}/privacy`)
  await expect.poll(async () => Object.values(await kept(page)).flat(), { timeout: 30_000 }).toContain('own')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => accounts(page)).toEqual([])
  await page.evaluate(async () => {
    globalThis.letGo['/api/trips']?.()
    // Who writes holds it until he has ended.
    await navigator.locks.request('aerie-device', () => {})
  })
  expect(await accounts(page)).toEqual([])
  await page.evaluate(() => globalThis.letGo['/api/auth/logout']?.())
  await page.locator('blockquote').waitFor()
  expect(await accounts(page)).toEqual([])
})

test.each(['desktop', 'phone'] as const)(
  'what is seen without a connection is within reach of everybody, on a %s',
  async (device) => {
    const page = await installed(site, EMAILS.brother, device)
    await page.goto(`${site.address}/privacy`)
    await page.waitForFunction(() => document.querySelector('.connection-state') !== null)
    await page.context().setOffline(true)
    await page.getByText('No connection.').waitFor()
    await check(page, 'an open page')
    for (const path of ['/members', '/trips', '/profile', '/documents']) {
      await page.goto(site.address + path)
      await page.locator('.offline-band').waitFor()
      await check(page, path)
    }
  },
)

test('no page has complained of anything but the connection', () => {
  expect(site.complaints.filter((text) => !/ERR_|Failed to fetch/.test(text))).toEqual([])
})
