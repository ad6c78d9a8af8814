// Without the server: the installed pages open from the device, and only pages of members do.
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ worker: true })
})
afterAll(() => site.close())

/** Until the worker has all of its files and answers for the page. */
async function settled(context: BrowserContext) {
  const [page] = context.pages()
  await page?.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('a page of a member opens, any other address is left to the browser', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await settled(page.context())
  await page.context().setOffline(true)
  await page.goto(`${site.address}/documents`)
  await page.getByText('Check your connection and try again.').waitFor()
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
  for (const path of kept) expect(path).toMatch(/^\/(?:assets\/|offline\.html$|logo\.svg$)/)
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
  await page.getByText('Check your connection and try again.').waitFor()
})
