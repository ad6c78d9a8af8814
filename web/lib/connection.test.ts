// The line is missed when a call dies for want of it, and looked for until it is back.
import { health } from '@aerie/contract/health'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASKED, followConnection, isOnline, reportOffline, whenOnline } from './connection.ts'

const site = new EventTarget()
const asked = vi.fn<() => Promise<Response>>()
const down = () => Promise.reject(new TypeError('Failed to fetch'))
const up = () => Promise.resolve(Response.json({ status: 'ok' }))
const starting = () => Promise.resolve(Response.json({ status: 'starting' }, { status: 503 }))
const hotel = () => Promise.resolve(new Response('Sign in', { headers: { 'content-type': 'text/html' } }))

let leave: () => void
const seen: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
  seen.length = 0
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', site.addEventListener.bind(site))
  vi.stubGlobal('removeEventListener', site.removeEventListener.bind(site))
  const leaveLine = followConnection(() => seen.push(isOnline() ? 'back' : 'lost'))
  const leaveWaiting = whenOnline(() => seen.push('told'))
  leave = () => {
    leaveLine()
    leaveWaiting()
  }
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

test('what is asked is the health check', () => {
  expect(ASKED).toBe(health.check.path)
})

test('who waits is told once the server answers again, and it is looked for less and less often', async () => {
  asked.mockImplementation(down)
  reportOffline()
  reportOffline()
  await settle()
  expect(seen).toEqual(['lost'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toHaveBeenCalledTimes(3)
  asked.mockImplementation(up)
  await vi.advanceTimersByTimeAsync(4000)
  expect(seen).toEqual(['lost', 'back', 'told'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(4)
})

test('a call that failed for another reason tells nobody anything', async () => {
  asked.mockImplementation(up)
  reportOffline()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(seen).toEqual([])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the browser says when to look at once', async () => {
  asked.mockImplementation(down)
  site.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(600_000)
  asked.mockImplementation(up)
  site.dispatchEvent(new Event('online'))
  await settle()
  expect(seen).toEqual(['lost', 'back', 'told'])
})

test.each([
  ['what another answers in the place of the server', hotel],
  ['what a server answers that starts', starting],
])('%s is no connection', async (_, answer) => {
  asked.mockImplementation(answer)
  reportOffline()
  await settle()
  expect(seen).toEqual(['lost'])
})

test('nobody waits: nothing is looked for', async () => {
  leave()
  asked.mockImplementation(down)
  reportOffline()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).not.toHaveBeenCalled()
})
