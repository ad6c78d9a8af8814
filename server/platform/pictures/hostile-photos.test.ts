// Photos as they may come: from cameras, moving, broken, posing as photos. The process that reads them outlives them all.
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinJpegs } from '@aerie/watermark/joined-jpeg'
import { zipSync } from 'fflate'
import sharp, { type JpegOptions, type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  BLUE,
  claiming,
  colourAt,
  describeImage,
  distance,
  endlessGif,
  halved,
  noisy,
  plain,
  RED,
} from './picture.fixture.ts'
import { openPictures } from './pictures.ts'

const pictures = openPictures()
const started: ChildProcess[] = []
const note = (message: unknown) => started.push((message as { process: ChildProcess }).process)
let folder: string
beforeAll(async () => {
  subscribe('child_process', note)
  folder = await mkdtemp(join(tmpdir(), 'aerie-photos-'))
})
afterAll(async () => {
  unsubscribe('child_process', note)
  pictures.close()
  await rm(folder, { recursive: true })
})

async function photoOf(content: Uint8Array) {
  const file = join(folder, 'photo.jpg')
  await writeFile(file, content)
  return pictures.makePhoto({ file, memberId: null })
}

const secretly = (picture: Sharp) =>
  picture
    .withExif({
      IFD0: { Make: 'Secretcam' },
      IFD2: { DateTimeOriginal: '2024:10:12 17:30:05' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .keepExif()

test.each<[string, (picture: Sharp) => Sharp]>([
  ['JPEG', (picture) => picture.jpeg()],
  ['PNG', (picture) => picture.png()],
  ['WebP', (picture) => picture.webp()],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
])('a %s comes out upright, with its time, and tells nothing else', async (_kind, encode) => {
  const taken = await secretly(encode((await halved(2000, 1500)).withMetadata({ orientation: 6 }))).toBuffer()
  expect(await describeImage(taken)).toMatchObject({ exif: expect.anything() })
  const photo = await photoOf(taken)
  expect(photo).toMatchObject({
    taken: { at: '2024-10-12T17:30:05', clock: 'place' },
    isAnimated: false,
    animation: null,
  })
  expect([photo.width, photo.height]).toEqual([1500, 2000])
  for (const bytes of [joinJpegs(photo.rendition), ...photo.thumbs.map((thumb) => thumb.bytes)]) {
    expect(distance(await colourAt(bytes, 0.5, 0.05), RED)).toBeLessThan(8)
    expect(distance(await colourAt(bytes, 0.5, 0.95), BLUE)).toBeLessThan(8)
    const facts = Object.keys(await describeImage(bytes))
    expect(facts).not.toEqual(expect.arrayContaining([expect.stringMatching(/exif|xmp|icc|iptc|orientation/)]))
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/secret|2024:10/i)
  }
  expect(await describeImage(joinJpegs(photo.rendition))).toMatchObject({ format: 'jpeg', chromaSubsampling: '4:2:0' })
})

test('a photo in Display P3 is shown in sRGB', async () => {
  const photo = await photoOf(await plain(800, 600).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer())
  expect(distance(await colourAt(joinJpegs(photo.rendition), 0.5, 0.5), RED)).toBeLessThan(8)
})

test('of more frames than are shown moving only the first is shown', async () => {
  const [side, frames] = [8, 1_001]
  const pixels = Buffer.from(Array.from({ length: side * side * frames * 3 }, (_, at) => (at * 7_919) % 251))
  const gif = await sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ effort: 1 })
    .toBuffer()
  expect(await photoOf(gif)).toMatchObject({ isAnimated: true, animation: null, width: side, height: side })
})

/** A JPEG of so many shares of its bytes. */
const cutTo = async (share: number, options: JpegOptions = {}) => {
  const whole = await noisy(1200, 900).jpeg(options).toBuffer()
  return whole.subarray(0, whole.length * share)
}

test.each<[string, () => Promise<Uint8Array>]>([
  ['that lacks its last rows', () => readFile(new URL('cut-short.jpg', import.meta.url))],
  ['of which two thirds are there', () => cutTo(0.66)],
  ['that gets sharper while it loads, and breaks off', () => cutTo(0.4, { progressive: true })],
  ['that lies on its side and breaks off', async () => sideways(await cutTo(0.8))],
])('a JPEG %s is shown as far as it goes, also in its whole size', async (_which, make) => {
  const content = await make()
  const photo = await photoOf(content)
  expect([photo.width, photo.height].sort()).toEqual([1200, 900])
  const whole = joinJpegs(await pictures.makeRendition({ file: join(folder, 'photo.jpg'), memberId: null }))
  const { width, height, orientation } = await describeImage(whole)
  expect([width, height, orientation]).toEqual([photo.width, photo.height, undefined])
  await expect(pictures.judge({ file: join(folder, 'photo.jpg'), memberId: null })).resolves.toBeUndefined()
})

/** The same bytes with EXIF before them that says so. */
function sideways(jpeg: Uint8Array) {
  const exif = Buffer.from('ffe1002245786966000049492a00080000000100120103000100000006000000' + '00000000', 'hex')
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
}

test('an animation tells nothing of its maker', async () => {
  const frames = await Promise.all([RED, BLUE].map((colour) => plain(90, 60, colour).png().toBuffer()))
  const webp = await secretly(sharp(frames, { join: { animated: true } }).webp()).toBuffer()
  const { animation } = await photoOf(webp)
  expect(await describeImage(animation?.webp ?? new Uint8Array())).toMatchObject({ pages: 2, format: 'webp' })
  expect(Buffer.from(animation?.webp ?? []).toString('latin1')).not.toMatch(/secret|exif|xmp/i)
})

const jpeg = () => noisy(1200, 900).jpeg().toBuffer()
const NONE = 'Please select an image file.'
const DAMAGED = 'This photo is damaged or incomplete. Please select another one.'
const FRAMES = 'This picture has more than 3,000 frames. Save it with fewer, or as a video, and select that.'
const LARGE = 'This photo has more than 64 million pixels. Save it smaller and select that.'

test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['60,000 × 60,000 by its head', LARGE, () => claiming(60_000, 60_000)],
  ['9000 × 7200 by its head', LARGE, () => claiming(9_000, 7_200)],
  ['a third of a JPEG', DAMAGED, () => cutTo(0.33)],
  ['a GIF of 10,000 frames', FRAMES, () => endlessGif()],
  ['the first bytes of a JPEG', DAMAGED, async () => (await jpeg()).subarray(0, 300)],
  ['half a GIF', DAMAGED, async () => (await noisy(300, 300).gif().toBuffer()).subarray(0, 20_000)],
  ['half an AVIF', DAMAGED, async () => (await noisy(300, 300).avif({ effort: 0 }).toBuffer()).subarray(0, 9_000)],
  ['a page', NONE, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', NONE, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>')],
  ['a zip of nothing but zeros', NONE, () => zipSync({ a: new Uint8Array(50_000_000) })],
  ['nothing', NONE, () => new Uint8Array()],
  [
    'what only begins as HEIC',
    DAMAGED,
    () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)]),
  ],
])('%s is refused with a sentence', async (_what, sentence, make) => {
  await expect(photoOf(await make())).rejects.toMatchObject({ code: 'not_valid', message: sentence })
})

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['too_many_pixels', () => claiming(60_000, 60_000)],
  ['too_many_pixels', () => readFile(new URL('sixty-six-megapixels.jpg', import.meta.url))],
  ['too_many_pixels', () => endlessGif()],
  ['damaged', async () => (await jpeg()).subarray(0, 300)],
  ['kind', () => Buffer.from('BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1')],
])('the head alone tells that one is %s, with the sentence of its making', async (flaw, make) => {
  const content = await make()
  const { message } = (await photoOf(content).catch((error: Error) => error as Error)) as Error
  await expect(pictures.judge({ file: join(folder, 'photo.jpg'), memberId: null })).rejects.toMatchObject({
    flaw,
    message,
  })
})

test('and after all of these the same two processes, of which one judges heads, read the next', async () => {
  expect(await photoOf(await jpeg())).toMatchObject({ width: 1200, height: 900 })
  expect(new Set(started.map(({ pid }) => pid)).size).toBe(2)
})
