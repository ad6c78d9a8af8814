// A site of its own for each journey: the demo brotherhood on a real server, and a real browser to visit it.
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, inject } from 'vitest'
import { findBrowser } from '../scripts/browser.mjs'
import { startServer } from './server-process.ts'

export const PASSWORD = 'wingspan-demo'
export const EMAILS = {
  superAdmin: 'super@aerie.example',
  admin: 'admin@aerie.example',
  brother: 'brother@aerie.example',
}

/** The file without which no page of a member begins. */
export const MEMBER_CODE = /\/assets\/member-[\w-]{8}\.js$/

export type Device = 'desktop' | 'phone'
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

export interface Site {
  address: string
  browser: Browser
  /** A fresh browser profile, as a visitor. */
  visit(path?: string, device?: Device): Promise<Page>
  /** A fresh browser profile with that member signed in. */
  enter(email: string, path?: string, device?: Device): Promise<Page>
  /** The newest mail to an address; waits for it. */
  mailTo(recipient: string): Promise<{ subject: string; text: string }>
  /** What pages complained of in their consoles. */
  complaints: string[]
  close(): Promise<void>
}

interface Options {
  empty?: boolean
  /** What the server is told besides. */
  environment?: Record<string, string>
  /** Prepares the data folder before the server starts. */
  before?: (dataFolder: string) => Promise<void>
}

/** Open pages hear of all that happens: those of a journey are closed with it, so that they do not slow the next. */
let opened: BrowserContext[] = []
beforeEach(() => {
  opened = []
})
afterEach(() => Promise.all(opened.map((context) => context.close())))

export async function openSite({
  empty = false,
  environment = {},
  before,
}: Options = {}): Promise<Site & { output(): string }> {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-site-'))
  const data = join(folder, 'data')
  if (!empty) await cp(inject('demoFolder'), data, { recursive: true })
  await before?.(data)
  const server = await startServer(data, { arguments: empty ? ['--empty'] : [], environment })
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
  const complaints: string[] = []

  const open = async (context: BrowserContext, path: string) => {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    // A refused call is the server's answer, not a fault of the page.
    const complain = (text: string) => /^Refused: 4\d\d|status of 4\d\d/.test(text) || complaints.push(text)
    page.on('pageerror', (error) => complain(String(error)))
    page.on('console', (message) => message.type() === 'error' && complain(message.text()))
    await page.goto(server.address + path)
    return page
  }
  const profile = async (device: Device) => {
    const context = await browser.newContext({ ...SCREENS[device], reducedMotion: 'reduce', locale: 'en-US' })
    opened.push(context)
    return context
  }

  return {
    address: server.address,
    browser,
    complaints,
    output: server.output,
    visit: async (path = '/', device = 'desktop') => open(await profile(device), path),
    async enter(email, path = '/', device = 'desktop') {
      const context = await profile(device)
      const answer = await context.request.post(`${server.address}/api/auth/login`, {
        data: { identifier: email, password: PASSWORD },
        headers: { origin: server.address },
      })
      if (!answer.ok()) throw new Error(`${email} was not let in: ${await answer.text()}`)
      return open(context, path)
    },
    mailTo: (recipient) => waitForMail(join(data, 'outbox'), recipient),
    async close() {
      await browser.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitForMail(outbox: string, recipient: string): Promise<{ subject: string; text: string }> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
    const mail = mails.findLast(({ to: [first] = [] }) => first?.address === recipient)
    if (mail) return { subject: mail.subject ?? '', text: mail.text ?? '' }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${recipient} arrived`)
}
