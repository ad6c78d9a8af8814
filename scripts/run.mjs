// Runs a program in the foreground: it shares this terminal, and whoever ends this process ends it too.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const GRACE_MS = 4_800
let told = false

/** Whether somebody wants an end of it all, and not of the running program alone. */
export const toldToStop = () => told

/**
 * Resolves to the exit code; 128 and the signal's number where a signal ended the program, as shells have it. `onStart` is
 * given the process.
 */
export function run(program, args, options = {}, onStart = (_child) => {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options })
  onStart(child)
  const forward = (signal) => {
    told = true
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
  }
  for (const signal of SIGNALS) process.on(signal, forward)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, forward)
  })
}

/** Resolves after so many milliseconds, or as soon as somebody wants an end of it all. */
export function rest(milliseconds) {
  return new Promise((resolve) => {
    const timer = setTimeout(wake, milliseconds)
    const stop = () => {
      told = true
      wake()
    }
    for (const signal of SIGNALS) process.on(signal, stop)
    function wake() {
      clearTimeout(timer)
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve(undefined)
    }
  })
}
