// Calls that wait until somebody has typed his password or signed in again: he is asked once, and each is then repeated.
import { cancelled, Refused } from './call-errors.ts'

/** His password, where the call wants it typed lately; who he is, where his session has ended. */
export type Question = 'password' | 'sign_in'

let asking: ({ question: Question } & PromiseWithResolvers<boolean>) | null = null
const listeners = new Set<() => void>()
let acts = 0

/** Whether something that somebody does is under way, or waits for an answer. */
export const isActing = () => acts > 0 || asking !== null

/**
 * Makes a call, once more where it has to wait for an answer; called off where that is not given. `isAct` is for what
 * somebody does, whose typing is not to be lost where he is signed out.
 */
export async function withPassword<Answer>(attempt: () => Promise<Answer>, { isAct = false } = {}): Promise<Answer> {
  return isAct ? whileActing(() => attemptTwice(attempt, isAct)) : attemptTwice(attempt, isAct)
}

/** Counts as something that somebody does, until it has ended. */
export async function whileActing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  acts += 1
  try {
    return await work()
  } finally {
    acts -= 1
  }
}

async function attemptTwice<Answer>(make: () => Promise<Answer>, isAct: boolean): Promise<Answer> {
  const attempt = () => make().catch((error: unknown) => (wasRenewed(error) ? make() : Promise.reject(error)))
  try {
    return await attempt()
  } catch (error) {
    const question = questionOf(error, isAct)
    // Where nobody is there to ask, or another question is open, the refusal itself says what is needed.
    if (!question || listeners.size === 0 || (asking && asking.question !== question)) throw error
    if (!(await ask(question))) throw cancelled()
  }
  return attempt()
}

/** It was sent with the cookie that the browser had a moment ago. */
const wasRenewed = (error: unknown) => error instanceof Refused && error.code === 'session_renewed'

function questionOf(error: unknown, isAct: boolean): Question | null {
  if (!(error instanceof Refused)) return null
  if (error.code === 'password_needed') return 'password'
  return isAct && error.status === 401 ? 'sign_in' : null
}

/** Resolves with whether it was answered; joins a question that is open. */
export function ask(question: Question) {
  asking ??= { question, ...Promise.withResolvers<boolean>() }
  tell()
  return asking.promise
}

/** Ends the question for all calls that wait for it. */
export function answerPassword(isTyped: boolean) {
  asking?.resolve(isTyped)
  asking = null
  tell()
}

export const askedQuestion = () => asking?.question ?? null

/** For who shows the question. */
export function subscribeToPasswordQuestion(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
