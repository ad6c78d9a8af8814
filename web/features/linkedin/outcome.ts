// How going to LinkedIn ended, and how the window that comes back tells the page that sent it there.
import { listOf } from '@aerie/text/lists'
import type { ToastMessage } from '#ui/feedback/toast.ts'

export interface LinkedinOutcome {
  connected: boolean
  /** The fields of the profile that were filled. */
  filled: string[]
}

/** From the address the server sends back to; null when nobody comes from LinkedIn. */
export function readOutcome(search: string): LinkedinOutcome | null {
  const given = new URLSearchParams(search)
  const said = given.get('linkedin')
  if (said !== 'connected' && said !== 'error') return null
  return { connected: said === 'connected', filled: given.get('filled')?.split(',') ?? [] }
}

const FAILED: ToastMessage = {
  title: 'LinkedIn Connection Failed',
  description: 'There was an error connecting your LinkedIn account',
  tone: 'destructive',
}

export function toastOf({ connected, filled }: LinkedinOutcome): ToastMessage {
  if (!connected) return FAILED
  const updated = `Your profile has been updated with your ${listOf(filled)}.`
  return {
    title: 'LinkedIn Connected',
    description:
      filled.length > 0 ? updated : 'Your account is confirmed. Nothing in your profile had to be filled in.',
  }
}

// Our pages are cut off from those of other sites, so after a visit to LinkedIn a window has neither its opener nor its
// name. Windows of the same site still hear each other here.
const CHANNEL = 'linkedin'
const HEARD = 'heard'
const HEARD_WITHIN_MS = 1000

/** Calls back with what a returning window tells; answers how to stop listening. */
export function hearOutcome(listen: (outcome: LinkedinOutcome) => void) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<LinkedinOutcome | typeof HEARD>) => {
    if (data === HEARD) return
    channel.postMessage(HEARD)
    listen(data)
  }
  return () => channel.close()
}

/** Whether a page was waiting to hear it. */
export function showOutcome(outcome: LinkedinOutcome): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => data === HEARD && resolve(true)
  channel.postMessage(outcome)
  setTimeout(() => resolve(false), HEARD_WITHIN_MS)
  return promise.finally(() => channel.close())
}
