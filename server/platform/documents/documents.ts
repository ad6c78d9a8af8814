// Has papers read and stamped, each in a queue and a process of its own, which is there only while it is needed and has nothing but the file.
import { stat } from 'node:fs/promises'
import { LARGEST_SHOWN_TEXT } from '@aerie/contract/document-values'
import type { OfficeFormat } from './main-part.ts'
import type { DocumentFormat, DocumentOrder, FileCheck, ReadFormat, StampedFile } from './orders.ts'
import type { ReadDocument } from './read-document.ts'
import { openReadingProcess } from './reading-process.ts'
import type { Stamp } from './stamp-pdf.ts'
import { openTurns } from './turns.ts'

export type { DocumentFormat, ReadFormat } from './orders.ts'
export type { ReadDocument, ReadPage, ReadRendition } from './read-document.ts'
export type { Marking } from './stamp/marking.ts'

declare module 'fastify' {
  interface FastifyInstance {
    documentReader: DocumentReader
  }
}

/**
 * What refuses a file with `not_valid` will refuse it again; `unavailable` and `too_many` are of the moment. A member has two
 * places in each queue.
 */
export interface DocumentReader {
  /** Refuses with a sentence what may not be kept: damaged, with a password, with macros, or a bomb. */
  check(file: string, format: DocumentFormat, memberId: number): Promise<FileCheck>
  /** The text and a picture of the first page of a file at a path, for a job of the installation; refuses likewise. */
  read(file: string, format: ReadFormat): Promise<ReadDocument>
  /** The same Office file without what it only points to elsewhere, but for links; for a job of the installation; refuses likewise. */
  unlink(file: string, format: OfficeFormat): Promise<Uint8Array>
  /** A copy of a paper with a mark in it; refuses what cannot be written, such as one that is damaged in parts. */
  stamp(file: string, format: DocumentFormat, stamp: Stamp, memberId: number): Promise<StampedFile>
  close(): void
}

const READING = {
  mostWaiting: 40,
  longestWaitMs: 60_000,
  tooMany: 'Two documents of yours are being read. Please try again when they are done.',
  tooBusy: 'Many documents are arriving just now. Please try again in a minute.',
}
/** A whole installation may open what was just announced. */
const STAMPING = {
  mostWaiting: 300,
  longestWaitMs: 60_000,
  tooMany: 'Two copies for you are being made. Please try again when they are done.',
  tooBusy: 'Many copies are being made just now. Please try again in a minute.',
}

/**
 * `readMs` and `stampMs` are processor time for one file, `timeoutMs` is time on the clock; after `idleMs` without any file a
 * process ends.
 */
export function openDocumentReader({
  timeoutMs = 60_000,
  idleMs = 30_000,
  readMs = 10_000,
  stampMs = 20_000,
} = {}): DocumentReader {
  const reading = { process: openReadingProcess({ timeoutMs, idleMs }), inTurn: openTurns(READING) }
  const stamping = { process: openReadingProcess({ timeoutMs, idleMs }), inTurn: openTurns(STAMPING) }

  async function read(file: string, order: DocumentOrder, memberId: number | null) {
    const { size } = await stat(file)
    return reading.inTurn({ memberId, size }, () => reading.process.ask(file, order, readMs))
  }

  return {
    check: async (file, format, memberId) => {
      const answer = await read(file, { act: 'check', format }, memberId)
      if (!('checked' in answer)) throw new Error('The document was not checked')
      return answer.checked
    },
    async read(file, format) {
      const limit = format === 'text' || format === 'csv' ? { mostBytes: LARGEST_SHOWN_TEXT } : {}
      const answer = await read(file, { act: 'read', format, ...limit }, null)
      if (!('read' in answer)) throw new Error('The document was not read')
      return answer.read
    },
    async unlink(file, format) {
      const answer = await read(file, { act: 'unlink', format }, null)
      if (!('unlinked' in answer)) throw new Error('The document was not unlinked')
      return answer.unlinked
    },
    async stamp(file, format, stamp, memberId) {
      const { size } = await stat(file)
      const order = { act: 'stamp', format, stamp } as const
      const answer = await stamping.inTurn({ memberId, size }, () => stamping.process.ask(file, order, stampMs))
      if (!('stamped' in answer)) throw new Error('The document was not stamped')
      return answer.stamped
    },
    close() {
      reading.process.close()
      stamping.process.close()
    },
  }
}
