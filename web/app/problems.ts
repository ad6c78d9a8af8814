// What kind of trouble an error is, in words, and what helps against it.
import { Refused, sentenceOf, Unreachable } from '#lib/call-errors.ts'
import { CodeNotFetched } from '#lib/lazy-code.ts'

/** What helps: asking again, loading the page anew, signing in, or going elsewhere. */
export type Remedy = 'again' | 'reload' | 'sign-in' | 'home'

export interface Problem {
  kind: 'refused' | 'offline' | 'broken'
  title: string
  sentence: string
  remedy: Remedy
}

const REFUSALS: Record<number, Pick<Problem, 'title' | 'remedy'>> = {
  401: { title: 'You are logged out', remedy: 'sign-in' },
  403: { title: 'Access Denied', remedy: 'home' },
  404: { title: 'Not found', remedy: 'home' },
  410: { title: 'No longer there', remedy: 'home' },
  429: { title: 'Too much at once', remedy: 'again' },
}

const REPLACED: Problem = {
  kind: 'broken',
  title: 'There is a newer version',
  sentence: 'Aerie has been updated since you opened this page. Reload it to go on with the new version.',
  remedy: 'reload',
}

const BROKEN: Problem = {
  kind: 'broken',
  title: 'This page broke',
  sentence: 'The fault is ours. Reloading the page often helps.',
  remedy: 'reload',
}

const offline = (sentence: string): Problem => ({ kind: 'offline', title: 'No connection', sentence, remedy: 'again' })

export function describeProblem(error: unknown, online: boolean): Problem {
  if (error instanceof CodeNotFetched)
    return online ? REPLACED : offline('This page has not been fetched yet. Check your connection and try again.')
  if (error instanceof Unreachable) return offline(error.detail)
  if (!(error instanceof Refused)) return BROKEN
  const known = REFUSALS[error.status]
  if (known) return { kind: 'refused', sentence: sentenceOf(error), ...known }
  return { kind: 'broken', title: 'The server did not answer', sentence: sentenceOf(error), remedy: 'again' }
}
