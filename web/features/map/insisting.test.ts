// What fails is tried three times more, after ever longer pauses.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CannotDraw } from '#features/map-drawing/provider.ts'
import { insisting } from './insisting.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function attempts(failing: number, error: Error = new Error('Not there')) {
  const made: number[] = []
  const queryFn = async () => {
    made.push(Date.now())
    if (made.length <= failing) throw error
    return made.length
  }
  const query = new QueryObserver(new QueryClient(), { ...insisting, queryKey: ['map'], queryFn })
  const leave = query.subscribe(() => {})
  const pauses = () => made.slice(1).map((at, turn) => at - (made[turn] ?? 0))
  return { result: () => query.getCurrentResult(), query, leave, pauses, made }
}

test('what comes in the end came', async () => {
  const { result, pauses } = attempts(3)
  await vi.runAllTimersAsync()
  expect(result()).toMatchObject({ status: 'success', data: 4 })
  expect(pauses()).toEqual([1000, 2000, 4000])
})

test('after three more tries the failure is told, and who asks again is answered', async () => {
  const { result, query, made } = attempts(4)
  await vi.runAllTimersAsync()
  expect(result()).toMatchObject({ status: 'error', error: new Error('Not there') })
  expect(made).toHaveLength(4)
  void query.refetch()
  await vi.runAllTimersAsync()
  expect(result()).toMatchObject({ status: 'success', data: 5 })
})

test('what the browser cannot do is not tried again', async () => {
  const { result, made } = attempts(9, new CannotDraw('The browser has no WebGL'))
  await vi.runAllTimersAsync()
  expect(result().error).toBeInstanceOf(CannotDraw)
  expect(made).toHaveLength(1)
})

test('nobody waits for it any more: it is not tried again', async () => {
  const { leave, made } = attempts(9)
  leave()
  await vi.runAllTimersAsync()
  expect(made).toHaveLength(1)
})
