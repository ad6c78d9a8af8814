// What the server says has changed is asked again, and after a silence everything. Each tab listens for itself here.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'

/** The browser's own class, as far as it is used: a test plays the server's part. */
class Stream {
  static readonly CLOSED = 2
  static opened: Stream[] = []
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}

  constructor() {
    Stream.opened.push(this)
  }
}

const latest = () => Stream.opened.at(-1) as Stream
const isStale = (cache: QueryClient, key: string[]) => cache.getQueryState(key)?.isInvalidated

function openCache() {
  const cache = new QueryClient()
  for (const key of [['members'], ['members', '12'], ['stats'], ['auth', 'session']]) cache.setQueryData(key, {})
  followChanges(cache)
  latest().onopen()
  return cache
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('navigator', {})
  Stream.opened = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change makes stale what lies under its keys, and nothing else', () => {
  const cache = openCache()
  latest().onmessage({ data: '{"keys":[["members",12]]}' })
  expect(isStale(cache, ['members', '12'])).toBe(true)
  expect(isStale(cache, ['members'])).toBe(false)
  latest().onmessage({ data: '{"keys":[["members"]]}' })
  expect(isStale(cache, ['members'])).toBe(true)
  expect(isStale(cache, ['stats'])).toBe(false)
})

test('the first opening makes nothing stale, one after a break everything', () => {
  const cache = openCache()
  expect(isStale(cache, ['stats'])).toBe(false)
  latest().onerror()
  latest().onopen()
  expect(isStale(cache, ['stats'])).toBe(true)
})

test('a stream that was refused is opened anew, less and less often, and asks whether the session has ended', () => {
  const cache = openCache()
  const refuse = () => {
    latest().readyState = Stream.CLOSED
    latest().onerror()
  }
  refuse()
  expect(isStale(cache, ['auth', 'session'])).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(Stream.opened).toHaveLength(2)
  refuse()
  vi.advanceTimersByTime(3999)
  expect(Stream.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(Stream.opened).toHaveLength(3)
})
