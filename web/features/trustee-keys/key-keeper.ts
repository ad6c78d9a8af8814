// Opens the worker in which a trustee's key is, and asks it one thing after the other.
import type { KeyMessage, KeyOrder, KeyTask, KeyTasks } from './key-tasks.ts'

/** What cannot be done with a key, in a sentence to show. */
export class KeyFailure extends Error {
  override readonly name = 'KeyFailure'
}

const NO_WORKER =
  'This browser cannot keep a key: it runs no program beside the page. Use another browser, or update it.'
const NOT_SECURE =
  'A key can be made and turned at a secure address alone, one that begins with https. Open this page there, or tell whoever runs the site.'
const NOT_THERE = 'The program that keeps your key could not be loaded. Check your connection and try again.'

export type KeyKeeper = ReturnType<typeof openKeyKeeper>

/** Why this browser can keep no key, in a sentence; null where it can. */
export function keyObstacle(): string | null {
  if (typeof Worker === 'undefined') return NO_WORKER
  return globalThis.crypto?.subtle ? null : NOT_SECURE
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (failure: KeyFailure) => void
  onProgress: ((done: number) => void) | undefined
}

/** The key is in the worker alone, until `close` ends it. */
export function openKeyKeeper() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  const end = (reason: KeyFailure) => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const open = () => {
    const opened = new Worker(new URL('./key-worker.ts', import.meta.url), { type: 'module' })
    opened.onmessage = ({ data }: MessageEvent<KeyMessage>) => {
      const asked = waiting.get(data.id)
      if ('done' in data) return asked?.onProgress?.(data.done)
      waiting.delete(data.id)
      if ('answer' in data) asked?.resolve(data.answer as never)
      else asked?.reject(new KeyFailure(data.failure))
    }
    opened.onerror = () => end(new KeyFailure(NOT_THERE))
    return opened
  }
  return {
    /** Rejects with `KeyFailure`. What is given in `transfer` is the worker's afterwards. */
    ask<Task extends KeyTask>(
      task: Task,
      given: KeyTasks[Task]['given'],
      { onProgress, transfer = [] }: { onProgress?: (done: number) => void; transfer?: Transferable[] } = {},
    ): Promise<KeyTasks[Task]['answer']> {
      const obstacle = keyObstacle()
      if (obstacle !== null) return Promise.reject(new KeyFailure(obstacle))
      worker ??= open()
      const { promise, resolve, reject } = Promise.withResolvers<KeyTasks[Task]['answer']>()
      last += 1
      waiting.set(last, { resolve, reject, onProgress })
      worker.postMessage({ id: last, task, given } as KeyOrder, transfer)
      return promise
    },
    /** Ends the worker, and with it the key. */
    close: () => end(new KeyFailure('Your key was put away.')),
  }
}
