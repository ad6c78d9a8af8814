// What fails is tried three times more, after ever longer pauses.
import { expect, test } from 'vitest'
import { CannotDraw } from './drawing/provider.ts'
import { loadWithRetry } from './load-with-retry.ts'

function attempts(failing: number, error: Error = new Error('Not there')) {
  const pauses: number[] = []
  let made = 0
  const load = async () => {
    if (made++ < failing) throw error
    return made
  }
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  const { signal } = new AbortController()
  return { result: loadWithRetry(load, signal, pause), pauses, made: () => made }
}

test('what comes in the end came', async () => {
  const { result, pauses } = attempts(3)
  expect(await result).toBe(4)
  expect(pauses).toEqual([1000, 2000, 4000])
})

test('after three more tries the failure is told', async () => {
  const { result, made } = attempts(9)
  await expect(result).rejects.toThrow('Not there')
  expect(made()).toBe(4)
})

test('what the browser cannot do is not tried again', async () => {
  const { result, made } = attempts(9, new CannotDraw('The browser has no WebGL'))
  await expect(result).rejects.toBeInstanceOf(CannotDraw)
  expect(made()).toBe(1)
})

test('nobody waits for it any more: it is not tried again', async () => {
  const stopping = new AbortController()
  let made = 0
  const load = async () => {
    made++
    stopping.abort()
    throw new Error('Not there')
  }
  await expect(loadWithRetry(load, stopping.signal)).rejects.toBe(stopping.signal.reason)
  expect(made).toBe(1)
})
