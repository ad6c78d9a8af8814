// A marked picture looks as it did, bears its id, and is the same bytes each time.

import { carrierOf, TILE_UNIT, tileOf } from '@aerie/watermark/carrier'
import { encode, payloadOf } from '@aerie/watermark/code'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import { makeRendition, type Rendition } from '@aerie/watermark/rendition'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWatermark } from './watermark.ts'

const key = { id: 1, bytes: Buffer.alloc(32, 9) }
const watermark = openWatermark([key])
afterAll(() => watermark.close())

const decoded = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer()
const lumaOf = (jpeg: Uint8Array) => sharp(jpeg).toColourspace('b-w').raw().toBuffer()

/** In decibels. */
function psnr(one: Uint8Array, other: Uint8Array) {
  const sum = one.reduce((squares, level, at) => squares + (level - (other[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10((255 ** 2 * one.length) / sum)
}

/** How far the difference of two pictures of 1024 × 768 goes with a tile, in standard deviations. */
function correlation(marked: Uint8Array, plain: Uint8Array, tile: Int16Array) {
  let [sum, energy] = [0, 0]
  for (const [at, level] of marked.entries()) {
    const [x, y] = [(at % 1024) % 128, Math.floor(at / 1024) % 128]
    const difference = level - (plain[at] ?? 0)
    sum += (difference * (tile[2 * y * 256 + 2 * x] ?? 0)) / TILE_UNIT
    energy += difference ** 2
  }
  return sum / Math.sqrt(energy)
}

describe.each([1, 2])('made picture %s', (seed) => {
  const id = seed * 777_777_777
  let pixels: Buffer
  let rendition: Rendition
  let marked: Uint8Array
  beforeAll(async () => {
    const made = await makePicture(seed)
    pixels = made.pixels
    rendition = await makeRendition(() => sharp(pixels, { raw: made.raw }), made.raw)
    marked = await watermark.mark(rendition, id)
  })

  test('the mark itself costs no more than 45 dB', async () => {
    const unmarked = await watermark.mark({ ...rendition, mask: new Uint8Array(rendition.mask.length) }, id)
    expect(psnr(await lumaOf(marked), await lumaOf(unmarked))).toBeGreaterThanOrEqual(45)
  })

  test('it shows the picture', async () => {
    expect(psnr(await decoded(marked), pixels)).toBeGreaterThan(39)
  })

  test('one id is the same bytes, another one is not', async () => {
    expect(Buffer.from(await watermark.mark(rendition, id)).equals(marked)).toBe(true)
    expect(Buffer.from(await watermark.mark(rendition, id + 1)).equals(marked)).toBe(false)
  })
})

test('it bears the tile of its id and of its key, and of no other', async () => {
  const { pixels, raw } = await makePicture(1, 1024, 768)
  const rendition = await makeRendition(() => sharp(pixels, { raw }), raw)
  const marked = await lumaOf(await watermark.mark(rendition, 77))
  const plain = await lumaOf(rendition.y)
  const borne = (bytes: Uint8Array, id: number) =>
    correlation(marked, plain, tileOf(carrierOf(bytes), encode(payloadOf(bytes, id))))
  // Tiles of one key have their pilots in common.
  expect(borne(key.bytes, 77)).toBeGreaterThan(60)
  expect(Math.abs(borne(key.bytes, 0xa5_5a3c_c396))).toBeLessThan(40)
  expect(Math.abs(borne(Buffer.alloc(32, 10), 77))).toBeLessThan(15)
})
