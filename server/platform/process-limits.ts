// Watches from outside what a process takes for one order: what keeps its thread busy cannot watch itself.
import { readFileSync } from 'node:fs'

const LOOK_MS = 50
/** Of processor time, as Linux counts it for everybody who asks. */
const TICK_MS = 10

export interface ProcessLimits {
  /** Of processor time, from now on: a machine with much to do takes nothing of it. */
  processorMs: number
  /** Bytes resident. */
  memory: number
}

/** Whether this system tells what a process has taken. */
export const canWatch = process.platform === 'linux'

/** `exceeded` is settled once the process has taken more; never, where the system does not tell. */
export function watchProcess(pid: number, { processorMs, memory }: ProcessLimits) {
  const exceeded = Promise.withResolvers<'exhausted' | 'full'>()
  const before = processorTimeOf(pid) ?? 0
  const look = setInterval(() => {
    if ((processorTimeOf(pid) ?? 0) - before > processorMs) exceeded.resolve('exhausted')
    if ((memoryOf(pid) ?? 0) > memory) exceeded.resolve('full')
  }, LOOK_MS)
  if (!canWatch) clearInterval(look)
  return { exceeded: exceeded.promise, end: () => clearInterval(look) }
}

/** In milliseconds, its own and the system's for it; null where it is gone. */
function processorTimeOf(pid: number) {
  // Its name, in brackets, may hold anything.
  const fields = read(pid, 'stat')?.replace(/^.*\)/s, '').trim().split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : null
}

function memoryOf(pid: number) {
  const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(read(pid, 'status') ?? '') ?? []
  return kilobytes === undefined ? null : Number(kilobytes) * 1_024
}

/** The kernel writes these as they are read: nothing is waited for. */
function read(pid: number, name: 'stat' | 'status') {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}
