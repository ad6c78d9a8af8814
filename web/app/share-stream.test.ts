// One tab listens for all; when it closes or falls asleep, another takes its place. The test plays the other tab.
import type { StaleMessage } from '@aerie/contract/stale'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shareStream } from './share-stream.ts'

const NAME = 'aerie-changes'
const MEMBERS: StaleMessage = { number: 7, stale: [{ path: '/api/members' }] }

const page = Object.assign(new EventTarget(), { hidden: false })
const comeIntoView = () => page.dispatchEvent(new Event('visibilitychange'))

/** What the tab did, in order. */
const deeds: unknown[] = []
/** When it began to listen. */
let listening = 0
let tell: (message: StaleMessage) => void
let other: BroadcastChannel
const heardByOther: unknown[] = []

/** Holds the lock until it is given back or stolen. */
async function holdLock(options: LockOptions = {}) {
  const held = Promise.withResolvers<() => void>()
  const over = navigator.locks.request(NAME, options, () => new Promise<void>((giveBack) => held.resolve(giveBack)))
  return { giveBack: await held.promise, over }
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('document', page)
  other = new BroadcastChannel(NAME)
  other.onmessage = ({ data }) => heardByOther.push(data)
})

afterAll(() => {
  other.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('while another tab listens, this one hears what it says; it takes over when nobody answers any more', async () => {
  const { over } = await holdLock()
  shareStream(
    (broadcast, missed) => {
      tell = broadcast
      listening = performance.now()
      deeds.push(missed ? 'listens, late' : 'listens')
      return () => deeds.push('stops')
    },
    (message) => deeds.push(message),
  )
  other.postMessage(MEMBERS)
  await expect.poll(() => deeds).toEqual([MEMBERS])

  comeIntoView()
  await expect(over).rejects.toThrow()
  expect(deeds).toEqual([MEMBERS, 'listens, late'])
})

test('what it hears it tells the others, and answers who asks', async () => {
  vi.advanceTimersByTime(100)
  tell(MEMBERS)
  await expect.poll(() => deeds.at(-1)).toEqual(MEMBERS)
  await expect.poll(() => heardByOther).toEqual([{ age: expect.any(Number) }, 'Is anybody listening?', MEMBERS])
  other.postMessage('Is anybody listening?')
  await expect.poll(() => heardByOther.at(-1)).toEqual({ number: null, stale: [] })
})

test('a tab that comes later is told what was heard while it loaded; all is stale where it loaded before', async () => {
  const before = heardByOther.length
  other.postMessage({ age: 0 })
  other.postMessage('Is anybody listening?')
  await expect.poll(() => heardByOther.slice(before)).toEqual([{ number: null, stale: [] }])
  vi.advanceTimersByTime(100)
  other.postMessage({ age: performance.now() - listening })
  await expect.poll(() => heardByOther.slice(before + 1)).toEqual([MEMBERS])
  other.postMessage({ age: performance.now() })
  await expect.poll(() => heardByOther.at(-1)).toEqual({ number: null, stale: 'everything' })
})

test('when another takes over it stops, and listens again once that one has closed', async () => {
  const { giveBack } = await holdLock({ steal: true })
  await expect.poll(() => deeds.at(-1)).toBe('stops')
  giveBack()
  await expect.poll(() => deeds.at(-1)).toBe('listens, late')
})
