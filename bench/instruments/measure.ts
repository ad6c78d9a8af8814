// Processor time per request: several rounds of many requests, of which the median or the least counts.
import { cpuTimeOf } from './cpu-time.ts'

export interface Subject {
  /** Whose processor time counts, with that of everything it started. */
  pid: number
  send(i: number): Promise<unknown>
}

export interface Effort {
  rounds?: number
  /** Per round. Processor time is counted in steps of 10 ms, so a round should need a few hundred. */
  requests: number
  /** How many are under way at a time. */
  atOnce?: number
  /** Which of the rounds counts: the median one, or the least, where a machine that does much else would add to each. */
  counts?: (rounds: number[]) => number
}

/** Milliseconds per request of each subject. Their rounds alternate, so that a busy machine is as unkind to all. */
export async function cpuPerRequest(
  subjects: Subject[],
  { rounds = 5, requests, atOnce = 4, counts = median }: Effort,
) {
  const used = subjects.map((): number[] => [])
  for (const { send } of subjects) await inParallel(requests, atOnce, send)
  for (let round = 0; round < rounds; round++)
    for (const [at, { pid, send }] of subjects.entries()) {
      const before = cpuTimeOf(pid)
      await inParallel(requests, atOnce, send)
      used[at]?.push((cpuTimeOf(pid) - before) / requests)
    }
  return used.map(counts)
}

/** Does a piece of work `count` times, `atOnce` at a time. */
export async function inParallel(count: number, atOnce: number, work: (i: number) => Promise<unknown>) {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

export const least = (values: number[]) => Math.min(...values)

export const median = (values: number[]) => quantile(values, 0.5)

export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
