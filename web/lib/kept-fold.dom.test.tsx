// What was folded stays folded at the next visit, and where the browser keeps nothing it starts as it is meant to.
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeptFold } from './kept-fold.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const visit = (startsOpen: boolean) => renderHook(() => useKeptFold('a-fold', startsOpen)).result

test('it is as it was left', () => {
  const first = visit(true)
  expect(first.current[0]).toBe(true)
  act(() => first.current[1](false))
  expect(first.current[0]).toBe(false)
  const second = visit(true)
  expect(second.current[0]).toBe(false)
  act(() => second.current[1](true))
  expect(visit(false).current[0]).toBe(true)
})

test('a browser that keeps nothing folds all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Refused')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Refused')
  })
  const fold = visit(true)
  act(() => fold.current[1](false))
  expect(fold.current[0]).toBe(false)
})
