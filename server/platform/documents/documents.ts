// Has papers read: one at a time, in a process that is there only while it is needed and has nothing but the file.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type ConfinedProcess, startConfined } from '../confined-process.ts'
import { Refusal } from '../errors.ts'
import type { OfficeFormat } from './office.ts'
import type { ReadDocument } from './read-document.ts'
import type { Stamp } from './stamp-pdf.ts'

export type { ReadDocument } from './read-document.ts'

export type DocumentFormat = 'pdf' | OfficeFormat

type DocumentOrder = { act: 'check' | 'read'; format: DocumentFormat } | { act: 'stamp'; format: 'pdf'; stamp: Stamp }
/** The file follows its order on standard input. */
export type SentOrder = DocumentOrder & { bytes: number }
export type DocumentAnswer = (
  | { checked: true }
  | { read: ReadDocument }
  | { stamped: Uint8Array }
  | { refused: string }
) & { isUsedUp: boolean }

declare module 'fastify' {
  interface FastifyInstance {
    documentReader: DocumentReader
  }
}

export interface DocumentReader {
  /** Refuses with a sentence what may not be kept: damaged, with a password, with macros, or a bomb. */
  check(file: string, format: DocumentFormat): Promise<void>
  /** The text and a picture of the first page of a file at a path; refuses likewise. */
  read(file: string, format: DocumentFormat): Promise<ReadDocument>
  /** A copy of a PDF with a mark in it; refuses what cannot be written, such as one that is damaged in parts. */
  stamp(file: string, stamp: Stamp): Promise<Uint8Array>
  close(): void
}

type Reader = ConfinedProcess<SentOrder, DocumentAnswer>

const PROGRAM = new URL('document-process.ts', import.meta.url)
const MOST_WAITING = 20

/** `patienceMs` is for one file; after `idleMs` without any the process ends. */
export function openDocumentReader({ patienceMs = 60_000, idleMs = 30_000 } = {}): DocumentReader {
  let reader: Reader | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const dismiss = () => {
    reader?.end()
    reader = null
  }

  function start() {
    const started: Reader = startConfined(PROGRAM, () => {
      if (reader === started) reader = null
    })
    reader = started
    return started
  }

  async function ask(file: string, order: DocumentOrder) {
    if (isClosed) throw stopping()
    const { size: bytes } = await stat(file)
    clearTimeout(idle)
    const process = reader ?? start()
    const stream = createReadStream(file)
    const broken = new Promise<never>((_resolve, reject) => stream.once('error', reject))
    const answered = process.ask({ ...order, bytes }, patienceMs)
    stream.pipe(process.input, { end: false })
    const answer = await Promise.race([answered, broken])
      .catch((error: unknown) => {
        // It would take what comes next for the rest of this.
        dismiss()
        throw error
      })
      .finally(() => stream.destroy())
    // What was cut off is nothing that the file did.
    if (isClosed) throw stopping()
    if (answer === 'late' || answer === 'ended' || answer.isUsedUp) dismiss()
    idle = setTimeout(dismiss, idleMs).unref()
    if (typeof answer === 'string') throw new Refusal('not_valid', SENTENCES[answer])
    if ('refused' in answer) throw new Refusal('not_valid', answer.refused)
    return answer
  }

  const inTurn = queue(MOST_WAITING)
  return {
    check: async (file, format) => {
      await inTurn(() => ask(file, { act: 'check', format }))
    },
    read: (file, format) =>
      inTurn(async () => {
        const answer = await ask(file, { act: 'read', format })
        if (!('read' in answer)) throw new Error('The document was not read')
        return answer.read
      }),
    stamp: (file, stamp) =>
      inTurn(async () => {
        const answer = await ask(file, { act: 'stamp', format: 'pdf', stamp })
        if (!('stamped' in answer)) throw new Error('The document was not stamped')
        return answer.stamped
      }),
    close() {
      isClosed = true
      clearTimeout(idle)
      dismiss()
    },
  }
}

const SENTENCES = {
  late: 'Reading this file takes too long. Save it in parts and select those.',
  ended: 'This file could not be read. Save it again and select that.',
}

/** One at a time; refuses when `most` are waiting or running. */
function queue(most: number) {
  let last: Promise<unknown> = Promise.resolve()
  let places = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (places === most)
      throw new Refusal('unavailable', 'Many documents are arriving just now. Please try again in a minute.', {
        retryAfter: 60,
      })
    places += 1
    const turn = last.then(work)
    last = turn.catch(() => {}).finally(() => (places -= 1))
    return turn
  }
}

const stopping = () => new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')
