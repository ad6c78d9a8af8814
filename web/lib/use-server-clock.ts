// The server's time, by which polls and elections are open or not: whatever this device's clock says.
import { timeOf } from '@aerie/text/moments'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const TICK_MS = 30_000
/** By then the server has closed it, or does so for whoever looks. */
const AFTER_END_MS = 1500

interface Clocked {
  serverNow: string
  endDate: string
}

/**
 * In milliseconds; `receivedAt` is when they came, by this device. When the next of them ends, what is named by `stale` is
 * asked anew.
 */
export function useServerClock(
  clocked: readonly Clocked[] | undefined,
  receivedAt: number,
  stale: readonly QueryKey[],
): number {
  // The newest of them came last: what was voted on is newer than those beside it.
  const newest = Math.max(0, ...(clocked ?? []).map(({ serverNow }) => timeOf(serverNow)))
  const ahead = newest > 0 ? newest - receivedAt : 0
  const [deviceNow, setDeviceNow] = useState(Date.now)
  const now = Math.max(deviceNow, receivedAt) + ahead
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useNextEnd(clocked, ahead, stale, () => setDeviceNow(Date.now()))
  return now
}

/** Longer than browsers wait. */
const LONGEST_WAIT_MS = 2_000_000_000

function useNextEnd(
  clocked: readonly Clocked[] | undefined,
  ahead: number,
  stale: readonly QueryKey[],
  onEnd: () => void,
) {
  const cache = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is waited for, not whoever hears of it
  useEffect(() => {
    const now = Date.now() + ahead
    const ends = (clocked ?? []).map(({ endDate }) => timeOf(endDate)).filter((end) => end > now)
    if (ends.length === 0) return
    const timer = setTimeout(
      () => {
        onEnd()
        for (const queryKey of stale) void cache.invalidateQueries({ queryKey })
      },
      Math.min(LONGEST_WAIT_MS, Math.min(...ends) - now + AFTER_END_MS),
    )
    return () => clearTimeout(timer)
  }, [clocked, ahead, stale, cache])
}
