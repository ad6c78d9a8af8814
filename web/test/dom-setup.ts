// Around each test in a DOM: the page is empty, what the server writes into it is there, and the browser is itself.
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { isOnline } from '#lib/connection.ts'
import { currentToasts, dismissToast } from '#ui/feedback/toast.ts'
import { SETTINGS } from './cast.ts'

/** Far beyond what a busy machine takes: only what never comes fails a test. */
const LONGEST_WAIT_MS = 15_000

configure({ asyncUtilTimeout: LONGEST_WAIT_MS, getElementError: (message) => new Error(message ?? 'Not found') })

if (!document.getElementById('start')) {
  const written = document.createElement('script')
  written.id = 'start'
  written.type = 'application/json'
  written.textContent = JSON.stringify({ settings: SETTINGS, signedOut: false, answers: null })
  document.head.append(written)
}

beforeEach(() => {
  history.replaceState(null, '', '/')
})

afterEach(async () => {
  cleanup()
  clearToasts()
  vi.restoreAllMocks()
  await mendLine()
  vi.unstubAllGlobals()
})

/** Where the test has left it cut, the next would begin without it. */
async function mendLine() {
  if (isOnline()) return
  vi.stubGlobal('fetch', async () => Response.json({}))
  window.dispatchEvent(new Event('online'))
  await vi.waitUntil(isOnline, { timeout: LONGEST_WAIT_MS })
}

/** The last one would stand there hidden in the next test. */
function clearToasts() {
  vi.useFakeTimers()
  for (const { id } of currentToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
}
