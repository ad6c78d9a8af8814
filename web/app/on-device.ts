// Registers the service worker, which opens the app where the server does not answer.
import { keep, readKept } from '#lib/browser-storage.ts'

const FAILED = 'aerie-worker-failed'
/** Another one with each version of the app. */
const VERSION = import.meta.url

/** Once a version: one whose files do not come is not tried at every start. A browser without it goes without. */
export async function registerWorker() {
  if (readKept('browser', FAILED) === VERSION) return
  try {
    const registration = await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' })
    registration?.installing?.addEventListener('statechange', ({ target }) => {
      if ((target as ServiceWorker).state === 'redundant' && !registration.active) keep('browser', FAILED, VERSION)
    })
  } catch {
    keep('browser', FAILED, VERSION)
  }
}
