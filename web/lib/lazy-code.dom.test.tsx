// Code that a page waits for comes by itself when the line is back that was missing.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { test } from '../test/page.tsx'
import { lazyCode, useCode } from './lazy-code.ts'
import { usePaused } from './use-paused.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('code that failed is fetched once the line is back, and by nobody who does not want it', async ({ wire }) => {
  const line = { asked: 0 }
  const code = lazyCode(async () => {
    line.asked += 1
    return (await fetch('/api/health')).json()
  })
  const { result, rerender } = renderHook(({ wanted }) => useCode(code, wanted), { initialProps: { wanted: false } })
  expect(line.asked).toBe(0)
  wire.cut()
  rerender({ wanted: true })
  await expect.poll(() => result.current.error).not.toBeNull()
  await act(async () => void window.dispatchEvent(new Event('offline')))
  wire.mend()
  await act(async () => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => result.current.data).toEqual({ status: 'ok', auditLog: 'whole' })
  expect(result.current.error).toBeNull()
})

test('what is typed counts once the typing pauses', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(usePaused, { initialProps: 'L' })
  rerender('La')
  act(() => vi.advanceTimersByTime(299))
  rerender('Lake')
  act(() => vi.advanceTimersByTime(299))
  expect(result.current).toBe('L')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('Lake')
})
