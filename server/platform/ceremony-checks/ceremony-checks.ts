// Checks the messages of trustees beside the requests: one thread, which begins with the first question and ends when it rests.
import { Worker } from 'node:worker_threads'
import { Refusal } from '../errors.ts'
import type { CeremonyAnswer, CeremonyQuestion } from './check-messages.ts'

/** Of one question; the largest set takes two seconds on a slow machine. */
const MOST_MS = 30_000
const RESTS_AFTER_MS = 30_000
/** So many questions wait at most. */
const MOST_WAITING = 50
const MOST_OBJECTS_MB = 96
const BUSY = 'Too many messages are being checked at this moment. Please try again in a minute.'

export interface CeremonyChecks {
  /** Resolves to the value of the answer; refused, as `not_valid`, with the sentence that names the step. */
  ask(question: CeremonyQuestion): Promise<string | boolean | null>
  close(): Promise<void>
}

interface Waiting {
  resolve: (answer: CeremonyAnswer) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

interface Said {
  number: number
  answer: CeremonyAnswer
}

export function openCeremonyChecks(): CeremonyChecks {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let rest: NodeJS.Timeout | undefined
  let questions = 0

  const end = (error: Error) => {
    const ended = thread
    thread = null
    clearTimeout(rest)
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    waiting.clear()
    return ended?.terminate()
  }

  const hear = ({ number, answer }: Said) => {
    const asked = waiting.get(number)
    waiting.delete(number)
    clearTimeout(asked?.timer)
    asked?.resolve(answer)
    if (waiting.size === 0) rest = setTimeout(() => void end(new Error('It rests')), RESTS_AFTER_MS).unref()
  }

  function start() {
    const started = startThread(hear, (error) => {
      if (thread === started) void end(error)
    })
    return started
  }

  return {
    async ask(question) {
      if (waiting.size >= MOST_WAITING) throw new Refusal('unavailable', BUSY)
      clearTimeout(rest)
      thread ??= start()
      const number = ++questions
      const { promise, resolve, reject } = Promise.withResolvers<CeremonyAnswer>()
      const timer = setTimeout(() => void end(new Refusal('unavailable', BUSY)), MOST_MS)
      waiting.set(number, { resolve, reject, timer })
      thread.postMessage({ number, question })
      const answer = await promise
      if ('failed' in answer) throw new Error(`A message of a trustee could not be checked: ${answer.failed}`)
      if ('refused' in answer) throw new Refusal('not_valid', sentenceOf(answer.refused))
      return answer.value
    },
    async close() {
      await end(new Error('The server closes'))
    },
  }
}

/** It does not keep the process. */
function startThread(hear: (said: Said) => void, fail: (error: Error) => void) {
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_OBJECTS_MB },
  })
  thread.unref()
  thread.on('message', hear)
  thread.on('error', fail)
  thread.on('exit', () => fail(new Error('The thread that checks the messages of trustees has ended')))
  return thread
}

/** 'round 2: The share …' as a sentence of its own. */
const sentenceOf = (refused: string) => refused.charAt(0).toUpperCase() + refused.slice(1)
