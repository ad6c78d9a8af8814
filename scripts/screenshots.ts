// Takes the pictures of the README from the demo brotherhood: `npm run screenshots`, or some by name: `-- lineage trips`.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from 'playwright-core'
import { startServer } from '../e2e/server-process.ts'
import { findBrowser } from './browser.mjs'

const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const PASSWORD = 'wingspan-demo'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const SCENES = [
  { name: 'landing', path: '/', who: null, theme: 'dark', screen: desktop },
  { name: 'directory', path: '/members', who: 'super@aerie.example', theme: 'dark', screen: desktop },
  { name: 'profile', path: '/profile', who: 'brother@aerie.example', theme: 'light', screen: desktop },
  { name: 'trips', path: '/trips', who: 'brother@aerie.example', theme: 'dark', screen: desktop },
  { name: 'lineage', path: '/lineage', who: 'brother@aerie.example', theme: 'dark', screen: desktop },
  { name: 'admin', path: '/admin', who: 'super@aerie.example', theme: 'light', screen: desktop },
  { name: 'audit', path: '/admin?tab=audit', who: 'super@aerie.example', theme: 'dark', screen: desktop },
  { name: 'reports', path: '/admin/reports', who: 'super@aerie.example', theme: 'light', screen: desktop },
  { name: 'phone-directory', path: '/members', who: 'brother@aerie.example', theme: 'dark', screen: phone },
  { name: 'phone-profile', path: '/profile', who: 'brother@aerie.example', theme: 'light', screen: phone },
  { name: 'phone-lineage', path: '/lineage', who: 'brother@aerie.example', theme: 'light', screen: phone },
] as const
const wanted = process.argv.slice(2)

const folder = await mkdtemp(join(tmpdir(), 'aerie-pictures-'))
const server = await startServer(folder)
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
await mkdir(PICTURES, { recursive: true })
for (const { name, path, who, theme, screen } of SCENES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const context = await browser.newContext({ ...screen, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-US' })
  if (who) await signIn(context, who)
  const page = await context.newPage()
  await page.goto(server.address + path, { waitUntil: 'load' })
  await page.locator('h1, blockquote').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0)
  if (path === '/members') {
    await page.getByRole('region', { name: 'Map of brothers' }).hover()
    await page.locator('[data-drawn=true]').waitFor()
  }
  if (path === '/lineage') await page.locator('.tree-node').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => {})),
    )
  })
  await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 82 })
  await context.close()
  console.log(`docs/pictures/${name}.jpg`)
}
await browser.close()
await server.stop()
await rm(folder, { recursive: true, force: true })

function signIn(context: BrowserContext, identifier: string) {
  return context.request.post(`${server.address}/api/auth/login`, {
    data: { identifier, password: PASSWORD },
    headers: { origin: server.address },
  })
}
