// The crop is the largest 4:5 of what was chosen, lies inside the picture, and is never scaled up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planCut } from './portrait-crop.ts'

test('is cut from the middle and the top third, at 896 pixels', () => {
  expect(planCut({ width: 4000, height: 3000 }, null)).toEqual({
    scaled: { width: 1493, height: 1120 },
    cut: { left: 299, top: 0, width: 896, height: 1120 },
  })
  expect(planCut({ width: 1000, height: 2150 }, null).cut).toEqual({ left: 0, top: 269, width: 896, height: 1120 })
})

test('is what the member chose', () => {
  const chosen = { left: 0.5, top: 0.25, width: 0.25, height: 0.25 }
  expect(planCut({ width: 1600, height: 2000 }, chosen)).toEqual({
    scaled: { width: 1600, height: 2000 },
    cut: { left: 800, top: 500, width: 400, height: 500 },
  })
})

const length = fc.integer({ min: 1, max: 60_000 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('lies inside any picture, whatever was chosen of it', () => {
  fc.assert(
    fc.property(length, length, share, share, share, share, (width, height, left, top, right, bottom) => {
      const crop = { left, top, width: (1 - left) * right, height: (1 - top) * bottom }
      fc.pre(crop.width > 0 && crop.height > 0)
      const { scaled, cut } = planCut({ width, height }, crop)
      expect(cut.width).toBeGreaterThanOrEqual(1)
      expect(cut.height).toBeGreaterThanOrEqual(1)
      expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0)
      expect(cut.left + cut.width).toBeLessThanOrEqual(scaled.width)
      expect(cut.top + cut.height).toBeLessThanOrEqual(scaled.height)
      expect(scaled.width).toBeLessThanOrEqual(width)
      expect(scaled.height).toBeLessThanOrEqual(height)
      expect(cut.width).toBeLessThanOrEqual(896)
    }),
  )
})
