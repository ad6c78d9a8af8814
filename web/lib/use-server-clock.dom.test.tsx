// Polls are open or not by the server's clock, and are asked again a moment after the next of them has ended.
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { test } from '../test/page.tsx'
import { useServerClock } from './use-server-clock.ts'

const HERE = Date.parse('2026-11-20T12:00:00.000Z')
const MINUTE_MS = 60_000
const at = (ms: number) => new Date(ms).toISOString()
/** The server is ten minutes ahead of this device. */
const SERVER = HERE + 10 * MINUTE_MS

beforeEach(() => {
  vi.useFakeTimers({ now: HERE })
})
afterEach(() => {
  vi.useRealTimers()
})

const endingIn = (...minutes: number[]) =>
  minutes.map((one) => ({ serverNow: at(SERVER), endDate: at(SERVER + one * MINUTE_MS) }))
const STALE = [['polls']]
const clock = (polls: ReturnType<typeof endingIn>) => useServerClock(polls, HERE, STALE)

test('the time is the server’s, and goes on', ({ run }) => {
  const { result } = run(clock, endingIn(60))
  expect(result.current).toBe(SERVER)
  act(() => vi.advanceTimersByTime(MINUTE_MS))
  expect(result.current).toBe(SERVER + MINUTE_MS)
})

test('a device whose clock is set back does not go back in time', ({ run }) => {
  const { result } = run(clock, endingIn(60))
  vi.setSystemTime(HERE - 60 * MINUTE_MS)
  act(() => vi.advanceTimersByTime(MINUTE_MS))
  expect(result.current).toBe(SERVER)
})

test('what has ended is asked again once, after the next end, and not for one that is over', ({ run }) => {
  const { cache } = run(clock, endingIn(-5, 2, 30))
  cache.setQueryData(['polls'], [])
  const isStale = () => cache.getQueryState(['polls'])?.isInvalidated
  act(() => vi.advanceTimersByTime(2 * MINUTE_MS + 1499))
  expect(isStale()).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(isStale()).toBe(true)
})

test('an end that is months away is not taken for now', ({ run }) => {
  const { cache } = run(clock, endingIn(60 * 24 * 90))
  cache.setQueryData(['polls'], [])
  act(() => vi.advanceTimersByTime(MINUTE_MS))
  expect(cache.getQueryState(['polls'])?.isInvalidated).toBe(false)
})
