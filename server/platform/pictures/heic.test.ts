// Photos as iPhones keep them: upright, in their colours, by the clock they were taken at, and damaged ones refused.
import { readFile } from 'node:fs/promises'
import { joinJpegs } from '@aerie/watermark/joined-jpeg'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heicToJpeg, isHeic } from './heic.ts'
import { readsHeic } from './heic-decoder.ts'
import { PHONE } from './phone.fixture.ts'
import { makePhoto } from './photo.ts'
import { colourAt, describeImage, distance, plain } from './picture.fixture.ts'

test('is a JPEG of its size, upright, with its profile and nothing else', async () => {
  expect(readsHeic()).toBe(true)
  const { width, height, icc, exif } = await sharp(await heicToJpeg(await readFile(PHONE))).metadata()
  expect([width, height, exif]).toEqual([320, 480, undefined])
  expect(icc?.includes('Display P3') || icc?.length).toBeTruthy()
})

test('is shown in sRGB, without its place, and says when it was taken', async () => {
  const original = await readFile(PHONE)
  const { rendition, ...about } = await makePhoto(await heicToJpeg(original), original)
  expect(about).toMatchObject({
    width: 320,
    height: 480,
    taken: { at: '2024-10-12T17:30:05', clock: 'place' },
    isAnimated: false,
  })
  const view = joinJpegs(rendition)
  const { icc, exif } = await describeImage(view)
  expect([icc, exif]).toEqual([undefined, undefined])
  // What P3 calls 183, 45, 34 is a stronger red in sRGB.
  expect(distance(await colourAt(view, 0.5, 0.2), [200, 20, 20])).toBeLessThan(12)
  expect(distance(await colourAt(view, 0.5, 0.8), [20, 20, 200])).toBeLessThan(12)
})

test.each([0.2, 0.5, 0.9])('cut off after %f of it is damaged', async (share) => {
  const original = await readFile(PHONE)
  await expect(heicToJpeg(original.subarray(0, original.length * share))).rejects.toMatchObject({ code: 'not_valid' })
})

test('is told by its first bytes; an AVIF of the same family is left as it is', async () => {
  expect(isHeic(await readFile(PHONE))).toBe(true)
  expect(isHeic(await plain(20, 20).jpeg().toBuffer())).toBe(false)
  const avif = await plain(64, 64).avif({ effort: 0 }).toBuffer()
  expect(await heicToJpeg(avif)).toBe(avif)
})
