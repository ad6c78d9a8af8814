// Tries again what did not arrive: up to three times, each time after a longer pause.
import { CannotDraw } from './drawing/provider.ts'

const RETRIES = 3
const FIRST_PAUSE_MS = 1000

/** Rejects with the last failure, or with the signal's reason once it is aborted. */
export async function loadWithRetry<T>(load: () => Promise<T>, signal: AbortSignal, pause = pauseFor): Promise<T> {
  for (let failed = 0; ; failed++) {
    try {
      return await load()
    } catch (error) {
      if (failed === RETRIES || error instanceof CannotDraw) throw error
      await pause(FIRST_PAUSE_MS * 2 ** failed, signal)
    }
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
