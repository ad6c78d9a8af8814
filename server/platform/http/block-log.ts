// The log of requests, written in blocks: a line of its own for each would cost as much as a cheap answer.
import { destination } from 'pino'

/** Bytes that are written together. */
const BLOCK = 8_192
/** Milliseconds that a line waits at most. */
const TIMEOUT_MS = 1_000
const STDOUT = 1

export interface BlockLog {
  write(line: string): void
}

/** What is left when the process ends in order is written then. */
export function openBlockLog(): BlockLog {
  const file = destination({ dest: STDOUT, sync: true, minLength: BLOCK })
  let isDue = false
  const flush = () => {
    isDue = false
    file.flush()
  }
  // What cannot be logged, as on a full disk, is no reason to end anything.
  file.on('error', () => {})
  process.once('exit', () => file.flushSync())
  return {
    write(line) {
      file.write(line)
      if (isDue) return
      isDue = true
      setTimeout(flush, TIMEOUT_MS).unref()
    },
  }
}
