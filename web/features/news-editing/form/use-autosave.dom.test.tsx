// What is written saves itself once its writer pauses; what fails waits until he has written on.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutosave } from './use-autosave.ts'

const save = vi.fn<() => Promise<void>>()
beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const write = (title: string, isWanted = true) => ({ state: { title }, isWanted, save })

test('once, a pause after the last letter', async () => {
  const { rerender } = renderHook(useAutosave, { initialProps: write('L') })
  await pass(1499)
  rerender(write('La'))
  await pass(1499)
  expect(save).not.toHaveBeenCalled()
  await pass(1)
  await pass(60_000)
  expect(save).toHaveBeenCalledTimes(1)
})

test('not while it is not wanted, nor after the page was left', async () => {
  const { rerender, unmount } = renderHook(useAutosave, { initialProps: write('L', false) })
  await pass(60_000)
  rerender(write('La'))
  unmount()
  await pass(60_000)
  expect(save).not.toHaveBeenCalled()
})

test('what failed says why, is not tried over and over, and goes with the next letter', async () => {
  const fault = new Error('No')
  save.mockRejectedValueOnce(fault)
  const { result, rerender } = renderHook(useAutosave, { initialProps: write('L') })
  await pass(60_000)
  expect(result.current.fault).toBe(fault)
  rerender(write('L', false))
  rerender(write('L'))
  await pass(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  rerender(write('La'))
  expect(result.current.fault).toBeUndefined()
  await pass(1500)
  expect(save).toHaveBeenCalledTimes(2)
})
