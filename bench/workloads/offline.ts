// The installed app without a connection, with 10,000 brothers on the device: its opening on a slow page, what it keeps, and what a save sends.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { root } from '../../scripts/runtime.mjs'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Bench, type Figure, kilobytes, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'

const SLOWED = 6
const OPENINGS = 7
const MOST_MS = 1500
const MOST_KEPT_BYTES = 6_000_000
const MOST_UPDATE_BYTES = 2000
const MOST_FILES_BYTES = 700_000

declare global {
  /** When the first brother had been painted, in milliseconds since the opening. */
  var firstBrotherAt: number
}

export async function offline({ sharedFolder }: Bench): Promise<Figure[]> {
  const { folder, mailboxes } = await sharedFolder()
  const server = await startServer(folder)
  const browser = await openBrowser()
  const profile = await openProfile(browser, server.address, mailboxes[1])
  await profile.addInitScript(() => localStorage.setItem('aerie-installed', 'yes'))
  const page = await profile.newPage()
  await page.goto('/privacy')
  await until(() => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'))
  await until(() => page.evaluate(isKept))
  const bytes = await page.evaluate(keptBytes)
  const update = await (await profile.request.get(`/api/device-directory?ids=${await someId(page)}`)).body()
  await profile.setOffline(true)
  const openings: number[] = []
  for (let turn = 0; turn < OPENINGS; turn++) openings.push(await open(profile))
  await browser.close()
  await server.stop()
  const files = await filesBytes()
  return [
    figure('opening the installed app offline, 6 × slowed, to the first of 10,000 brothers (wall time)', {
      goal: `under ${milliseconds(MOST_MS)}`,
      measured: `${milliseconds(median(openings))}; the fastest of ${OPENINGS}: ${milliseconds(Math.min(...openings))}`,
      met: median(openings) < MOST_MS,
    }),
    figure('10,000 brothers on a device, without portraits', {
      goal: `under ${kilobytes(MOST_KEPT_BYTES)}`,
      measured: kilobytes(bytes),
      met: bytes < MOST_KEPT_BYTES,
    }),
    figure('an entry of the device’s directory after a save, unpacked', {
      goal: `under ${kilobytes(MOST_UPDATE_BYTES)}`,
      measured: kilobytes(update.length),
      met: update.length < MOST_UPDATE_BYTES,
    }),
    figure('what the service worker keeps, unpacked', {
      goal: `under ${kilobytes(MOST_FILES_BYTES)}`,
      measured: kilobytes(files),
      met: files < MOST_FILES_BYTES,
    }),
  ]
}

const figure = (workload: string, found: Pick<Figure, 'goal' | 'measured' | 'met'>): Figure => ({
  workload,
  baseline: '',
  ...found,
})

const PATIENCE_S = 240

/** Asks once a second; throws where it does not come to be. */
async function until(is: () => Promise<boolean>) {
  for (let second = 0; second < PATIENCE_S; second++) {
    if (await is()) return
    await setTimeout(1000)
  }
  throw new Error('What is waited for did not come.')
}

/** Each time in a page of its own. */
async function open(profile: BrowserContext) {
  const page = await profile.newPage()
  const session = await profile.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.kept-row')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          globalThis.firstBrotherAt = performance.now()
        }
        port2.postMessage(null)
      })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/members')
  await until(() => page.evaluate(() => globalThis.firstBrotherAt > 0))
  const at = await page.evaluate(() => globalThis.firstBrotherAt)
  await page.close()
  return at
}

const isKept = async () => {
  const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) => one.name?.startsWith('aerie-device-'))
  if (!name) return false
  return new Promise<boolean>((resolve) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const { result } = opening
      const keys = result.transaction('parts').objectStore('parts').getAllKeys()
      keys.onsuccess = () => {
        result.close()
        resolve(keys.result.includes('trips'))
      }
    }
  })
}

const keptBytes = async () => {
  const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) => one.name?.startsWith('aerie-device-'))
  return new Promise<number>((resolve) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const part = opening.result.transaction('parts').objectStore('parts').get('directory')
      part.onsuccess = () => resolve(part.result.byteLength)
    }
  })
}

const someId = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/auth/session')
    return (await answer.json()).id as number
  })

/** As the worker names them. */
async function filesBytes() {
  const worker = await readFile(join(root, 'dist/web/sw.js'), 'utf8')
  const [, list = ''] = /\bfiles:\[([^\]]*)\]/.exec(worker) ?? []
  const files = [...list.matchAll(/[`"'](\/[^`"']+)[`"']/g)].map(([, file = '']) => file)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, 'dist/web', file))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
