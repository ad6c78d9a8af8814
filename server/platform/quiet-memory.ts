// Gives back what many callers have left in memory, once it is quiet: by itself V8 collects only while something new is made.
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 10_000
/** The share of that time in which there was something to do. */
const MOST_BUSY = 0.05
/** Bytes that have come since the last time: collecting them takes this thread some tens of milliseconds. */
const WORTH = 16_000_000

/** Until the process ends; it does not keep it from that. */
export function giveBackWhenQuiet({ everyMs = EVERY_MS } = {}) {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  let left = 0
  let since = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, since)
    since = now
    if (utilization > MOST_BUSY || process.memoryUsage.rss() < left + WORTH) return
    // Of that flavour alone it gives the emptied pages back to the system.
    collect({ type: 'major', flavor: 'last-resort' })
    left = process.memoryUsage.rss()
  }, everyMs).unref()
}
