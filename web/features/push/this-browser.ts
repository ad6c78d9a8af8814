// What this browser can do for notifications, and its subscription at the push service of its maker.
import type { PushTarget } from '@aerie/contract/push'
import { isOfApple, runsInstalled } from '#lib/installed.ts'

const LONGEST_WAIT_MS = 15_000

/** `install`: on an iPhone, until the app is on the Home Screen. `ask`: the browser has not been asked yet. */
export type Support = 'none' | 'install' | 'blocked' | 'ask' | 'allowed'

export function readSupport(): Support {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    const { permission } = Notification
    return permission === 'denied' ? 'blocked' : permission === 'granted' ? 'allowed' : 'ask'
  }
  return isOfApple() && !runsInstalled() ? 'install' : 'none'
}

const listeners = new Set<() => void>()

/** Hears when somebody has answered the browser. */
export function subscribeToSupport(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks, where that was not done yet: browsers show that once alone, and only upon a press. */
export async function askPermission(): Promise<Support> {
  if (readSupport() === 'ask') await Notification.requestPermission()
  for (const listener of listeners) listener()
  return readSupport()
}

/** The subscription for this key of the server, made where there is none yet, or one for another key. */
export async function subscribeBrowser(publicKey: string): Promise<PushTarget> {
  const { pushManager } = await findWorker()
  const kept = await pushManager.getSubscription()
  if (kept && keyOf(kept) === publicKey) return targetOf(kept)
  await kept?.unsubscribe()
  return targetOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }))
}

/** Whether there was one. */
export async function unsubscribeBrowser(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const kept = await worker?.pushManager?.getSubscription()
  return (await kept?.unsubscribe()) ?? false
}

/** It comes a few seconds after the first page, and in some browsers never. */
function findWorker() {
  const late = new Error('Your browser is not ready for it yet. Reload the page, and try again.')
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS, late)),
  ])
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, p256dh, auth }
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription) =>
  applicationServerKey && textOf(new Uint8Array(applicationServerKey))

/** Base64url without padding. */
const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
