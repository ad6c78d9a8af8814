// A process that reads pictures, kept for as long as it is needed, and watched from outside: what takes too much ends it.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Refusal } from '../errors.ts'
import { watchProcess } from '../process-limits.ts'
import { FlawedPicture } from './flaw.ts'
import { type Order, type PictureReader, startReader } from './reader.ts'
import { TOO_MUCH_MEMORY } from './too-much-memory.ts'

interface Lasting {
  /** For one picture: on the clock, and of processor time, of which a machine with much to do takes nothing. */
  timeoutMs: number
  processorMs: number
  /** After as much without any picture the process ends. */
  idleMs: number
}

/** Bytes resident; it says so itself before, unless something keeps its thread busy. */
const MOST_MEMORY = 600_000_000

/**
 * `read` refuses with `not_valid` what the picture itself is at fault for, and with `unavailable` what came of the machine: a
 * process that died, or did not come to an end in time.
 */
export function keepReader({ timeoutMs, processorMs, idleMs }: Lasting) {
  let reader: PictureReader | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const dismiss = () => {
    reader?.end()
    reader = null
  }

  async function read(file: string, order: Order) {
    if (isClosed) throw stopping()
    const { size: bytes } = await stat(file)
    clearTimeout(idle)
    reader ??= startReader((ended) => {
      if (reader === ended) reader = null
    })
    const watch = watchProcess(reader.pid, { processorMs, memory: MOST_MEMORY })
    const answered = reader.read(order, { bytes, stream: createReadStream(file) }, timeoutMs)
    const answer = await Promise.race([answered, watch.exceeded])
      .catch((error: unknown) => {
        dismiss()
        throw error
      })
      .finally(watch.end)
    // What was cut off is nothing that the picture did.
    if (isClosed) throw stopping()
    if (typeof answer === 'string' || answer.isUsedUp) dismiss()
    idle = setTimeout(dismiss, idleMs).unref()
    if (typeof answer === 'string') throw refusalFor(answer)
    if ('refused' in answer) throw new FlawedPicture(answer.flaw, answer.refused)
    return answer
  }

  return {
    read,
    close() {
      isClosed = true
      clearTimeout(idle)
      dismiss()
    },
  }
}

function refusalFor(end: 'ended' | 'late' | 'exhausted' | 'full') {
  if (end === 'full') return new FlawedPicture('too_many_pixels', TOO_MUCH_MEMORY)
  if (end === 'exhausted')
    return new FlawedPicture('damaged', 'Reading this photo takes too long. Please select another one.')
  return new Refusal('unavailable', 'The server has much to do just now. Please try again in a minute.', {
    retryAfter: 60,
    reason: `the process that reads pictures was ${end === 'late' ? 'late' : 'gone'}`,
  })
}

const stopping = () => new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')
