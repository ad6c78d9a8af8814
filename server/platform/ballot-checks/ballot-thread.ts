// The thread that checks and counts ballots: what it is asked comes one after the other, and each is answered or refused.
import { parentPort } from 'node:worker_threads'
import { Refused } from '@aerie/verifiable-elections/refused'
import { openWorks } from './ballot-tasks.ts'

const works = openWorks()

parentPort?.on('message', ({ name, asked }: { name: keyof typeof works; asked: never }) => {
  parentPort?.postMessage(said(name, asked))
})

/** An error of another kind ends the thread, which its pool sees. */
function said(name: keyof typeof works, asked: never) {
  try {
    return { answer: works[name](asked) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { step, message } = error
    return { refused: { step, sentence: message.slice(step.length + 2) } }
  }
}
