// Waits for the signal to shut down, and limits how long the shutdown takes.

const GRACE_MS = 4_500
/** A terminal signals the whole process group, and npm forwards its signal: the same one arrives twice. */
const REPEATED_MS = 1_000

/** Resolves at the first SIGINT or SIGTERM. From then on the process has 4.5 seconds; a second signal ends it at once. */
export const untilShutdown = (say: (sentence: string) => void) =>
  new Promise<void>((resolve) => {
    let signalledAt: number | null = null
    const stop = () => {
      if (signalledAt !== null) {
        if (performance.now() - signalledAt > REPEATED_MS) process.exit(1)
        return
      }
      signalledAt = performance.now()
      say('Stopping: letting running requests finish.')
      setTimeout(() => process.exit(1), GRACE_MS).unref()
      resolve()
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
