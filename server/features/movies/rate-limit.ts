// Limits the rate of calls to another service, so that it has no reason to block this server.

export interface RateLimit {
  /** When a call that is made `now` may go out; null when that is too far off. Both in milliseconds. */
  reserve(now: number): number | null
  /** No call goes out before this moment. */
  rest(until: number): void
}

/** At most `perSecond` calls in any second. A call waits up to `timeoutMs` for its turn. */
export function openRateLimit(perSecond: number, timeoutMs: number): RateLimit {
  const latest: number[] = []
  let restUntil = 0
  return {
    reserve(now) {
      const [first = 0] = latest
      const at = Math.max(now, restUntil, latest.length < perSecond ? 0 : first + 1_000)
      if (at - now > timeoutMs) return null
      latest.push(at)
      if (latest.length > perSecond) latest.shift()
      return at
    },
    rest(until) {
      restUntil = Math.max(restUntil, until)
    },
  }
}
