// A site of its own for each journey: the demo brotherhood on a real server, and a real browser to visit it.
import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Browser, type BrowserContext, chromium, type Download, type Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { inject } from 'vitest'
import { findBrowser } from '../scripts/browser.mjs'
import { type Db, openDatabase } from '../server/platform/db/db.ts'
import { administer, createDatabase, scratchFolder, urlOf } from '../server/test/test-server.ts'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'
import type { OpenedSite, SiteOrder } from './site-servers.ts'

export const PASSWORD = 'wingspan-demo'
export const EMAILS = {
  superAdmin: 'super@aerie.example',
  admin: 'admin@aerie.example',
  brother: 'brother@aerie.example',
}

/** The file without which no page of a member begins. */
export const MEMBER_CODE = /\/assets\/member-[\w-]{7}\.js$/

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
  /** The newest mail to an address, or the one that holds these words; waits for it. */
  mailTo(recipient: string, words?: string): Promise<{ subject: string; text: string }>
  /** What pages complained of in their consoles. */
  complaints: string[]
  /** What the server printed at its start. */
  output: string
  /** As the owner of its tables. */
  db: Db
  close(): Promise<void>
}

interface Options {
  empty?: boolean
  /** What the server is told besides. */
  environment?: Record<string, string>
  /** Whether browsers may keep the pages for when the server does not answer; what a journey holds back goes past such a worker. */
  worker?: boolean
  /** Prepares the database before the server starts. */
  before?: (database: Db) => Promise<unknown>
}

/** Of the test that is running; what was opened before the first one belongs to all of a file. */
let opened: BrowserContext[] = []

export function beginTest() {
  opened = []
}

const MOST_SHOWN = 4000

/** What each open page shows and what has the focus in it, for who reads why a journey failed. */
export async function printPages() {
  for (const page of opened.flatMap((context) => context.pages())) {
    const shown = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => 'nothing')
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(() => 'unknown')
    console.error(`${page.url()}\nThe focus is in ${focus}\n${shown.slice(0, MOST_SHOWN)}`)
  }
}

/** Open pages hear of all that happens, and cost what they show: those of a test are closed with it. */
export const closePages = () => Promise.all(opened.map((context) => context.close()))

/** The browser’s own word for a form in which a password manager finds nobody; it says so of no error. */
const NAMELESS_PASSWORD = /Password forms should have .*username/

/** One for all files that run in this process; it ends with it. */
let launched: Promise<Browser> | undefined
function launchBrowser() {
  launched ??= chromium.launch({ executablePath: findBrowser() ?? '', args: BROWSER_ARGUMENTS })
  return launched
}

export async function openSite({
  empty = false,
  environment = {},
  worker = false,
  before,
}: Options = {}): Promise<Site> {
  const folder = await scratchFolder('aerie-site-')
  const data = join(folder, 'data')
  if (!empty) await copyFiles(inject('demoFolder'), data)
  const database = await copyDatabase({ empty })
  await before?.(database.db)
  const order: SiteOrder = {
    arguments: empty ? ['--empty'] : [],
    environment: { DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn', ...database.environment, ...environment },
  }
  const { address, output } = await ask<OpenedSite>('/open', order)
  const browser = await launchBrowser()
  const complaints: string[] = []
  const contexts: BrowserContext[] = []

  const open = async (context: BrowserContext, path: string) => {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    // A refused call is the server's answer, not a fault of the page.
    const complain = (text: string) => /^Refused: 4\d\d|status of 4\d\d/.test(text) || complaints.push(text)
    page.on('pageerror', (error) => complain(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || NAMELESS_PASSWORD.test(message.text())) complain(message.text())
    })
    await page.goto(address + path)
    return page
  }
  const profile = async (device: Device) => {
    const context = await browser.newContext({
      ...SCREENS[device],
      reducedMotion: 'reduce',
      locale: 'en-US',
      serviceWorkers: worker ? 'allow' : 'block',
    })
    opened.push(context)
    contexts.push(context)
    return context
  }

  return {
    address,
    browser,
    complaints,
    output,
    db: database.db,
    visit: async (path = '/', device = 'desktop') => open(await profile(device), path),
    async enter(email, path = '/', device = 'desktop') {
      const context = await profile(device)
      const answer = await context.request.post(`${address}/api/auth/login`, {
        data: { identifier: email, password: PASSWORD },
        headers: { origin: address },
      })
      if (!answer.ok()) throw new Error(`${email} was not let in: ${await answer.text()}`)
      return open(context, path)
    },
    mailTo: (recipient, words) => waitForMail(join(data, 'outbox'), recipient, words),
    async close() {
      await Promise.all(contexts.map((context) => context.close()))
      await ask('/close', { address })
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** For `before`: whoever signs in did so long ago, as far as asking for the password again goes. */
export const makeSignInsOld = (db: Db) =>
  db.schema
    .alterTable('sessions')
    .alterColumn('confirmed_at', (column) => column.setDefault('2020-01-01T00:00:00Z'))
    .execute()

/** All but the database. */
const copyFiles = (from: string, to: string) =>
  cp(from, to, { recursive: true, filter: (source) => source !== join(from, 'pg18') })

/** Of the demo brotherhood, or an empty one. */
async function copyDatabase({ empty }: { empty: boolean }) {
  const { owner, runtime } = inject('sites')
  const name = `aerie_site_${randomUUID().slice(0, 8)}`
  await createDatabase({ ...owner, database: 'postgres' }, name, empty ? 'template1' : 'aerie')
  const { db, close } = openDatabase({ ...owner, database: name }, { pool: 1 })
  return {
    db,
    environment: {
      DATABASE_URL: urlOf({ ...runtime, database: name }),
      DATABASE_OWNER_URL: urlOf({ ...owner, database: name }),
      DATABASE_POOL: '5',
    },
    async drop() {
      await close()
      await administer({ ...owner, database: 'postgres' }, `drop database ${name} with (force)`)
    },
  }
}

async function ask<Answer>(path: string, order: object): Promise<Answer> {
  const answer = await fetch(inject('sites').address + path, { method: 'POST', body: JSON.stringify(order) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}

/** A browser elsewhere hands its downloads over as streams. */
export const contentOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream())

async function waitForMail(
  outbox: string,
  recipient: string,
  words?: string,
): Promise<{ subject: string; text: string }> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
    // Invitations to the gatherings of the demo went out before.
    const isMeant = (text = '') => (words === undefined ? !text.includes('invites you to “') : text.includes(words))
    const mail = mails.findLast(({ to: [first] = [], text }) => first?.address === recipient && isMeant(text))
    if (mail) return { subject: mail.subject ?? '', text: mail.text ?? '' }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${recipient} arrived`)
}
