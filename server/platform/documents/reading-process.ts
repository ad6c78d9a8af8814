// The process that takes papers apart, for one order at a time: started when it is needed, ended when it takes too much.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type ConfinedProcess, startConfined } from '../confined-process.ts'
import { Refusal } from '../errors.ts'
import { canWatch, watchProcess } from '../process-limits.ts'
import type { DocumentAnswer, DocumentOrder, SentOrder } from './orders.ts'
import { TOO_MUCH_MEMORY } from './too-much-memory.ts'

type ReaderProcess = ConfinedProcess<SentOrder, DocumentAnswer>

interface Lasting {
  /** On the clock, for one file. */
  timeoutMs: number
  /** After as much without any file the process ends. */
  idleMs: number
}

const PROGRAM = new URL('document-process.ts', import.meta.url)
/** Bytes resident; it says so itself before, unless something keeps its thread busy. */
const MOST_MEMORY = 700_000_000

/** `ask` refuses with a sentence what the process refuses, and whatever takes more than `processorMs` or too much memory. */
export function openReadingProcess({ timeoutMs, idleMs }: Lasting) {
  let reader: ReaderProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const dismiss = () => {
    reader?.end()
    reader = null
  }

  function start() {
    const started: ReaderProcess = startConfined(PROGRAM, () => {
      if (reader === started) reader = null
    })
    reader = started
    return started
  }

  async function ask(file: string, order: DocumentOrder, processorMs: number) {
    if (isClosed) throw stopping()
    const { size } = await stat(file)
    const bytes = Math.min(size, order.mostBytes ?? size)
    clearTimeout(idle)
    const process = reader ?? start()
    const watch = watchProcess(process.pid, { processorMs, memory: MOST_MEMORY })
    const stream = createReadStream(file, { end: Math.max(0, bytes - 1) })
    const broken = new Promise<never>((_resolve, reject) => stream.once('error', reject))
    const answered = process.ask({ ...order, bytes, isCut: bytes < size }, timeoutMs)
    if (bytes > 0) stream.pipe(process.input, { end: false })
    const answer = await Promise.race([answered, broken, watch.exceeded])
      .catch((error: unknown) => {
        // It would take what comes next for the rest of this.
        dismiss()
        throw error
      })
      .finally(() => {
        watch.end()
        stream.destroy()
      })
    // What was cut off is nothing that the file did.
    if (isClosed) throw stopping()
    if (typeof answer === 'string' || answer.isUsedUp) dismiss()
    idle = setTimeout(dismiss, idleMs).unref()
    if (typeof answer === 'string') throw refusalFor(answer)
    if ('refused' in answer) throw new Refusal('not_valid', answer.refused)
    return answer
  }

  return {
    ask,
    close() {
      isClosed = true
      clearTimeout(idle)
      dismiss()
    },
  }
}

function refusalFor(end: 'ended' | 'late' | 'exhausted' | 'full') {
  // Of a machine with much to do an honest file is late as well, or its process is ended by others; where processor time is
  // not told, the clock decides.
  if (end === 'ended' || (end === 'late' && canWatch))
    return new Refusal('unavailable', 'The server has much to do just now. Please try again in a minute.', {
      retryAfter: 60,
    })
  if (end === 'full') return new Refusal('not_valid', TOO_MUCH_MEMORY)
  return new Refusal('not_valid', 'Reading this file takes too long. Save it in parts and select those.')
}

const stopping = () => new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')
