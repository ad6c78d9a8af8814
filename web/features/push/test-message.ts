// A test on this device: sent by the server, shown by the service worker, which says so to this page.
import { push } from '@aerie/contract/push'
import { call } from '#lib/api.ts'

/** After so long without it a test has not arrived. */
const LONGEST_MS = 15_000

/** Answers after how many milliseconds it was shown; null where it was not. */
export async function testDevice(): Promise<number | null> {
  const sentAt = performance.now()
  const shown = new Set<string>()
  let hear = () => {}
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('shownTest' in data)) return
    shown.add(String(data.shownTest))
    hear()
  }
  navigator.serviceWorker.addEventListener('message', listen)
  try {
    const { test } = await call(push.test)
    const isShown = await new Promise<boolean>((resolve) => {
      hear = () => shown.has(test) && resolve(true)
      hear()
      setTimeout(resolve, LONGEST_MS, false)
    })
    return isShown ? performance.now() - sentAt : null
  } finally {
    navigator.serviceWorker.removeEventListener('message', listen)
  }
}
