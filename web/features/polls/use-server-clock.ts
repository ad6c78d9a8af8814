// The server's time, by which polls are open or not: whatever this device's clock says.
import { polls } from '@aerie/contract/polls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keysOf } from '#lib/api.ts'

const TICK_MS = 30_000
/** The server closes polls once a minute, and whenever somebody looks. */
const AFTER_END_MS = 1500

interface Clocked {
  serverNow: string
  endDate: string
}

/**
 * In milliseconds; `receivedAt` is when the polls came, by this device. When the next of them ends they are asked anew.
 */
export function useServerClock(polls: readonly Clocked[] | undefined, receivedAt: number): number {
  // The newest of them came last: a poll that was voted on is newer than those beside it.
  const newest = Math.max(0, ...(polls ?? []).map(({ serverNow }) => Date.parse(serverNow)))
  const ahead = newest > 0 ? newest - receivedAt : 0
  const [deviceNow, setDeviceNow] = useState(Date.now)
  const now = Math.max(deviceNow, receivedAt) + ahead
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useNextEnd(polls, ahead, () => setDeviceNow(Date.now()))
  return now
}

/** Longer than browsers wait. */
const LONGEST_WAIT_MS = 2_000_000_000

function useNextEnd(clocked: readonly Clocked[] | undefined, ahead: number, onEnd: () => void) {
  const cache = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is waited for, not whoever hears of it
  useEffect(() => {
    const now = Date.now() + ahead
    const ends = (clocked ?? []).map(({ endDate }) => Date.parse(endDate)).filter((end) => end > now)
    if (ends.length === 0) return
    const timer = setTimeout(
      () => {
        onEnd()
        for (const queryKey of keysOf(polls.list, polls.listAll)) void cache.invalidateQueries({ queryKey })
      },
      Math.min(LONGEST_WAIT_MS, Math.min(...ends) - now + AFTER_END_MS),
    )
    return () => clearTimeout(timer)
  }, [clocked, ahead, cache])
}
