// Starts the process that decodes pictures, and passes them to it one at a time.
import { fork } from 'node:child_process'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'

export interface Order {
  /** A path on this machine. */
  file: string
  crop: Area | null
}

/** `isUsedUp`: the process takes no further order. */
export type Answer = ({ portrait: Portrait } | { refused: string }) & { isUsedUp: boolean }

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
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    // The process that decodes untrusted files must not see the server's secrets.
    env: surroundings(process.env),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
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

const surroundings = ({ PATH, SystemRoot, TMPDIR, TEMP, NODE_COMPILE_CACHE }: NodeJS.ProcessEnv) => ({
  PATH,
  SystemRoot,
  TMPDIR,
  TEMP,
  NODE_COMPILE_CACHE,
  // Glibc would keep a heap for each thread, and big blocks for later.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
})
