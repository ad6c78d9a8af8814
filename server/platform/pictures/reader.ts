// Starts the process that decodes pictures, and passes them to it one at a time.
import { fork } from 'node:child_process'
import { confined } from '../confined.ts'
import type { Photo } from './photo.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import type { ScaledPicture } from './scaled.ts'

/** What to make of a picture: a portrait, the whole of it in several widths, or all that is shown of a photo. */
export type Order = { picture: Uint8Array } & (
  | { crop: Area | null }
  | { widths: readonly number[] }
  | { isPhoto: true }
)

/** `isUsedUp`: the process takes no further order. */
export type Answer = ({ portrait: Portrait } | { scaled: ScaledPicture } | { photo: Photo } | { refused: string }) & {
  isUsedUp: boolean
}

export interface Reader {
  /** Gives up, and answers a refusal, when the process dies over the picture or takes longer than `patienceMs`. */
  read(order: Order, patienceMs: number): Promise<Answer>
  end(): void
}

const PROGRAM = new URL('reader-process.ts', import.meta.url)
const unreadable = { refused: 'This photo could not be read. Please select another one.', isUsedUp: true }
const endless = { refused: 'Reading this photo takes too long. Please select another one.', isUsedUp: true }

/** `onEnd` is called when the process has ended, for whatever reason. */
export function startReader(onEnd: (reader: Reader) => void): Reader {
  const child = fork(PROGRAM, confined(process.env))
  let settle: (answer: Answer) => void = () => {}
  child.on('message', (answer: Answer) => settle(answer))
  child.on('error', () => settle(unreadable))
  child.on('exit', () => {
    settle(unreadable)
    onEnd(reader)
  })
  // The idle process must not keep the server from exiting.
  child.unref()
  child.channel?.unref()
  const reader: Reader = {
    read: (order, patienceMs) =>
      new Promise((resolve) => {
        const patience = setTimeout(() => settle(endless), patienceMs)
        settle = (answer) => {
          clearTimeout(patience)
          resolve(answer)
        }
        child.send(order, (error) => error && settle(unreadable))
      }),
    end: () => child.kill('SIGKILL'),
  }
  return reader
}
