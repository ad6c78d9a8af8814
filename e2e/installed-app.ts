// A device on which the app is installed, and what lies on it.
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device, Site } from './site.ts'

/** Until the worker has all of its files and answers for the page. */
export async function settled(context: BrowserContext) {
  const [page] = context.pages()
  await page?.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** What lies on the device, by account: names of sealed parts. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const names = (await indexedDB.databases()).flatMap(({ name = '' }) =>
      name.startsWith('aerie-device-') ? [name] : [],
    )
    const all = await Promise.all(
      names.map(async (name) => {
        const database = await answer(indexedDB.open(name))
        const keys = await answer(database.transaction('parts').objectStore('parts').getAllKeys())
        database.close()
        return [name, keys.map(String)] as const
      }),
    )
    return Object.fromEntries(all)
  })

/** One part, as whoever holds the unlocked device could read it. */
export const readPart = (page: Page, part: string) =>
  page.evaluate(async (wanted) => {
    const answer = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) => one.name?.startsWith('aerie-device-'))
    const database = await answer(indexedDB.open(name))
    const [key] = await answer<CryptoKey[]>(database.transaction('keys').objectStore('keys').getAll())
    const sealed = await answer<Uint8Array<ArrayBuffer>>(database.transaction('parts').objectStore('parts').get(wanted))
    database.close()
    const cipher = { name: 'AES-GCM', iv: sealed.subarray(0, 12) }
    const packed = await crypto.subtle.decrypt(cipher, key as CryptoKey, sealed.subarray(12))
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return new Response(stream).text()
  }, part)

/** By name alone: to open one that is being deleted would make it anew. */
export const accounts = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('aerie-device-') ? [name] : [])),
  )

/** Signed in on such a device, before it has kept anything. */
export async function openInstalled(site: Site, email: string, device: Device = 'desktop') {
  const page = await site.enter(email, '/privacy', device)
  await page.context().addInitScript(() => localStorage.setItem('aerie-installed', 'yes'))
  return page
}

/** And once it has kept all that it may. */
export async function installed(site: Site, email: string, device: Device = 'desktop') {
  const page = await openInstalled(site, email, device)
  await page.goto(`${site.address}/members`)
  await settled(page.context())
  await expect.poll(async () => Object.values(await kept(page)).flat(), { timeout: 30_000 }).toContain('trips')
  return page
}
