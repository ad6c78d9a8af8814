// A rendition shows what the picture shows, whatever it was kept as, and has a mask for it.
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeFullRendition } from '../pictures/photo.ts'
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

const RED = { r: 200, g: 40, b: 60 }
const flat = (options = {}) => sharp({ create: { width: 90, height: 60, channels: 3, background: RED, ...options } })
const clear = { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } }

test.each<[string, number[], () => Promise<Sharp>]>([
  ['a JPEG', [200, 40, 60], async () => flat().jpeg({ quality: 100 })],
  ['one in CMYK', [200, 40, 60], async () => flat().toColourspace('cmyk').jpeg({ quality: 100 })],
  ['16 bits a channel', [200, 40, 60], async () => flat().toColourspace('rgb16').png()],
  ['greyscale', [80, 80, 80], async () => flat().toColourspace('b-w').png()],
  ['16 bits of grey', [80, 80, 80], async () => flat().toColourspace('grey16').png()],
  ['what is transparent, on the ground', [243, 237, 226], async () => flat(clear).png()],
  ['Display P3', [200, 40, 60], async () => flat().withIccProfile('p3').png()],
])('%s', async (what, colour, make) => {
  const rendition = await makeFullRendition(await (await make()).toBuffer())
  const { data, info } = await sharp(joinJpegs(rendition)).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([90, 60])
  expect(rendition).toMatchObject({ width: info.width, height: info.height })
  const middle = [...data.subarray((30 * info.width + 30) * 3).subarray(0, 3)]
  if (what === 'greyscale' || what === '16 bits of grey') expect(new Set(middle).size).toBe(1)
  else
    for (const [channel, level] of colour.entries())
      expect(Math.abs((middle[channel] ?? 0) - level)).toBeLessThan(what === 'one in CMYK' ? 20 : 9)
})

test('one longer than a JPEG can be comes shorter', async () => {
  const long = sharp({ create: { width: 66_000, height: 30, channels: 3, background: RED } })
  const rendition = await makeFullRendition(await long.png().toBuffer())
  expect(await sharp(joinJpegs(rendition)).metadata()).toMatchObject({ width: 65_500, height: 30 })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('taken with orientation %s it is upright', async (orientation) => {
  const { pixels, raw } = await makePicture(2, 151, 90)
  const taken = await sharp(pixels, { raw }).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
  const upright = await sharp(taken).autoOrient().raw().toBuffer({ resolveWithObject: true })
  const rendition = await makeFullRendition(taken)
  expect(rendition).toMatchObject({ width: upright.info.width, height: upright.info.height })
  expect(psnr(upright.data, await joined(rendition))).toBeGreaterThan(32)
})
