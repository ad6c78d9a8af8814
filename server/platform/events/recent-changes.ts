// The changes of the last minute, for pages whose stream opens after they asked for what they show.
import { EVERYTHING } from '@aerie/contract/stale'
import type { Bus, Change } from './bus.ts'

const KEPT_MS = 60_000
const MOST_KEPT = 1000
const ALL: Change = { number: null, stale: EVERYTHING }

export interface RecentChanges {
  /** What was delivered within these milliseconds, the oldest first; where not all of it is kept, that everything was. */
  within(ms: number): Change[]
}

export function keepRecentChanges(bus: Pick<Bus, 'subscribe'>): RecentChanges {
  let kept: { at: number; change: Change }[] = []
  let complete = Number.NEGATIVE_INFINITY
  bus.subscribe((change) => {
    const now = performance.now()
    kept.push({ at: now, change })
    if (kept.length <= MOST_KEPT) return
    // Halved, so that the list is not copied with every change.
    const [left, stays] = [kept.slice(0, MOST_KEPT / 2), kept.slice(MOST_KEPT / 2)]
    complete = left.at(-1)?.at ?? complete
    kept = stays
  })
  return {
    within(ms) {
      const since = performance.now() - ms
      if (ms > KEPT_MS || since <= complete) return [ALL]
      return kept.filter(({ at }) => at >= since).map(({ change }) => change)
    },
  }
}
