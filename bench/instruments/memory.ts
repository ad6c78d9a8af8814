// What a process and everything it started occupy in memory, as Linux counts it.
import { readFileSync, writeFileSync } from 'node:fs'
import { processesOf } from './cpu-time.ts'

/** Bytes of a process and of all it started, a page that several processes share being divided among them. */
export const proportionalSizeOf = (root: number) => processesOf(root).reduce((sum, pid) => sum + ownSizeOf(pid), 0)

const isDatabase = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')

/** Looks ten times a second, until it is told to stop, for the most that a process and all it started hold, but for the database. */
export function watchPeakOf(root: number) {
  let peak = 0
  const look = () => {
    const held = processesOf(root).reduce((sum, pid) => {
      try {
        return sum + (isDatabase(pid) ? 0 : ownSizeOf(pid))
      } catch {
        // It has ended meanwhile.
        return sum
      }
    }, 0)
    peak = Math.max(peak, held)
    return held
  }
  const before = look()
  const timer = setInterval(look, 100)
  return {
    /** Bytes by which it grew at most. */
    stop() {
      clearInterval(timer)
      return peak - before
    },
  }
}

/** The share of one process. */
export const ownSizeOf = (pid: number) => field(`/proc/${pid}/smaps_rollup`, 'Pss')

/** The bytes that one process has resident now. */
export const residentSizeOf = (pid: number) => field(`/proc/${pid}/status`, 'VmRSS')

/** The most bytes that one process had resident since `resetPeakOf`. */
export const peakSizeOf = (pid: number) => field(`/proc/${pid}/status`, 'VmHWM')

export const resetPeakOf = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Those files count in kB of 1024 bytes. */
function field(file: string, name: string) {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))
  return Number(found?.[1] ?? 0) * 1024
}
