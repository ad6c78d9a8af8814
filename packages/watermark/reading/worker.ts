// The thread in which a picture is read, so that requests are answered meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import type { Archive } from './finding.ts'
import { readPicture } from './read-picture.ts'
import type { Assignment, Question, ReadingReport, Reply } from './worker-messages.ts'

const waiting: ((answer: never) => void)[] = []
const report = (content: ReadingReport) => parentPort?.postMessage(content)

/** The thread that has the database answers with what its own archive says. */
const ask = <Answer>(question: Question) =>
  new Promise<Answer>((resolve) => {
    const number = waiting.push(resolve) - 1
    report({ number, question })
  })

const archive: Archive = {
  countCopies: (...asked) => ask({ name: 'countCopies', asked }),
  findCopy: (...asked) => ask({ name: 'findCopy', asked }),
  findPhotosLike: (...asked) => ask({ name: 'findPhotosLike', asked }),
  listCopies: (...asked) => ask({ name: 'listCopies', asked }),
  loadOriginal: (...asked) => ask({ name: 'loadOriginal', asked }),
}

parentPort?.on('message', ({ number, answer }: Reply) => waiting[number]?.(answer as never))

const { luma, ...options }: Assignment = workerData
report({ finding: await readPicture(luma, { ...options, archive, onProgress: (progress) => report({ progress }) }) })
parentPort?.close()
