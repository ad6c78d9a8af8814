// Keeps the server running: starts it again when it ends by nobody's wish or hangs, after pauses that grow while that goes on.
import { askAfter } from './ask-after.mjs'
import { rest, run, toldToStop } from './run.mjs'
import { openSystemd } from './systemd.mjs'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 60_000
const ASK_EVERY_MS = 10_000
/** Without an answer for so long it hangs. */
const TIMEOUT_MS = 60_000
/** A server that has answered for so long may be started again at once. */
const STEADY_MS = 10_000
/** It was told to stop, or has said why it does not start. */
const FINAL_CODES = [0, 1]

/** Resolves to the exit code of the last server; 0 where it was told to stop between two. The channel tells it when this process is gone. */
export async function supervise(
  program,
  args,
  {
    env: given,
    firstPauseMs = FIRST_PAUSE_MS,
    askEveryMs = ASK_EVERY_MS,
    timeoutMs = TIMEOUT_MS,
    steadyMs = STEADY_MS,
  },
) {
  const { systemd, env } = openSystemd(given)
  try {
    for (let wait = firstPauseMs; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      let health
      const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
      const code = await run(program, args, { env, stdio }, (child) => {
        health = askAfter(child, { everyMs: askEveryMs, timeoutMs, onOpen: systemd.open })
      })
      if (toldToStop() || FINAL_CODES.includes(code)) return code
      if (health.answeredForMs() >= steadyMs) wait = firstPauseMs
      // The first process of a container ends by no signal that it does not listen to.
      const rested = rest(wait)
      console.error(`Aerie ended by itself (${code}). Starting it again in ${wait / 1000} s.`)
      await rested
      if (toldToStop()) return 0
    }
  } finally {
    systemd.close()
  }
}
