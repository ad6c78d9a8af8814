// Finds out for whom the copy was made that a leaked picture goes back to, beside the requests and within a set time.
import { isMarkedAsUntransferable, Worker } from 'node:worker_threads'
import type { Archive, Luma, PictureFinding } from './finding.ts'
import type { ReadingOptions } from './inquiry.ts'
import type { Assignment, Question, ReadingReport, Reply } from './worker-messages.ts'

export interface LeakOptions extends ReadingOptions {
  /** Ends the reading early; the finding is then incomplete. */
  signal?: AbortSignal | undefined
}

/** Of the whole reading; then the thread is ended. */
const MOST_MS = 30_000
/** The share of it after which no further step is begun, so that what was found is still said. */
const LAST_STEP = 0.8
/** Bytes around the picture in the message that it came in. */
const MOST_BESIDES = 4_096
const PROGRAM = new URL('worker.ts', import.meta.url)
/** The rest, some 300 MB, are arrays of numbers, which this does not count. */
const MOST_OBJECTS_MB = 96

/**
 * Reads a picture of up to 24 megapixels, as `pictures.readLuma` makes it of an untrusted file. It is taken over: afterwards its
 * values are empty here. Rejects when the archive does; a reading that was cancelled or took too long is a finding that is not
 * complete.
 */
export function readLeak(
  luma: Luma,
  { archive, onProgress, signal, ...options }: LeakOptions,
): Promise<PictureFinding> {
  const began = performance.now()
  const mostMs = options.limitMs ?? MOST_MS
  return new Promise((resolve, reject) => {
    const worker = startWorker({ luma, ...options, limitMs: mostMs * LAST_STEP })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      void worker.terminate()
      settle()
    }
    const giveUp = () => end(() => resolve(incomplete(performance.now() - began)))
    const timer = setTimeout(giveUp, mostMs)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
    worker.on('error', (error) => end(() => reject(error)))
    worker.on('exit', () => end(() => reject(new Error('The reading ended before it was done'))))
    worker.on('message', (report: ReadingReport) => {
      if ('finding' in report) end(() => resolve(report.finding))
      else handleReport(report).catch((error: unknown) => end(() => reject(error)))
    })
    const handleReport = async (report: Exclude<ReadingReport, { finding: PictureFinding }>) => {
      if ('progress' in report) return onProgress?.(report.progress)
      const said = await answer(archive, report.question)
      worker.postMessage({ number: report.number, answer: said } satisfies Reply)
    }
  })
}

const startWorker = (assignment: Assignment) =>
  new Worker(PROGRAM, {
    workerData: assignment,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_OBJECTS_MB },
    transferList: memoryOf(assignment.luma),
  })

/** Handed over, since a copy would hold this thread up; but for memory that others have a part of. */
function memoryOf({ values }: Luma): ArrayBuffer[] {
  const { buffer } = values
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength < values.byteLength + MOST_BESIDES
  return isOwn && !isMarkedAsUntransferable(buffer) ? [buffer] : []
}

const incomplete = (elapsedMs: number): PictureFinding => ({
  marks: [],
  members: [],
  photos: [],
  highestRho: 0,
  isComplete: false,
  elapsedMs,
})

async function answer(archive: Archive, question: Question): Promise<unknown> {
  switch (question.name) {
    case 'countCopies':
      return archive.countCopies()
    case 'findCopy':
      return archive.findCopy(...question.asked)
    case 'findPhotosLike':
      return archive.findPhotosLike(...question.asked)
    case 'listCopies':
      return archive.listCopies(...question.asked)
    case 'loadOriginal':
      return archive.loadOriginal(...question.asked)
  }
}
