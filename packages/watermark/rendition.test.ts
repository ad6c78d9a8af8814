// A rendition shows what the picture shows, and has a mask for it.
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { joinJpegs } from './joined-jpeg.ts'
import { makePicture } from './made-picture.fixture.ts'
import { maskSize } from './mask.ts'
import { makeRendition, type Rendition } from './rendition.ts'

const meanSquare = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, level, at) => sum + (level - (other[at] ?? 0)) ** 2, 0) / one.length
/** In decibels. */
const psnr = (one: Uint8Array, other: Uint8Array) => 10 * Math.log10(255 ** 2 / meanSquare(one, other))
const joined = (rendition: Rendition) => sharp(joinJpegs(rendition)).raw().toBuffer()

describe('of a picture in memory', () => {
  const size = { width: 641, height: 403 }
  let pixels: Buffer
  let rendition: Rendition
  beforeAll(async () => {
    const made = await makePicture(1, size.width, size.height)
    pixels = made.pixels
    rendition = await makeRendition(() => sharp(pixels, { raw: made.raw }), size)
  })

  test('the joined JPEG is as near to it as one of quality 92', async () => {
    const usual = await sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 92 })
      .toBuffer()
    const reached = psnr(pixels, await joined(rendition))
    expect(reached).toBeGreaterThan(psnr(pixels, await sharp(usual).raw().toBuffer()))
  })

  test('luma is that of JFIF', async () => {
    const luma = Uint8Array.from({ length: size.width * size.height }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(3 * at, 3 * at + 3)
      return Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
    })
    expect(psnr(luma, await sharp(rendition.y).toColourspace('b-w').raw().toBuffer())).toBeGreaterThan(47)
  })

  test('chroma has half the size, and the mask a byte for each of its cells', async () => {
    for (const jpeg of [rendition.cb, rendition.cr])
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: 321, height: 202, channels: 1 })
    const cells = maskSize(size)
    expect(rendition.mask).toHaveLength(cells.width * cells.height)
    expect(rendition.mask.reduce((least, amplitude) => Math.min(least, amplitude))).toBeGreaterThanOrEqual(36)
    expect(new Set(rendition.mask).size).toBeGreaterThan(50)
  })
})
