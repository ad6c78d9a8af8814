// How long a page's thread works from one frame to the next.

export const TRACED = {
  categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'],
}

interface TraceEvent {
  name: string
  cat: string
  pid: number
  tid: number
  ts: number
  /** From begin to end, in microseconds. */
  dur?: number
  /** Processor time of the thread, in microseconds. */
  tdur?: number
}

/** From a trace of the browser: milliseconds of processor time that the page's thread needed from each frame to the next. */
export const framesIn = (trace: Buffer): number[] => framesOf(eventsIn(trace))

/** The same from one mark of the page to another; the task in which a mark was made counts. */
export function framesBetween(trace: Buffer, from: string, to: string): number[] {
  const events = eventsIn(trace)
  const markOf = (mark: string) => {
    const found = events.find(({ name, cat }) => name === mark && cat.includes('blink.user_timing'))
    if (!found) throw new Error(`The page has not marked ${mark}`)
    return found
  }
  const [begin, end] = [markOf(from), markOf(to)]
  const own = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
  return framesOf(own.filter(({ ts, dur = 0 }) => ts + dur >= begin.ts && ts <= end.ts))
}

const eventsIn = (trace: Buffer) => (JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }).traceEvents

function framesOf(events: TraceEvent[]): number[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  const commits = (own: TraceEvent[]) => own.filter(({ name }) => name === 'Commit').length
  const [thread = []] = [...threads.values()].sort((a, b) => commits(b) - commits(a))
  const frames = [0]
  for (const { name, tdur = 0 } of thread.sort((a, b) => a.ts - b.ts)) {
    // A frame ends with its commit, which is a part of the last task that counts for it.
    if (name === 'Commit') frames.push(0)
    if (name === 'RunTask') frames.push((frames.pop() ?? 0) + tdur / 1000)
  }
  return frames
}
