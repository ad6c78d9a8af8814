// Marks copies in processes beside the server's own, as many at once as leave it a core to itself.
import { availableParallelism } from 'node:os'
import type { MarkPattern } from '@aerie/watermark/mark'
import type { Unmarked } from '@aerie/watermark/marked-animation'
import type { Rendition } from '@aerie/watermark/rendition'
import { type ConfinedProcess, startConfined } from '../confined-process.ts'
import { Refusal } from '../errors.ts'

export type MarkOrder = Pick<MarkPattern, 'tile' | 'seed'> & ({ rendition: Rendition } | { animation: Unmarked })
export type MarkerAnswer = { copy: Uint8Array } | { failed: string }

export interface Markers {
  /** The marked JPEG, of an animation the animated WebP. Refuses with a sentence when too many are waiting, and what would take too long. */
  mark(order: MarkOrder): Promise<Uint8Array>
  close(): void
}

/** What was to be marked is no rendition any more, for all that its file looks like one. */
export class NoRendition extends Error {}

type Marker = ConfinedProcess<MarkOrder, MarkerAnswer>
/** In the queue. */
interface MarkerTurn {
  take(marker: Marker): void
  /** With nothing. */
  leave(): void
}

const PROGRAM = new URL('marker-process.ts', import.meta.url)
const CORES_BUT_ONE = Math.max(1, availableParallelism() - 1)

const busy = () =>
  new Refusal('unavailable', 'Many pictures are asked for just now. Please try again in a moment.', { retryAfter: 10 })
const stopping = () => new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')

/** `timeoutMs` is for one copy, waiting included; after `idleMs` without any the processes end. */
export function openMarkers({
  most = CORES_BUT_ONE,
  mostWaiting = 64,
  timeoutMs = 10_000,
  idleMs = 30_000,
} = {}): Markers {
  const markers = new Set<Marker>()
  const free: Marker[] = []
  const waiting: MarkerTurn[] = []
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start() {
    const marker: Marker = startConfined(PROGRAM, () => dismiss(marker))
    markers.add(marker)
    return marker
  }

  function dismiss(marker: Marker) {
    if (!markers.delete(marker)) return
    if (free.includes(marker)) free.splice(free.indexOf(marker), 1)
    marker.end()
    if (waiting.length > 0) waiting.shift()?.take(start())
  }

  function release(marker: Marker) {
    const next = waiting.shift()
    if (next) return next.take(marker)
    free.push(marker)
    if (free.length === markers.size) idle = setTimeout(() => [...markers].forEach(dismiss), idleMs).unref()
  }

  /** One that has nothing to do, as soon as there is one. */
  async function obtain(latest: number) {
    const marker = free.pop() ?? (markers.size < most ? start() : null)
    if (marker) return marker
    if (waiting.length >= mostWaiting) throw busy()
    return new Promise<Marker>((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer)
        outcome()
      }
      const place = {
        take: (given: Marker) => settle(() => resolve(given)),
        leave: () => settle(() => reject(stopping())),
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(place), 1)
        reject(busy())
      }, latest - performance.now())
      waiting.push(place)
    })
  }

  return {
    async mark(order) {
      if (isClosed) throw stopping()
      clearTimeout(idle)
      const latest = performance.now() + timeoutMs
      const marker = await obtain(latest)
      const answer = await marker.ask(order, Math.max(0, latest - performance.now()))
      if (isClosed) throw stopping()
      if (answer === 'late' || answer === 'ended') {
        dismiss(marker)
        throw busy()
      }
      release(marker)
      if ('failed' in answer) throw new NoRendition(`A copy could not be marked: ${answer.failed}`)
      return answer.copy
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      for (const { leave } of waiting.splice(0)) leave()
      for (const marker of markers) marker.end()
    },
  }
}
