// Whether this browser knows passkeys at this address, and what it means when it made or showed none.
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import type { ToastMessage } from '#ui/feedback/toast.ts'

/** What the browser does with them, which few visits need. */
export const ceremonies = lazyCode(() => import('./ceremonies.ts'))

/** For an address that is a number no browser makes any. */
export const offersPasskeys = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^\[|^[\d.]+$/.test(location.hostname)

/** Whether its window was closed, or another took its place: nothing has happened then. */
export const wasCalledOff = (error: unknown) =>
  ['NotAllowedError', 'AbortError'].includes(nameOf(error)) || nameOf(causeOf(error)) === 'NotAllowedError'

/** What is said of one that was refused, by us or by the browser. */
export const passkeyFailure = (error: unknown): ToastMessage => ({
  title: 'That passkey did not work',
  description: REASONS[nameOf(error)] ?? sentenceOf(error, 'The browser gave no reason. Please try again.'),
  tone: 'destructive',
})

/** Of what browsers refuse, in words that say what to do. */
const REASONS: Record<string, string> = {
  InvalidStateError: 'This device has a passkey of yours already.',
  SecurityError: 'The browser does not take passkeys at this address.',
  NotSupportedError: 'This device cannot make a passkey that we can read.',
  ConstraintError: 'This device does not ask who you are. Set up its lock first.',
}

/** Nobody here has it any more, and the browser may forget it. */
export const isUnknown = (error: unknown) => error instanceof Refused && error.code === 'gone'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined)
