// A photo is found again by its hash when it was scaled, recoded, turned or mirrored, and another one is not.
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { lumaOf, type MadePhoto, makePhoto, toJpeg } from './marked-photo.fixture.ts'
import { differingBits, hashesOfPositions, MOST_DIFFERING_BITS, pictureHash } from './picture-hash.ts'

let photo: MadePhoto
let jpeg: Buffer
beforeAll(async () => {
  photo = await makePhoto(3, 640, 480)
  jpeg = await toJpeg(photo, photo.luma, 60)
})

const bitsTo = (hashes: readonly bigint[]) =>
  Math.min(...hashes.map((hash) => differingBits(hash, pictureHash(photo.luma))))

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['recoded', () => jpeg],
  ['scaled', () => sharp(jpeg).resize(300).png().toBuffer()],
  ['mirrored', () => sharp(jpeg).flop().toBuffer()],
  ['upside down', () => sharp(jpeg).rotate(180).toBuffer()],
  ['turned by a quarter', () => sharp(jpeg).rotate(90).toBuffer()],
  ['turned and mirrored', () => sharp(jpeg).rotate(270).flop().toBuffer()],
])('%s', async (_what, change) => {
  expect(bitsTo(hashesOfPositions(await lumaOf(await change())))).toBeLessThanOrEqual(MOST_DIFFERING_BITS)
})

test('another photo', async () => {
  const other = await makePhoto(4, 640, 480)
  expect(bitsTo([pictureHash(other.luma)])).toBeGreaterThan(MOST_DIFFERING_BITS)
})

test('it fits a signed 64-bit column', () => {
  const hash = pictureHash(photo.luma)
  expect(BigInt.asIntN(64, hash)).toBe(hash)
  expect(differingBits(-1n, 0n)).toBe(64)
})
