// Notifications in the service worker: shows each message, opens its page when it is pressed, and subscribes again where the browser asks.

declare const self: ServiceWorkerGlobalScope

/** Where a browser tells its subscription; a test compares it with the contract. */
const SUBSCRIPTION = '/api/push'
const ICON = '/icons/app-192.png'

interface Alert {
  title: string
  body: string
  /** Of this site. */
  path: string
  /** A newer one takes the place of what bears the same. */
  tag: string
  /** The name of a test, told to the page that waits for it. */
  test?: string
}

/** Of a message that cannot be read: one has to be shown all the same. */
const UNREAD: Alert = { title: 'Aerie', body: 'Something new waits for you.', path: '/', tag: 'unread' }

/** To be called while the worker loads: browsers want to know by then what it listens to. */
export function takePushes() {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(read(event.data)))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data ?? '/')))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event))
  })
}

function read(data: PushMessageData | null): Alert {
  try {
    if (!data) return UNREAD
    const { title, body, path, tag, test } = data.json() as Partial<Record<keyof Alert, unknown>>
    const texts = [title, body, path, tag]
    if (!texts.every((text) => typeof text === 'string')) return UNREAD
    return { title, body, path, tag, ...(typeof test === 'string' && { test }) } as Alert
  } catch {
    return UNREAD
  }
}

async function show({ title, body, path, tag, test }: Alert) {
  await self.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: path })
  if (test === undefined) return
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ shownTest: test })
}

/** In the page that shows it already, or in a new one: another may hold something that is not saved. */
async function open(path: string) {
  const { origin, href } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find(({ url }) => url === href)
  await (shown ? shown.focus() : self.clients.openWindow(href))
}

/** Where it fails, as after the end of the session, the next start of the app does it. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const options = oldSubscription?.options
  if (!newSubscription && !options) return
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  await fetch(SUBSCRIPTION, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh, auth }),
  })
}
