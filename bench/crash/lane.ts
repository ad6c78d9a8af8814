// One kind of write, again and again: what a server puts off is tried again, and anything else that fails ends it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '../instruments/client.ts'

const AGAIN_MS = 50

class PutOff extends Error {}

/** Throws `PutOff` for a 503 that says when to try again. An answer that takes longer than `mostMs` is an error. */
export const politely = (client: Client, mostMs: number): Client => ({
  ...client,
  async send(path, sent) {
    const late = pause(mostMs, null, { ref: false })
    const answer = await Promise.race([client.send(path, sent), late])
    if (answer === null) throw new Error(`${path} did not answer within ${mostMs} ms`)
    if (answer.status !== 503) return answer
    if (!answer.headers['retry-after']) throw new Error(`${path} answered 503 without saying when to try again`)
    throw new PutOff()
  },
})

export interface Lane {
  /** How often it was put off. */
  putOff(): number
  /** Resolves to the moment at which something was acknowledged that began after this one. */
  acknowledgedSince(moment: number): Promise<number>
  /** Rejects with what ended it earlier. */
  end(): Promise<void>
}

export function openLane(work: () => Promise<unknown>): Lane {
  let isEnding = false
  let putOff = 0
  let latest = { began: 0, ended: 0 }
  const running = (async () => {
    while (!isEnding) {
      const began = performance.now()
      try {
        await work()
        latest = { began, ended: performance.now() }
      } catch (error) {
        if (!(error instanceof PutOff)) throw error
        putOff++
        await pause(AGAIN_MS)
      }
    }
  })()
  const failed = running.then(() => new Promise<never>(() => {}))
  failed.catch(() => {})
  const wait = async (moment: number) => {
    while (latest.began < moment) await pause(5)
    return latest.ended
  }
  return {
    putOff: () => putOff,
    acknowledgedSince: (moment) => Promise.race([wait(moment), failed]),
    end() {
      isEnding = true
      return running
    },
  }
}
