// Waits for what ends the process, a signal or an error that nobody caught, and limits how long the shutdown takes.
import { endAtBoundary } from './error-boundary.ts'
import { logUncaught } from './errors.ts'

const GRACE_MS = 4_500
/** A terminal signals the whole process group, and npm forwards its signal: the same one arrives twice. */
const REPEATED_MS = 1_000

/** The exit code of a process that refuses to start, having said why: starting it again would not help. */
export const REFUSED = 1
/** That of one which did not end by anybody's wish: `npm start` starts it again. */
export const FAILED = 70
/** As logs have it. */
const FATAL = 60

/**
 * Resolves at the first SIGINT or SIGTERM, when whoever started this process is gone, and when an error was not caught that
 * belongs to no request and no job; the exit code is set then. From then on the process has 4.5 seconds; a second signal
 * ends it at once.
 */
export const untilShutdown = (say: (sentence: string) => void) =>
  new Promise<void>((resolve) => {
    let began: number | null = null
    const begin = (code: number, sentence: string) => {
      began = performance.now()
      process.exitCode = code
      say(sentence)
      setTimeout(() => process.exit(code || REFUSED), GRACE_MS).unref()
      resolve()
    }
    const stop = () => {
      if (began === null) begin(0, 'Stopping: letting running requests finish.')
      else if (performance.now() - began > REPEATED_MS) process.exit(process.exitCode || REFUSED)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    // Whoever supervises this process holds a channel to it, which closes with him.
    process.once('disconnect', stop)
    process.on('uncaughtException', (error) => {
      if (endAtBoundary(error)) return
      logUncaught(error, FATAL)
      if (began === null) begin(FAILED, 'Stopping after an error that nobody caught: letting running requests finish.')
    })
  })
