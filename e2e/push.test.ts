// Notifications on a device: switched on by a press, shown and opened by the service worker, and over with the session.
import { push } from '@aerie/contract/push'
import type { CDPSession, Page, Response, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

const PAGE = '/profile/notifications'

interface Shown {
  title: string
  body: string
  tag: string
  data: string
}

let site: Site
let rook: Page
let worker: Worker
let workers: CDPSession
let registrationId = ''
beforeAll(async () => {
  site = await openSite({ worker: true })
  rook = await site.enter(EMAILS.brother, '/privacy')
  // A browser without a window allows no notifications and reaches no push service: the journey plays both.
  await rook.addInitScript(subscribeAlone)
  workers = await rook.context().newCDPSession(rook)
  workers.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId
  })
  await workers.send('ServiceWorker.enable')
  await rook.goto(site.address + PAGE)
  await rook.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const [found] = rook.context().serviceWorkers()
  if (!found) throw new Error('There is no service worker.')
  worker = found
  await worker.evaluate(showHere)
})
afterAll(() => site.close())

/** In the worker: what would be shown is kept, one for each subject, and what would be opened too. */
function showHere() {
  const scope = globalThis as unknown as {
    shown: object[]
    opened: string[]
    registration: object
    clients: object
  }
  const shown: Record<string, object> = {}
  const showNotification = async (title: string, { body, tag, data }: Record<string, string>) => {
    shown[String(tag)] = { title, body, tag, data, close: () => delete shown[String(tag)] }
    scope.shown = Object.values(shown)
  }
  const openWindow = async (url: string) => {
    scope.shown = Object.values(shown)
    scope.opened.push(url)
    return null
  }
  scope.shown = []
  scope.opened = []
  Object.assign(scope.registration, { showNotification })
  Object.assign(scope.clients, { openWindow })
}

function subscribeAlone() {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  let kept: object | null = null
  const text = (bytes: ArrayBuffer) => {
    const letters = btoa(String.fromCharCode(...new Uint8Array(bytes)))
    return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const keys = { p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)), auth: 'A'.repeat(22) }
    kept = {
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/nowhere', keys }),
      async unsubscribe() {
        kept = null
        return true
      },
    }
    return kept
  }
  Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => kept })
}

const deliver = (message: object) =>
  workers.send('ServiceWorker.deliverPushMessage', {
    origin: site.address,
    registrationId,
    data: JSON.stringify(message),
  })

const shown = (): Promise<Shown[]> =>
  worker.evaluate(() =>
    (globalThis as unknown as { shown: Shown[] }).shown.map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data,
    })),
  )

/** What the worker opens for a press on the only one. */
const press = () =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as { shown: object[]; opened: string[] }
    const work: Promise<unknown>[] = []
    const waitUntil = (one: Promise<unknown>) => work.push(one)
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification: scope.shown[0], waitUntil }))
    await Promise.all(work)
    return scope.opened
  })

const isOf = (answer: Response, { method, path }: { method: string; path: string }) =>
  answer.request().method() === method && new URL(answer.url()).pathname === path

const kept = async () => (await site.db.selectFrom('push_subscriptions').select('topics').execute()).length
const COMING = { title: 'Aerie', body: 'A brother is coming to where you live.', path: '/trips', tag: 'coming trip 7' }

test('a press has this device notified, and each topic has its switch, news too', async () => {
  await rook.getByRole('button', { name: 'Notify me on this device' }).click()
  await rook.getByRole('button', { name: 'Test on this device' }).waitFor()
  const switchOf = (topic: string) => rook.getByRole('switch', { name: `${topic}, on this device`, exact: true })
  const saved = rook.waitForResponse((answer) => /\/api\/push\/\d+$/.test(answer.url()) && answer.ok())
  await switchOf('News').click()
  await saved
  await check(rook, PAGE)
  await rook.reload({ waitUntil: 'commit' })
  // With each start the subscription is told anew, a while after the page.
  const renewed = rook.waitForResponse((answer) => isOf(answer, push.subscribe))
  await rook.getByRole('button', { name: 'Test on this device' }).waitFor()
  expect([await switchOf('News').isChecked(), await switchOf('Votes').isChecked()]).toEqual([false, true])
  await renewed
})

test('the service worker shows what comes, once for each subject, and a press opens its page', async () => {
  await deliver(COMING)
  await expect.poll(shown).toEqual([{ title: COMING.title, body: COMING.body, tag: COMING.tag, data: '/trips' }])
  await deliver({ ...COMING, body: 'Brothers live near where you are going.' })
  await expect
    .poll(async () => (await shown()).map(({ body }) => body))
    .toEqual(['Brothers live near where you are going.'])
  expect(await press()).toEqual([`${site.address}/trips`])
  await expect.poll(shown).toEqual([])
})

test('a test says that it arrived once this device has shown it', async () => {
  // The server sends none, so that nobody outside is called; the browser gets the same from here.
  await rook.route(`**${push.test.path}`, (route) => route.fulfill({ json: { test: 'seven' } }))
  const asked = rook.waitForResponse((answer) => isOf(answer, push.test))
  await rook.getByRole('button', { name: 'Test on this device' }).click()
  await asked
  await deliver({ ...COMING, tag: 'test', test: 'seven' })
  await rook.getByText('It arrived').waitFor()
})

test('it is switched off on the device, and on again; signing out ends it', async () => {
  await rook.getByRole('button', { name: 'Switch off on this device' }).click()
  await rook.getByRole('button', { name: 'Notify me on this device' }).waitFor()
  expect(await kept()).toBe(0)
  await rook.getByRole('button', { name: 'Notify me on this device' }).click()
  await rook.getByRole('button', { name: 'Test on this device' }).waitFor()
  expect(await kept()).toBe(1)
  await rook.goto(`${site.address}/profile`)
  await rook.getByRole('button', { name: 'Logout' }).click()
  await rook.waitForURL(`${site.address}/`)
  await expect.poll(kept).toBe(0)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
