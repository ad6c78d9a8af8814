// SHA-256 sums beside other work: a thread of its own takes what is summed, in steps through memory that both see.
import { createReadStream } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Of reading, compressing and summing alike. */
export const STEP_BYTES = 256 * 1024
/** So many steps wait for the thread at most. */
const STEPS = 4
const SMALL_HEAP = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 }

/** Of a sum by its number: more of its content, or its end. */
type Step = { sum: number; memory: SharedArrayBuffer; bytes: number } | { sum: number }
/** Memory that may be written again, or the sum in hexadecimal digits. */
type SummingMessage = { memory: SharedArrayBuffer } | { sum: number; sha256: string }

interface Sum {
  /** Resolves once the chunk may be changed again. One sum is updated at a time. */
  update(chunk: Uint8Array): Promise<void>
  /** Resolves to the sum in hexadecimal digits. */
  end(): Promise<string>
}

export interface Summing {
  begin(): Sum
  /** Sums that have not ended by then do not any more. */
  close(): Promise<void>
}

export function openSumming(): Summing {
  const memory = Array.from({ length: STEPS }, () => new SharedArrayBuffer(STEP_BYTES))
  const thread = new Worker(new URL('./sum-thread.mjs', import.meta.url), { resourceLimits: SMALL_HEAP, execArgv: [] })
  const ending = new Map<number, PromiseWithResolvers<string>>()
  const free = [...memory]
  let onFree: PromiseWithResolvers<void> | null = null
  let failure: Error | null = null
  let sums = 0
  thread.on('message', (said: SummingMessage) => {
    if ('sha256' in said) {
      ending.get(said.sum)?.resolve(said.sha256)
      ending.delete(said.sum)
    } else {
      free.push(said.memory)
      onFree?.resolve()
    }
  })
  const fail = (error: Error) => {
    failure ??= error
    onFree?.reject(failure)
    for (const { reject } of ending.values()) reject(failure)
  }
  thread.on('error', fail)
  thread.on('exit', () => fail(new Error('The thread that sums has ended')))
  const send = (step: Step) => thread.postMessage(step)

  async function take() {
    while (true) {
      if (failure) throw failure
      const found = free.pop()
      if (found) return found
      onFree = Promise.withResolvers()
      await onFree.promise
    }
  }

  return {
    begin() {
      const sum = ++sums
      return {
        async update(chunk) {
          for (let from = 0; from < chunk.length; from += STEP_BYTES) {
            const part = chunk.subarray(from, from + STEP_BYTES)
            const shared = await take()
            new Uint8Array(shared).set(part)
            send({ sum, memory: shared, bytes: part.length })
          }
        },
        end() {
          const ended = Promise.withResolvers<string>()
          // It may fail before anybody waits for it.
          ended.promise.catch(() => {})
          ending.set(sum, ended)
          if (failure) ended.reject(failure)
          else send({ sum })
          return ended.promise
        },
      }
    },
    async close() {
      await thread.terminate()
    },
  }
}

/** Of a file of this machine, in hexadecimal digits. */
export async function sumOfFile(path: string): Promise<string> {
  const summing = openSumming()
  try {
    const sum = summing.begin()
    for await (const chunk of createReadStream(path, { highWaterMark: STEP_BYTES })) await sum.update(chunk)
    return await sum.end()
  } finally {
    await summing.close()
  }
}
