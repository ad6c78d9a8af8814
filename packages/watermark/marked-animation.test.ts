// Each frame of an animation bears the mark of its reader, whatever it is sent on as; frames that are too small bear none.
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Animation, frameOf, isMarkable, makeAnimation } from './animation.ts'
import { carrierOf, tileOf } from './carrier.ts'
import { encode, payloadOf } from './code.ts'
import { makePicture } from './made-picture.fixture.ts'
import { markedAnimation } from './marked-animation.ts'
import { archiveOf } from './reading/archive.fixture.ts'
import { lumaOf } from './reading/marked-photo.fixture.ts'
import { readPicture } from './reading/read-picture.ts'

const KEY = Buffer.alloc(32, 9)
const ID = 45_678_901_234
const [WIDTH, HEIGHT, FRAMES] = [480, 270, 5]
let animation: Animation
let copy: Buffer
const tile = tileOf(carrierOf(KEY), encode(payloadOf(KEY, ID)))

const moving = async (width: number, height: number) =>
  Buffer.concat(
    await Promise.all(
      Array.from({ length: FRAMES }, async (_, at) => (await makePicture(at + 1, width, height)).pixels),
    ),
  )

beforeAll(async () => {
  const pixels = await moving(WIDTH, HEIGHT)
  const delay = Array.from({ length: FRAMES }, (_, at) => 40 + 10 * at)
  animation = await makeAnimation({ pixels, width: WIDTH, height: HEIGHT, frames: FRAMES, delay, loop: 3 })
  copy = await markedAnimation(animation, { tile, seed: ID })
})

test('it moves as before, and the same id is the same bytes', async () => {
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'webp', pages: FRAMES, width: WIDTH })
  const { delay, loop } = await sharp(copy).metadata()
  expect([delay, loop]).toEqual([[40, 50, 60, 70, 80], 3])
  expect((await markedAnimation(animation, { tile, seed: ID })).equals(copy)).toBe(true)
  expect((await markedAnimation(animation, { tile, seed: ID + 1 })).equals(copy)).toBe(false)
})

const decodedFrom = async (picture: Buffer) => {
  const keys = [{ id: 1, secret: KEY }]
  const { marks } = await readPicture(await lumaOf(picture), { keys, archive: archiveOf([]), isBlind: true })
  return marks.map(({ copyId }) => copyId)
}

test.each(Array.from({ length: FRAMES }, (_, at) => at))(
  'frame %i names its reader, plain and as a JPEG',
  async (page) => {
    const frame = sharp(copy, { page, pages: 1 })
    expect(await decodedFrom(await frame.clone().png().toBuffer())).toEqual([ID])
    expect(await decodedFrom(await frame.clone().jpeg({ quality: 75 }).toBuffer())).toEqual([ID])
  },
)

test('what it was before is not seen to change, and names nobody', async () => {
  const [before, after] = [
    await frameOf(animation, 2),
    await lumaOf(await sharp(copy, { page: 2, pages: 1 }).png().toBuffer()),
  ]
  let sum = 0
  for (const [at, value] of before.values.entries()) sum += (value - (after.values[at] ?? 0)) ** 2
  expect(10 * Math.log10(255 ** 2 / (sum / before.values.length))).toBeGreaterThan(34)
  expect(await decodedFrom(await sharp(animation.webp).png().toBuffer())).toEqual([])
})

test('frames below 320 pixels bear none', async () => {
  const pixels = await moving(300, 200)
  const small = await makeAnimation({ pixels, width: 300, height: 200, frames: FRAMES, delay: [], loop: 0 })
  expect([isMarkable(small), isMarkable(animation)]).toEqual([false, true])
  await expect(markedAnimation(small, { tile, seed: ID })).rejects.toThrow('no mask')
})
