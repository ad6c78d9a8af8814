// A page that comes late is told all that it missed, or that it must ask for everything.
import { EVERYTHING, staleOf } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from './bus.ts'
import { keepRecentChanges } from './recent-changes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function open() {
  let tell = (_: Change) => {}
  const recent = keepRecentChanges({
    subscribe(listener) {
      tell = listener
      return () => true
    },
  })
  const change = (id: number) => tell({ number: id, stale: staleOf([id], stats.show) })
  return { recent, change, numbers: (ms: number) => recent.within(ms).map(({ number }) => number) }
}

test('what came within the time is told, in its order', () => {
  const { change, numbers } = open()
  change(1)
  vi.advanceTimersByTime(3000)
  change(2)
  vi.advanceTimersByTime(1000)
  change(3)
  expect(numbers(2000)).toEqual([2, 3])
  expect(numbers(0)).toEqual([3])
  vi.advanceTimersByTime(1)
  expect(numbers(0)).toEqual([])
})

test('whoever comes too late, or after more than is kept, asks for everything', () => {
  const { change, numbers, recent } = open()
  expect(recent.within(60_001)).toEqual([{ number: null, stale: EVERYTHING }])
  for (let id = 1; id <= 1001; id++) change(id)
  expect(recent.within(1000)).toEqual([{ number: null, stale: EVERYTHING }])
  vi.advanceTimersByTime(1)
  for (let id = 1002; id <= 1200; id++) change(id)
  expect(numbers(0)).toHaveLength(199)
})
