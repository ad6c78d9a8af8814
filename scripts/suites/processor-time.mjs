// How long processors have worked for programs that this process ran.
import { readFileSync } from 'node:fs'

/** What Linux counts by, on every machine. */
const TICKS_A_SECOND = 100
/** Fields of /proc/PID/stat, counted after the name of the program, which may hold anything: cutime and cstime. */
const FIRST_FIELD = 13

/** Seconds for all programs of this process that have ended, and for those that they waited for; null where the system does not tell. */
export function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[FIRST_FIELD]) + Number(fields[FIRST_FIELD + 1])) / TICKS_A_SECOND
  } catch {
    return null
  }
}
