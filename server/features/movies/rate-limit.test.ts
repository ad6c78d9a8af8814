// No second sees more calls than were agreed, and nobody waits for ever.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRateLimit } from './rate-limit.ts'

test('the first go at once, the next when the second is over', () => {
  const rateLimit = openRateLimit(2, 2_000)
  expect([0, 10, 20, 30].map((now) => rateLimit.reserve(now))).toEqual([0, 10, 1_000, 1_010])
})

test('whoever would wait too long is sent away, and takes no place', () => {
  const rateLimit = openRateLimit(1, 1_500)
  expect([0, 0, 0, 600].map((now) => rateLimit.reserve(now))).toEqual([0, 1_000, null, 2_000])
})

test('nothing goes out while the other side asks for rest', () => {
  const rateLimit = openRateLimit(5, 2_000)
  rateLimit.rest(3_000)
  rateLimit.rest(1_000)
  expect([0, 2_000, 3_500].map((now) => rateLimit.reserve(now))).toEqual([null, 3_000, 3_500])
})

test('however calls come, no second sees more than agreed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.nat(400), { maxLength: 60 }), (perSecond, pauses) => {
      const rateLimit = openRateLimit(perSecond, 10_000)
      let now = 0
      const starts = pauses.flatMap((pause) => {
        now += pause
        return rateLimit.reserve(now) ?? []
      })
      for (const start of starts)
        expect(starts.filter((at) => at >= start && at < start + 1_000).length).toBeLessThanOrEqual(perSecond)
    }),
  )
})
