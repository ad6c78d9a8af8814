// What the service worker does with messages: shown whatever they are, opened where they say, and subscriptions renewed.
import { push } from '@aerie/contract/push'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const SITE = 'https://brothers.example'
const handlers: Record<string, (event: object) => void> = {}
const showNotification = vi.fn(async (_title: string, _options: object) => {})
const openWindow = vi.fn(async (_url: string) => null)
const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', expirationTime: null, keys: { p256dh: 'key', auth: 'secret' } }),
}
const subscribe = vi.fn(async (_options: object) => subscription)
let pages: { url: string; focus: () => Promise<void>; postMessage: (message: object) => void }[] = []

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (kind: string, handle: (event: object) => void) => {
      handlers[kind] = handle
    },
    location: { origin: SITE },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  })
  const { takePushes } = await import('./push.ts')
  takePushes()
})
beforeEach(() => {
  pages = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
})
afterEach(() => {
  vi.clearAllMocks()
})

/** Until what it waits for is done. */
async function happen(kind: string, event: object) {
  let waited: Promise<unknown> = Promise.resolve()
  handlers[kind]?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) })
  await waited
}

const page = (url: string) => ({ url: SITE + url, focus: vi.fn(async () => {}), postMessage: vi.fn() })
const message = (content: unknown) => ({ data: { json: () => content } })
const COMING = { title: 'Aerie', body: 'A brother is coming to where you live.', path: '/trips', tag: 'coming trip 7' }

test('shows the sentence under its subject, and keeps where it leads', async () => {
  await happen('push', message(COMING))
  expect(showNotification.mock.calls).toEqual([
    ['Aerie', expect.objectContaining({ body: COMING.body, tag: COMING.tag, data: '/trips' })],
  ])
})

test.each([
  ['without data', { data: null }],
  ['that is no JSON', { data: { json: () => JSON.parse('{') } }],
  ['of another shape', message({ title: 'x' })],
  ['that is null', message(null)],
])('a message %s is shown all the same', async (_what, event) => {
  await happen('push', event)
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Aerie',
    expect.objectContaining({ body: 'Something new waits for you.', data: '/' }),
  )
})

test('tells the pages of a test once it is shown, and of nothing else', async () => {
  const profile = page('/profile/notifications')
  pages = [profile]
  await happen('push', message(COMING))
  expect(profile.postMessage).not.toHaveBeenCalled()
  await happen('push', message({ ...COMING, test: 'seven' }))
  expect(profile.postMessage).toHaveBeenCalledExactlyOnceWith({ shownTest: 'seven' })
})

const pressed = (path: unknown) => ({ notification: { data: path, close: vi.fn() } })

test('a press opens its page, beside one that shows another, and turns to one that shows it', async () => {
  const [trips, feed] = [page('/trips'), page('/feed')]
  pages = [feed]
  await happen('notificationclick', pressed('/trips'))
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}/trips`)
  expect(feed.focus).not.toHaveBeenCalled()
  pages = [feed, trips]
  await happen('notificationclick', pressed('/trips'))
  expect(trips.focus).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledOnce()
})

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  'a press never leaves the site: %s',
  async (path) => {
    await happen('notificationclick', pressed(path))
    expect(openWindow).not.toHaveBeenCalled()
  },
)

test('a subscription that the browser has changed is told to the server, as the contract has it', async () => {
  const options = { userVisibleOnly: true }
  await happen('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: null })
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(options)
  await happen('pushsubscriptionchange', { oldSubscription: null, newSubscription: subscription })
  const calls = vi.mocked(fetch).mock.calls
  expect(calls.map(([address, init]) => [address, init?.method])).toEqual([
    [push.subscribe.path, push.subscribe.method],
    [push.subscribe.path, push.subscribe.method],
  ])
  const body: unknown = JSON.parse(String(calls[0]?.[1]?.body))
  expect(body).toEqual({ endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' })
  await happen('pushsubscriptionchange', { oldSubscription: null, newSubscription: null })
  expect(fetch).toHaveBeenCalledTimes(2)
})
