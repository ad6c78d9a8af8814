// Waits for the signal to stop, and makes sure that stopping ends.

const GRACE_MS = 4_500

/** Resolves at the first SIGINT or SIGTERM. From then on the process has 4.5 seconds; a second signal ends it at once. */
export const untilToldToStop = (say: (sentence: string) => void) =>
  new Promise<void>((resolve) => {
    let told = 0
    const stop = () => {
      told++
      if (told === 2) process.exit(1)
      if (told > 1) return
      say('Stopping: letting running requests finish.')
      setTimeout(() => process.exit(1), GRACE_MS).unref()
      resolve()
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
