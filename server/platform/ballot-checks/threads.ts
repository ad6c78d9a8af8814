// The threads that check and count ballots: each does one thing at a time, and what fails in one fails for its asker alone.
import { Worker } from 'node:worker_threads'
import { Refused } from '@aerie/verifiable-elections/refused'
import { Refusal } from '#platform/errors.ts'
import type { Answer, Asked, TaskName } from './ballot-tasks.ts'

const PROGRAM = new URL('./ballot-thread.ts', import.meta.url)
/** So many wait at most; who comes then is sent away at once rather than kept waiting. */
const MOST_WAITING = 500
/** As long as voters read what they vote on. */
const IDLE_MS = 600_000
const HEAP = { maxOldGenerationSizeMb: 256 }

type Task = { name: TaskName; asked: unknown; resolve: (answer: never) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; task: Task | null; idle: NodeJS.Timeout | null }
type Reply = { answer: unknown } | { refused: { step: string; sentence: string } }

export function openThreads(size: number) {
  const threads = new Set<Thread>()
  const waiting: Task[] = []
  let isClosed = false

  function start() {
    const worker = new Worker(PROGRAM, { resourceLimits: HEAP, execArgv: [], env: {} })
    const thread: Thread = { worker, task: null, idle: null }
    threads.add(thread)
    worker.on('message', (reply: Reply) => {
      const { task } = thread
      thread.task = null
      if (task) settle(task, reply)
      give(thread)
    })
    const end = (error: Error) => {
      threads.delete(thread)
      thread.task?.reject(error)
      thread.task = null
      if (waiting.length > 0) give(start())
    }
    worker.on('error', end)
    worker.on('exit', () => {
      if (threads.has(thread)) end(new Error('The thread that checks ballots has ended'))
    })
    return thread
  }

  /** The next that waits; without one, the thread no longer keeps the process, and ends after a while. */
  function give(thread: Thread) {
    const task = waiting.shift()
    if (thread.idle) clearTimeout(thread.idle)
    thread.task = task ?? null
    if (task) {
      thread.worker.ref()
      thread.worker.postMessage({ name: task.name, asked: task.asked })
    } else {
      thread.worker.unref()
      thread.idle = setTimeout(() => end(thread), IDLE_MS).unref()
    }
  }

  function end(thread: Thread) {
    threads.delete(thread)
    if (thread.idle) clearTimeout(thread.idle)
    return thread.worker.terminate()
  }

  return {
    /** Some wait for a thread already. */
    isBusy: () => waiting.length > 0,
    run<Name extends TaskName>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> {
      if (isClosed) return Promise.reject(new Error('The checks of ballots were closed'))
      if (waiting.length >= MOST_WAITING) return Promise.reject(crowded())
      return new Promise((resolve, reject) => {
        waiting.push({ name, asked, resolve, reject })
        const free = [...threads].find(({ task }) => task === null)
        if (free) give(free)
        else if (threads.size < size) give(start())
      })
    },
    async close() {
      isClosed = true
      const left = [...waiting.splice(0), ...[...threads].flatMap(({ task }) => task ?? [])]
      await Promise.all([...threads].map(end))
      for (const { reject } of left) reject(new Error('The checks of ballots were closed'))
    },
  }
}

const crowded = () =>
  new Refusal('unavailable', 'Many are voting at this moment. Please try again in a minute.', { retryAfter: 60 })

function settle({ resolve, reject }: Task, reply: Reply) {
  if ('refused' in reply) reject(new Refused(reply.refused.step, reply.refused.sentence))
  else resolve(reply.answer as never)
}
