// Waits for the signal to stop, and makes sure that stopping ends.

const GRACE_MS = 4_500
/** A terminal tells the whole group, and npm passes on what it was told: the same wish comes twice. */
const ECHO_MS = 1_000

/** Resolves at the first SIGINT or SIGTERM. From then on the process has 4.5 seconds; a second wish ends it at once. */
export const untilToldToStop = (say: (sentence: string) => void) =>
  new Promise<void>((resolve) => {
    let toldAt: number | null = null
    const stop = () => {
      if (toldAt !== null) {
        if (performance.now() - toldAt > ECHO_MS) process.exit(1)
        return
      }
      toldAt = performance.now()
      say('Stopping: letting running requests finish.')
      setTimeout(() => process.exit(1), GRACE_MS).unref()
      resolve()
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
