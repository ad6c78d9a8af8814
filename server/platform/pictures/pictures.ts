// Makes portraits of uploaded pictures: one at a time, in a process that is there only while it is needed.
import { Refusal } from '../errors.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import { type Order, type Reader, startReader } from './reader.ts'

export type { Portrait } from './portrait.ts'
export type { Area } from './portrait-crop.ts'

export interface Pictures {
  /**
   * All sizes of the picture in a file. `crop` holds shares of the upright picture; without it the portrait is cut from
   * the top third. Refuses with a sentence what is no picture or cannot be read, and when too many are waiting.
   */
  makePortrait(file: string, crop: Area | null): Promise<Portrait>
  close(): void
}

/** `patienceMs` is for one picture, from its turn on; after `idleMs` without any the process ends. */
export function openPictures({ patienceMs = 20_000, idleMs = 30_000, mostWaiting = 20 } = {}): Pictures {
  let reader: Reader | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const dismiss = () => {
    reader?.end()
    reader = null
  }

  async function read(order: Order) {
    if (isClosed) throw new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')
    clearTimeout(idle)
    reader ??= startReader((ended) => {
      if (reader === ended) reader = null
    })
    const answer = await reader.read(order, patienceMs)
    if (answer.isUsedUp) dismiss()
    idle = setTimeout(dismiss, idleMs).unref()
    if ('refused' in answer) throw new Refusal('not_valid', answer.refused)
    return answer.portrait
  }

  const inTurn = queue(mostWaiting)
  return {
    makePortrait: (file, crop) => inTurn(() => read({ file, crop })),
    close() {
      isClosed = true
      clearTimeout(idle)
      dismiss()
    },
  }
}

/** A queue; refuses when `most` are waiting or running. */
function queue(most: number) {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (count === most)
      throw new Refusal('unavailable', 'Many photos are arriving just now. Please try again in a minute.', {
        retryAfter: 60,
      })
    count++
    const turn = last.then(work)
    last = turn.catch(() => {}).finally(() => count--)
    return turn
  }
}
