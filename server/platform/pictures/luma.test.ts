// Leaked pictures as they may come: every format and every malice ends in grey levels or in a sentence, and the process lives.
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLUE, claiming, halved, noisy, plain, RED } from './picture.fixture.ts'
import { openPictures } from './pictures.ts'

const pictures = openPictures()
const started: ChildProcess[] = []
const note = (message: unknown) => started.push((message as { process: ChildProcess }).process)
let folder: string
beforeAll(async () => {
  subscribe('child_process', note)
  folder = await mkdtemp(join(tmpdir(), 'aerie-luma-'))
})
afterAll(async () => {
  unsubscribe('child_process', note)
  pictures.close()
  await rm(folder, { recursive: true })
})

async function lumaOf(content: Uint8Array) {
  const file = join(folder, 'leak')
  await writeFile(file, content)
  return pictures.readLuma({ file, memberId: null })
}

const brightness = ([red, green, blue]: readonly [number, number, number]) => 0.299 * red + 0.587 * green + 0.114 * blue
const at = ({ width, height, values }: Awaited<ReturnType<typeof lumaOf>>, x: number, y: number) =>
  values[Math.floor(y * height) * width + Math.floor(x * width)] ?? -1

test.each<[string, (picture: Sharp) => Sharp]>([
  ['JPEG', (picture) => picture.jpeg()],
  ['PNG', (picture) => picture.png()],
  ['PNG of 16 bits', (picture) => picture.toColourspace('rgb16').png()],
  ['JPEG for print', (picture) => picture.toColourspace('cmyk').jpeg({ quality: 95 })],
  ['WebP', (picture) => picture.webp()],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
  ['GIF', (picture) => picture.gif()],
])('of a %s', async (_kind, encode) => {
  const luma = await lumaOf(await encode(await halved(200, 120)).toBuffer())
  expect([luma.width, luma.height, luma.values.length]).toEqual([200, 120, 24_000])
  expect(Math.abs(at(luma, 0.2, 0.5) - brightness(RED))).toBeLessThan(12)
  expect(Math.abs(at(luma, 0.8, 0.5) - brightness(BLUE))).toBeLessThan(12)
})

test('a picture that lies on its side is turned upright', async () => {
  const luma = await lumaOf(await (await halved(200, 120)).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect([luma.width, luma.height]).toEqual([120, 200])
  expect(Math.abs(at(luma, 0.5, 0.2) - brightness(RED))).toBeLessThan(6)
})

test('a greyscale one stays as it is, to the level', async () => {
  const values = Uint8Array.from({ length: 64 * 48 }, (_, at) => at % 256)
  const png = await sharp(values, { raw: { width: 64, height: 48, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect((await lumaOf(png)).values).toEqual(values)
})

test('what is transparent shows the ground behind it', async () => {
  const luma = await lumaOf(await plain(50, 50).ensureAlpha(0).png().toBuffer())
  expect(at(luma, 0.5, 0.5)).toBeGreaterThan(230)
})

test('of an animation the first frame', async () => {
  const frames = await Promise.all([RED, BLUE].map((colour) => plain(90, 60, colour).png().toBuffer()))
  const luma = await lumaOf(
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  )
  expect([luma.width, luma.height]).toEqual([90, 60])
  expect(Math.abs(at(luma, 0.5, 0.5) - brightness(RED))).toBeLessThan(6)
})

test('a picture of one pixel', async () => {
  expect((await lumaOf(await plain(1, 1).png().toBuffer())).values).toHaveLength(1)
})

test('a very large one is handed on in 24 megapixels', { timeout: 60_000 }, async () => {
  const { width, height, values } = await lumaOf(await plain(9_000, 7_000).jpeg().toBuffer())
  expect(width * height).toBe(values.length)
  expect(values.length).toBeGreaterThan(23_900_000)
  expect(values.length).toBeLessThanOrEqual(24_000_000)
})

test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['200 megapixels', 'more than 64 million pixels', () => claiming(20_000, 10_000)],
  ['60,000 × 60,000 by its head', 'more than 64 million pixels', () => claiming(60_000, 60_000)],
  ['half a JPEG', 'damaged or incomplete', async () => (await noisy(1200, 900).jpeg().toBuffer()).subarray(0, 90_000)],
  ['half a GIF', 'damaged or incomplete', async () => (await noisy(300, 300).gif().toBuffer()).subarray(0, 20_000)],
  ['a page', 'select an image', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', 'select an image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', 'select an image', () => new Uint8Array()],
])('%s is refused with a sentence', async (_what, sentence, make) => {
  await expect(lumaOf(await make())).rejects.toMatchObject({
    code: 'not_valid',
    message: expect.stringContaining(sentence),
  })
})

test('and after all of these the next is read', async () => {
  expect((await lumaOf(await noisy(300, 200).jpeg().toBuffer())).width).toBe(300)
  expect(started.length).toBeLessThanOrEqual(2)
})
