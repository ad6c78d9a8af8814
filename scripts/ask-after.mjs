// Asks a server over its channel whether it still answers, and ends one that does not any more.

/**
 * The server says once that it is open, and says so again whenever it is asked. Before that it may take as long as it
 * likes: a large database is brought up to date.
 */
export function askAfter(child, { everyMs, timeoutMs, onOpen }) {
  /** @type {number | null} */
  let openedAt = null
  let answeredAt = 0
  let unanswered = 0
  let asking
  child.on('message', () => {
    answeredAt = performance.now()
    unanswered = 0
    if (openedAt !== null) return
    openedAt = answeredAt
    onOpen()
    asking = setInterval(ask, everyMs)
  })
  child.once('exit', () => clearInterval(asking))

  function ask() {
    // Counted, so that a machine that slept in between has not waited.
    if (unanswered * everyMs >= timeoutMs) return end()
    unanswered += 1
    child.send('Do you answer?', () => {})
  }

  function end() {
    clearInterval(asking)
    console.error(`Aerie has not answered for ${timeoutMs / 1000} s. Ending it.`)
    // What does not hear us hears no other signal either.
    child.kill('SIGKILL')
  }

  return {
    /** Milliseconds from the first answer until it ended or hung. */
    answeredForMs() {
      if (openedAt === null) return 0
      return (unanswered > 1 ? answeredAt : performance.now()) - openedAt
    },
  }
}
