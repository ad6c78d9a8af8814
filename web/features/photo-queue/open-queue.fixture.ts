// A queue of uploads whose network, connection and clock are in the hands of a test.
import { expect, vi } from 'vitest'
import { cancelled } from '#lib/call-errors.ts'
import type { PhotoOutcome, Sendable } from './entries.ts'
import { uploadQueue } from './upload-queue.ts'

interface Written extends PromiseWithResolvers<string | null> {
  photoId: number
  text: string
  isKnown: boolean
}

interface Sent extends PromiseWithResolvers<PhotoOutcome> {
  name: string
  signal: AbortSignal
  onSent: (share: number) => void
}

const file = (name: string, size = 1_000_000): Sendable => ({ name, size })
export const files = (...names: string[]) => names.map((name) => file(name))

export function openQueue({
  knownNames = {} as Record<string, number>,
  isReady = true,
  hash = (name: string): string | null => name,
} = {}) {
  const sent: Sent[] = []
  const asked: string[][] = []
  const written: Written[] = []
  const rests: number[] = []
  const ended: string[][] = []
  let isThere = true
  const waiting = new Set<() => void>()
  let wake = () => {}
  const queue = uploadQueue<Sendable>({
    transport: {
      hash: async ({ name }) => hash(name),
      async known(hashes) {
        asked.push(hashes)
        const found = Object.entries(knownNames).filter(([name]) => hashes.includes(name))
        return new Map(found.map(([name, photoId]) => [name, { photoId, isReady }]))
      },
      send({ name }, signal, onSent) {
        const one = { name, signal, onSent, ...Promise.withResolvers<PhotoOutcome>() }
        signal.addEventListener('abort', () => one.reject(cancelled()))
        sent.push(one)
        return one.promise
      },
      caption(photoId, text, isKnown) {
        const one = { photoId, text, isKnown, ...Promise.withResolvers<string | null>() }
        written.push(one)
        return one.promise
      },
    },
    connection: {
      isThere: () => isThere,
      whenBack(act) {
        waiting.add(act)
        return () => void waiting.delete(act)
      },
    },
    rest(milliseconds) {
      rests.push(milliseconds)
      return new Promise((resolve) => {
        wake = resolve
      })
    },
    onEnd: (entries) => ended.push(entries.map(({ state }) => state.kind)),
  })
  return {
    ...{ queue, sent, asked, rests, ended, written },
    captions: () => queue.state().entries.map(({ caption }) => caption && `${caption.standing} ${caption.text}`),
    texts: () => written.map(({ photoId, text, isKnown }) => ({ photoId, text, isKnown })),
    add: (...names: string[]) => queue.add(files(...names), () => null),
    states: () => queue.state().entries.map(({ state }) => state.kind),
    names: () => sent.map(({ name }) => name),
    wake: () => wake(),
    setLine(there: boolean) {
      isThere = there
      if (there) for (const act of [...waiting]) act()
    },
  }
}

export const isIn = (photoId: number): PhotoOutcome => ({ photoId, existing: false, isReady: true })
export const isMade = (photoId: number): PhotoOutcome => ({ photoId, existing: false, isReady: false })
export const settle = () => vi.waitFor(() => Promise.resolve())
export const eventually = <Value>(read: () => Value, value: Value) => expect.poll(read).toEqual(value)
