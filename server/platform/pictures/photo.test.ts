// What is shown of a photo: how large, when it was taken, what moves, and nothing of where.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePhoto, viewSize } from './photo.ts'
import { claiming, describeImage, noisy, plain } from './picture.fixture.ts'

test.each([
  ['a photo of a phone', [4_000, 3_000], [1_600, 1_200]],
  ['one that is smaller than that', [640, 960], [640, 960]],
  ['a panorama, which keeps its height', [12_000, 2_000], [2_880, 480]],
  ['one that is longer still', [40_000, 1_000], [4_800, 120]],
  ['a line', [3_000, 1], [3_000, 1]],
] as const)('%s', (_what, [width, height], [shownWidth, shownHeight]) => {
  expect(viewSize({ width, height })).toEqual({ width: shownWidth, height: shownHeight })
})

const frames = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      plain(40, 30, [at * 40, 60, 200 - at * 30])
        .png()
        .toBuffer(),
    ),
  )

test('an animation moves, without its metadata; a still one does not', async () => {
  const gif = await sharp(await frames(6), { join: { animated: true } })
    .gif()
    .toBuffer()
  const { isAnimated, animation, width, height } = await makePhoto(gif)
  expect([isAnimated, width, height]).toEqual([true, 40, 30])
  expect(await describeImage(animation?.webp ?? new Uint8Array())).toMatchObject({ format: 'webp', pages: 6 })
  expect(await makePhoto(await noisy(40, 30).png().toBuffer())).toMatchObject({ isAnimated: false, animation: null })
})

test('thumbnails are never longer than they are called, nor larger than the picture', async () => {
  const { thumbs } = await makePhoto(await noisy(300, 900).jpeg().toBuffer())
  const sizes = await Promise.all(thumbs.map(async ({ bytes }) => describeImage(bytes)))
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [67, 200],
    [133, 400],
  ])
})

test('what claims to be too large is refused by its head', async () => {
  await expect(makePhoto(await claiming(60_000, 60_000))).rejects.toThrow('more than 64 million pixels')
})
