// What is traced while one points, and when one points elsewhere.
import { expect, test, vi } from 'vitest'
import { openTracing } from './tracing.ts'

const line = { people: new Set([1, 2]), isPath: false }
const path = { people: new Set([2, 3]), isPath: true }

test('what is pointed at comes before what is pinned, which comes back', () => {
  const tracing = openTracing()
  tracing.pin(path)
  tracing.point(line)
  expect(tracing.traced()).toBe(line)
  tracing.point(null)
  expect(tracing.traced()).toBe(path)
  tracing.pin(null)
  expect(tracing.traced()).toBeNull()
})

test('who listens hears of changes, and of nothing else', () => {
  const tracing = openTracing()
  const listener = vi.fn()
  const leave = tracing.subscribe(listener)
  tracing.point(null)
  tracing.point(line)
  tracing.pin(path)
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  tracing.point(null)
  expect(listener).toHaveBeenCalledTimes(1)
})
