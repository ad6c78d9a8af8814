// Keeps the server running: starts it again when it ends by nobody's wish, after pauses that grow while that goes on.
import { setTimeout as pause } from 'node:timers/promises'
import { run, toldToStop } from './run.mjs'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 60_000
/** A server that ran for so long may be started again at once. */
const STEADY_MS = 60_000
/** It was told to stop, or has said why it does not start. */
const FINAL_CODES = [0, 1]

/** Resolves to the exit code of the last server. The channel tells it when this process is gone. */
export async function supervise(program, args, { env }) {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    const began = performance.now()
    const code = await run(program, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    if (toldToStop() || FINAL_CODES.includes(code)) return code
    if (performance.now() - began > STEADY_MS) wait = FIRST_PAUSE_MS
    console.error(`Aerie ended by itself (${code}). Starting it again in ${wait / 1000} s.`)
    await pause(wait)
  }
}
