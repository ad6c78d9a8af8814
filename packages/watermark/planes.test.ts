// The planes of pixels in memory are those that sharp makes of the same picture, whatever its sides.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { planesOf } from './planes.ts'

const colours = {
  red: { rgb: [255, 0, 0], ycc: [76, 85, 255] },
  green: { rgb: [0, 255, 0], ycc: [150, 44, 21] },
  blue: { rgb: [0, 0, 255], ycc: [29, 255, 107] },
  white: { rgb: [255, 255, 255], ycc: [255, 128, 128] },
  black: { rgb: [0, 0, 0], ycc: [0, 128, 128] },
}

test.each(Object.entries(colours))('%s as JFIF has it', (_name, { rgb, ycc }) => {
  const { y, cb, cr } = planesOf(Uint8Array.from([...rgb, ...rgb, ...rgb, ...rgb]), { width: 2, height: 2 })
  expect([y.values[3], cb.values[0], cr.values[0]]).toEqual(ycc)
})

test.each([
  { width: 1, height: 1 },
  { width: 1, height: 6 },
  { width: 5, height: 3 },
  { width: 64, height: 47 },
])('$width × $height: luma of each pixel, chroma of each two by two', async (size) => {
  const pixels = await sharp({
    create: { ...size, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .raw()
    .toBuffer()
  const { y, cb, cr } = planesOf(pixels, size)
  const of = (x: number, row: number, weights: number[]) =>
    weights.reduce((sum, weight, channel) => sum + weight * (pixels[(row * size.width + x) * 3 + channel] ?? 0), 0)
  expect(y.values).toHaveLength(size.width * size.height)
  for (const [at, value] of y.values.entries())
    near(value, of(at % size.width, Math.floor(at / size.width), [0.299, 0.587, 0.114]))
  const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) }
  expect(cb).toMatchObject(half)
  expect(cr).toMatchObject(half)
  // The last of an odd side is as the one before it.
  for (let row = 0; row < Math.max(1, size.height >> 1); row++)
    for (let x = 0; x < Math.max(1, size.width >> 1); x++) {
      const cells = [0, 1, 2, 3].map((cell) => [
        Math.min(size.width - 1, 2 * x + (cell & 1)),
        Math.min(size.height - 1, 2 * row + (cell >> 1)),
      ])
      const mean = (weights: number[]) =>
        128 + cells.reduce((sum, [column = 0, line = 0]) => sum + of(column, line, weights), 0) / 4
      near(cb.values[row * half.width + x] ?? -1, mean([-0.168736, -0.331264, 0.5]))
      near(cr.values[row * half.width + x] ?? -1, mean([0.5, -0.418688, -0.081312]))
    }
  expect(cb.values.at(-1)).toBe(
    cb.values[(Math.max(1, size.height >> 1) - 1) * half.width + Math.max(1, size.width >> 1) - 1],
  )
})

const near = (value: number, exact: number) => expect(Math.abs(value - exact)).toBeLessThanOrEqual(0.51)
