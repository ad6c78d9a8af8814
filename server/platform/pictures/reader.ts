// Starts the process that decodes pictures, and passes them to it one at a time, as they come from the disk.
import { fork } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { confined } from '../confined.ts'
import type { Photo } from './photo.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import type { ScaledPicture } from './scaled.ts'

/** What to make of a picture: a portrait, the whole of it in several widths, or all that is shown of a photo. */
export type Order = { crop: Area | null } | { widths: readonly number[] } | { isPhoto: true }

/** The picture follows its order on another road: as a message it would be in the server's memory, and more than once. */
export type Sent = Order & { bytes: number }

interface PictureFile {
  /** How many the stream has. */
  bytes: number
  stream: Readable
}

/** `isUsedUp`: the process takes no further order. */
export type Answer = ({ portrait: Portrait } | { scaled: ScaledPicture } | { photo: Photo } | { refused: string }) & {
  isUsedUp: boolean
}

export interface Reader {
  /**
   * Gives up, and answers a refusal, when the process dies over the picture or takes longer than `patienceMs`. Rejects
   * when the file itself breaks off, after which the process is of no use.
   */
  read(order: Order, picture: PictureFile, patienceMs: number): Promise<Answer>
  end(): void
}

const PROGRAM = new URL('reader-process.ts', import.meta.url)
const unreadable = { refused: 'This photo could not be read. Please select another one.', isUsedUp: true }
const endless = { refused: 'Reading this photo takes too long. Please select another one.', isUsedUp: true }

/** `onEnd` is called when the process has ended, for whatever reason. */
export function startReader(onEnd: (reader: Reader) => void): Reader {
  const child = fork(PROGRAM, { ...confined(process.env), stdio: ['pipe', 'ignore', 'ignore', 'ipc'] })
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
  const pictures = child.stdin as Socket
  pictures.unref()
  // It says by its exit that it takes no more.
  pictures.on('error', () => {})
  const reader: Reader = {
    read: (order, { bytes, stream }, patienceMs) =>
      new Promise((resolve, reject) => {
        const patience = setTimeout(() => settle(endless), patienceMs)
        settle = (answer) => {
          clearTimeout(patience)
          stream.destroy()
          resolve(answer)
        }
        stream.once('error', (error) => {
          clearTimeout(patience)
          reject(error)
        })
        child.send({ ...order, bytes } satisfies Sent, (error) => error && settle(unreadable))
        stream.pipe(pictures, { end: false })
      }),
    end: () => child.kill('SIGKILL'),
  }
  return reader
}
