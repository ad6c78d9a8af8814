// What comes out of a picture: every size, upright, in true colours and without metadata, or a sentence.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BLUE, claiming, colourAt, describeImage, distance, halved, noisy, plain, RED } from './picture.fixture.ts'
import { type Area, openPictures } from './pictures.ts'

const pictures = openPictures()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-pictures-'))
})
afterAll(async () => {
  pictures.close()
  await rm(folder, { recursive: true })
})

async function portraitOf(content: Uint8Array, crop: Area | null = null) {
  const file = join(folder, 'picture')
  await writeFile(file, content)
  return pictures.makePortrait({ file, crop, memberId: null })
}

async function largestOf(content: Uint8Array, crop?: Area) {
  const { sizes } = await portraitOf(content, crop)
  return sizes.at(-1)?.bytes ?? new Uint8Array()
}

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await describeImage(bytes)
  return `${format} ${width}x${height}`
}

describe('the sizes', () => {
  test('are all 4:5, with a placeholder of a few bytes', async () => {
    const { sizes, hash } = await portraitOf(await noisy(1600, 1200).jpeg().toBuffer())
    expect(sizes.map(({ width }) => width)).toEqual([96, 256, 448, 896])
    expect(await Promise.all(sizes.map(({ bytes }) => sizeOf(bytes)))).toEqual([
      'webp 96x120',
      'webp 256x320',
      'webp 448x560',
      'webp 896x1120',
    ])
    expect(Buffer.from(hash, 'base64').length).toBeLessThan(30)
  })

  test('are never scaled up', async () => {
    const { sizes } = await portraitOf(await noisy(300, 375).png().toBuffer())
    expect(await Promise.all(sizes.map(({ bytes }) => sizeOf(bytes)))).toEqual([
      'webp 96x120',
      'webp 256x320',
      'webp 300x375',
      'webp 300x375',
    ])
  })

  test.each([
    [1, 1, 'webp 1x1'],
    [9000, 1, 'webp 1x1'],
    [1, 9000, 'webp 1x1'],
    [9000, 30, 'webp 24x30'],
    [30, 9000, 'webp 30x38'],
  ])('come out of %d × %d pixels', async (width, height, size) => {
    expect(await sizeOf(await largestOf(await plain(width, height).png().toBuffer()))).toBe(size)
  })

  test('are cut from where the member says', async () => {
    const picture = await (await halved(1600, 1000)).png().toBuffer()
    const right = await largestOf(picture, { left: 0.75, top: 0, width: 0.25, height: 0.5 })
    expect(await sizeOf(right)).toBe('webp 400x500')
    expect(distance(await colourAt(right, 0.01, 0.5), BLUE)).toBeLessThan(6)
  })
})

test('a photo comes out upright, and tells neither where nor with what it was taken', async () => {
  const taken = await (await halved(1600, 1200))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Secretcam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .toBuffer()
  expect(await describeImage(taken)).toMatchObject({ orientation: 6, exif: expect.anything() })
  const { sizes } = await portraitOf(taken)
  for (const { bytes } of sizes) {
    expect(distance(await colourAt(bytes, 0.5, 0.1), RED)).toBeLessThan(6)
    expect(distance(await colourAt(bytes, 0.5, 0.9), BLUE)).toBeLessThan(6)
    const told = Object.keys(await describeImage(bytes))
    expect(told).not.toEqual(expect.arrayContaining([expect.stringMatching(/exif|xmp|icc|iptc|orientation/)]))
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/secret/i)
  }
})

describe('the colours are right', () => {
  const red = () => plain(200, 250)
  const frames = async () => [await red().png().toBuffer(), await plain(200, 250, BLUE).png().toBuffer()]
  test.each<[string, () => Promise<Buffer>]>([
    ['of a JPEG in Display P3', () => red().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()],
    ['of a PNG with 16 bits', () => red().toColourspace('rgb16').png().toBuffer()],
    ['of a PNG with a palette', () => red().png({ palette: true }).toBuffer()],
    ['of a TIFF', () => red().tiff().toBuffer()],
    ['of an AVIF', () => red().avif({ effort: 0 }).toBuffer()],
    [
      'of the first picture of a GIF',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .gif()
          .toBuffer(),
    ],
    [
      'of the first picture of a WebP',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
  ])('%s', async (_kind, make) => {
    expect(distance(await colourAt(await largestOf(await make()), 0.5, 0.5), RED)).toBeLessThan(8)
  })

  test('of a CMYK JPEG, as a press would print them', async () => {
    const picture = await red().toColourspace('cmyk').jpeg().toBuffer()
    expect(await describeImage(picture)).toMatchObject({ space: 'cmyk' })
    expect(distance(await colourAt(await largestOf(picture), 0.5, 0.5), RED)).toBeLessThan(30)
  })

  test('of greys, with and without transparence', async () => {
    const grey = plain(200, 250, [90, 90, 90]).toColourspace('b-w')
    for (const picture of [await grey.png().toBuffer(), await grey.ensureAlpha(0.5).png().toBuffer()]) {
      const [red, green, blue] = await colourAt(await largestOf(picture), 0.5, 0.5)
      expect(Math.abs(red - blue)).toBeLessThan(8)
      expect(green).toBeGreaterThan(80)
    }
  })

  test('of paper behind what is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const picture = await sharp({ create: { width: 200, height: 250, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect(distance(await colourAt(await largestOf(picture), 0.5, 0.5), [243, 237, 226])).toBeLessThan(4)
  })
})

describe('what cannot be read is refused with a sentence', () => {
  const jpeg = () => noisy(400, 500).jpeg().toBuffer()
  const heic = [Buffer.from([0, 0, 0, 24]), 'ftypheic', Buffer.alloc(4), 'mif1heic', Buffer.alloc(500)]
  const NONE = 'Please select an image file.'
  const DAMAGED = 'This photo is damaged or incomplete. Please select another one.'
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a drawing', NONE, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a document', NONE, () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['text', NONE, () => Buffer.from('a brother')],
    ['nothing', NONE, () => Buffer.alloc(0)],
    ['half a JPEG', DAMAGED, async () => (await jpeg()).subarray(0, 20_000)],
    ['a JPEG without its last rows', DAMAGED, async () => (await jpeg()).subarray(0, -3000)],
    ['half a PNG', DAMAGED, async () => (await noisy(400, 500).png().toBuffer()).subarray(0, 90_000)],
    ['half a WebP', DAMAGED, async () => (await noisy(400, 500).webp().toBuffer()).subarray(0, 5000)],
    ['what only begins as HEIC', DAMAGED, () => Buffer.concat(heic.map((part) => Buffer.from(part)))],
    [
      'BMP',
      'BMP photos cannot be read here. Save this one as JPEG and select that.',
      () => Buffer.concat([Buffer.from('BM'), Buffer.from([99, 0, 0, 0]), Buffer.alloc(93)]),
    ],
    [
      'too many pixels',
      'This photo has more than 64 million pixels. Save it smaller and select that.',
      () => claiming(9000, 7200),
    ],
  ])('%s', async (_what, sentence, make) => {
    await expect(portraitOf(await make())).rejects.toMatchObject({ code: 'not_valid', message: sentence })
  })
})
