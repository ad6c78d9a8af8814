// A toast goes by itself, but not while somebody reads it; Escape closes it alone, and gives back the focus.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  )
  screen.getByRole('button', { name: 'Save' }).focus()
  act(() => void toast({ title: 'Saved' }))
})

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const isShown = () => screen.queryByRole('status') !== null
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('it goes after five seconds', () => {
  pass(4999)
  expect(isShown()).toBe(true)
  pass(1)
  expect(isShown()).toBe(false)
})

test('a pointer on it holds the time, which then goes on from where it was', () => {
  pass(4000)
  fireEvent.pointerEnter(region())
  pass(60_000)
  expect(isShown()).toBe(true)
  fireEvent.pointerLeave(region())
  pass(999)
  expect(isShown()).toBe(true)
  pass(1)
  expect(isShown()).toBe(false)
})

test('nobody reads in a window that has lost the focus', () => {
  fireEvent.blur(window)
  pass(60_000)
  expect(isShown()).toBe(true)
  fireEvent.focus(window)
  pass(5000)
  expect(isShown()).toBe(false)
})

test('F8 leads to it; Escape closes it and leads back', () => {
  fireEvent.keyDown(document, { key: 'F8' })
  expect(document.activeElement).toBe(region())
  pass(60_000)
  expect(isShown()).toBe(true)
  fireEvent.keyDown(region(), { key: 'Escape' })
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

test('a failure is an alert', () => {
  act(() => void toast({ title: 'Error', tone: 'destructive' }))
  expect(screen.getByRole('alert').textContent).toContain('Error')
})
