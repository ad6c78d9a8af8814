// How long a page's thread works from one frame to the next.

export const TRACED = { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] }

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** Processor time of the thread, in microseconds. */
  tdur?: number
}

/** From a trace of the browser: milliseconds of processor time that the page's thread needed from each frame to the next. */
export function framesIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }
  const threads = Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`)
  const commits = (events: TraceEvent[]) => events.filter(({ name }) => name === 'Commit').length
  const [thread = []] = [...threads.values()].sort((a, b) => commits(b) - commits(a))
  const frames = [0]
  for (const { name, tdur = 0 } of thread.sort((a, b) => a.ts - b.ts)) {
    // A frame ends with its commit, which is a part of the last task that counts for it.
    if (name === 'Commit') frames.push(0)
    if (name === 'RunTask') frames.push((frames.pop() ?? 0) + tdur / 1000)
  }
  return frames
}
