// One toast at a time; dismissed ones stay in the list, hidden, for 1,000,000 ms.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('the latest toast takes the place of the one before', () => {
  toast({ title: 'Saved' })
  toast({ title: 'Error', description: 'Not saved', tone: 'destructive' })
  expect(currentToasts()).toMatchObject([{ title: 'Error', description: 'Not saved', tone: 'destructive', open: true }])
})

test('a dismissed toast is hidden at once and gone after 1,000,000 ms', () => {
  dismissToast(toast({ title: 'Saved' }))
  expect(currentToasts()).toMatchObject([{ title: 'Saved', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
})

test('the removal of an earlier toast leaves the later one standing', () => {
  dismissToast(toast({ title: 'First' }))
  toast({ title: 'Second' })
  vi.advanceTimersByTime(1_000_000)
  expect(currentToasts()).toMatchObject([{ title: 'Second', open: true }])
})

test('listeners hear of every change until they leave; dismissing twice is no change', () => {
  const heard = vi.fn()
  const leave = subscribeToToasts(heard)
  const id = toast({ title: 'Saved' })
  dismissToast(id)
  dismissToast(id)
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  toast({ title: 'Unheard' })
  expect(heard).toHaveBeenCalledTimes(2)
})
