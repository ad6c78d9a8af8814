// The rendition of an uploaded picture shows what the picture shows, whatever it was kept as.
import { joinJpegs } from '@aerie/watermark/joined-jpeg'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import type { Rendition } from '@aerie/watermark/rendition'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { makeFullRendition } from './photo.ts'

const meanSquare = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, level, at) => sum + (level - (other[at] ?? 0)) ** 2, 0) / one.length
/** In decibels. */
const psnr = (one: Uint8Array, other: Uint8Array) => 10 * Math.log10(255 ** 2 / meanSquare(one, other))
const joined = (rendition: Rendition) => sharp(joinJpegs(rendition)).raw().toBuffer()

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
