// A Chromium for what only a browser can measure.
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'
import { PASSWORD } from '../seed/data-folder.ts'

const SCREEN = { viewport: { width: 1440, height: 900 }, locale: 'en-US' }

export function browserPath(): string {
  const path = findBrowser()
  if (!path) throw new Error('Chromium or Chrome is needed for this. Install one, or set CHROMIUM_PATH.')
  return path
}

export const openBrowser = () => chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })

/** A fresh profile; with a mailbox given, its member is signed in. */
export async function openProfile(browser: Browser, address: string, mailbox?: string): Promise<BrowserContext> {
  const profile = await browser.newContext({ ...SCREEN, baseURL: address })
  if (mailbox === undefined) return profile
  const answer = await profile.request.post('/api/auth/login', {
    data: { identifier: mailbox, password: PASSWORD },
    headers: { origin: address },
  })
  if (!answer.ok()) throw new Error(`${mailbox} was not let in: ${await answer.text()}`)
  return profile
}
