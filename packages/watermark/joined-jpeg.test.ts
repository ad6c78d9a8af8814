// The joined JPEG shows what its three planes hold, and what is not as our encoder makes it is refused.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joinJpegs } from './joined-jpeg.ts'

interface Plane {
  pixels: Uint8Array
  width: number
  height: number
}

const plane = (width: number, height: number, levelAt: (x: number, y: number) => number): Plane => ({
  pixels: Uint8Array.from({ length: width * height }, (_, at) => levelAt(at % width, Math.floor(at / width))),
  width,
  height,
})
const grey = ({ pixels, width, height }: Plane, options = {}) =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 95, ...options })
    .toBuffer()
const half = (length: number) => (length + 1) >> 1
const flat = (width: number, height: number, level: number) => grey(plane(half(width), half(height), () => level))
const decoded = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true })

test.each([
  [160, 120],
  [161, 119],
  [17, 1],
  [1, 16],
])('luma of %s × %s comes out as it went in', async (width, height) => {
  const luma = plane(width, height, (x, y) => (x * 37 + y * 91) % 256)
  const y = await grey(luma)
  const joined = joinJpegs({ y, cb: await flat(width, height, 128), cr: await flat(width, height, 128) })
  const { data, info } = await decoded(joined)
  expect(info).toMatchObject({ width, height, channels: 3 })
  const alone = await sharp(y).toColourspace('b-w').raw().toBuffer()
  expect(data.filter((_, at) => at % 3 === 1)).toEqual(alone)
  expect(data.filter((_, at) => at % 3 === 0)).toEqual(alone)
})

test('each chroma plane colours what it colours by itself', async () => {
  const y = await grey(plane(64, 64, () => 120))
  const cb = await grey(plane(32, 32, (x) => (x < 16 ? 90 : 160)))
  const cr = await grey(plane(32, 32, (_, row) => (row < 16 ? 100 : 150)))
  const { data } = await decoded(joinJpegs({ y, cb, cr }))
  for (const [x, row] of [
    [8, 8],
    [56, 8],
    [8, 56],
    [56, 56],
  ] as const) {
    const [blue, red] = [(x < 32 ? 90 : 160) - 128, (row < 32 ? 100 : 150) - 128]
    const expected = [120 + 1.402 * red, 120 - 0.344136 * blue - 0.714136 * red, 120 + 1.772 * blue]
    const found = [...data.subarray((row * 64 + x) * 3, (row * 64 + x) * 3 + 3)]
    for (const [channel, level] of expected.entries()) expect(Math.abs((found[channel] ?? 0) - level)).toBeLessThan(3)
  }
})

test('it is an ordinary 4:2:0 JPEG without metadata', async () => {
  const joined = joinJpegs({
    y: await grey(plane(64, 48, (x) => x)),
    cb: await flat(64, 48, 90),
    cr: await flat(64, 48, 200),
  })
  const about = await sharp(joined).metadata()
  expect(about).toMatchObject({ format: 'jpeg', chromaSubsampling: '4:2:0', space: 'srgb' })
  expect(Object.keys(about)).not.toEqual(expect.arrayContaining([expect.stringMatching(/exif|icc|xmp|iptc/)]))
})

const ramp = plane(64, 64, (x, y) => 2 * x + 2 * y)
/** A restart interval before the scan. */
const withRestarts = (jpeg: Buffer) => {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.from([0xff, 0xdd, 0, 4, 0, 8]), jpeg.subarray(scan)])
}

test.each<[string, () => Promise<Buffer>]>([
  ['a progressive one', () => grey(ramp, { progressive: true })],
  [
    'one in colour',
    () =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
  ],
  ['one with restarts', async () => withRestarts(await grey(ramp))],
  ['half of one', async () => (await grey(ramp)).subarray(0, 200)],
  [
    'a PNG',
    () =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
  ['one of another size', () => grey(plane(80, 64, () => 9))],
])('%s is refused', async (_what, make) => {
  const [cb, cr] = [await flat(64, 64, 128), await flat(64, 64, 128)]
  const y = await make()
  expect(() => joinJpegs({ y, cb, cr })).toThrow()
})
