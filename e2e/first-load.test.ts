// A page names all that it needs: it comes at once, in few files, and each of it once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Of what every page asks first. */
const CARRIED = ['/api/auth/session', '/api/notifications/count', '/api/settings']

test.each(['/', '/members', '/profile', '/profile/5', '/trips'])('%s', async (path) => {
  const page = await site.enter(EMAILS.brother, '/api/health')
  const asked: string[] = []
  const refused: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(site.address, '')))
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()))
  const html = (await (await page.goto(site.address + path))?.text()) ?? ''
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0)
  await page.locator('h1').first().waitFor()
  // As it came: while the page runs, more is named by what is fetched later.
  const named = [...html.matchAll(/<link rel="(?:module)?preload"[^>]*? href="([^"]+)"/g)].flatMap(
    ([, href]) => href ?? [],
  )
  const timesOf = (address: string) => asked.filter((one) => one === address).length
  const calls = named.filter((address) => address.startsWith('/api/'))
  expect(refused).toEqual([])
  expect(calls.length).toBeGreaterThan(0)
  // These the page brings with it.
  for (const carried of CARRIED) expect(timesOf(carried)).toBe(0)
  expect(calls.map((call) => [call, timesOf(call)])).toEqual(calls.map((call) => [call, 1]))
  // What the page imports by itself was named, so that no file leads to the next.
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const chained = entries.filter((name) =>
    /\/assets\/(?:common|member|dashboard|members|profile|trips)-[\w-]{7}\.js$/.test(name),
  )
  for (const name of chained) expect(named).toContain(name.replace(site.address, ''))
  const links = html.match(/<link rel="(?:modulepreload|preload" as="style)"/g)
  expect(links?.length).toBeLessThanOrEqual(9)
})

/** And what would push down the rest of two of them. */
const ABOVE_FEED = ['/api/feed/seen', '/api/feed/summary']

test.each([
  [EMAILS.brother, '/members', CARRIED],
  [EMAILS.superAdmin, '/members', CARRIED],
  [EMAILS.brother, '/feed', [...CARRIED, ...ABOVE_FEED]],
  [EMAILS.brother, '/', [...CARRIED, ...ABOVE_FEED, '/api/first-steps']],
])('%s finds in his page at %s what its first calls would answer', async (email, path, carried) => {
  const page = await site.enter(email, path)
  const found = await page.evaluate(async () => {
    const { answers } = JSON.parse(document.getElementById('start')?.textContent ?? '')
    const asked = Object.keys(answers).map(async (path) => [path, await (await fetch(path)).json()])
    return { brought: answers, asked: Object.fromEntries(await Promise.all(asked)) }
  })
  expect(Object.keys(found.brought).sort()).toEqual(carried.toSorted())
  expect(found.brought).toEqual(found.asked)
  expect(found.brought['/api/auth/session'].email).toBe(email)
})

test('what says in which order the layers of styles count comes before all other styles', async () => {
  const page = await site.enter(EMAILS.brother, '/')
  await page.locator('.sidebar-foot-member').waitFor()
  const layers = await page.evaluate(() =>
    [...(document.styleSheets[0]?.cssRules ?? [])].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
      return rule instanceof CSSLayerBlockRule ? [rule.name] : []
    }),
  )
  const ours = ['theme', 'base', 'components', 'utilities']
  expect([...new Set(layers)].filter((name) => ours.includes(name))).toEqual(ours)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
