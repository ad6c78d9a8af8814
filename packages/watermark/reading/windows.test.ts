// Several photos on one canvas: their marks are seen in the whole, then read part by part; else parts are read when asked.
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { archiveOf } from './archive.fixture.ts'
import type { Luma } from './finding.ts'
import { lumaOf, type MadePhoto, markedJpeg, openPhoto } from './marked-photo.fixture.ts'
import { readPicture } from './read-picture.ts'

const secret = new Uint8Array(32).fill(9)
const keys = [{ id: 1, secret }]
const idOf = (at: number) => 0x55_0000_7000 + at
const DEMO = join(import.meta.dirname, '..', '..', '..', 'server', 'demo', 'album-photos')

async function open(name: string): Promise<MadePhoto> {
  const picture = sharp(join(DEMO, `${name}.webp`)).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return openPhoto({ pixels: data, raw: { width: info.width, height: info.height, channels: 3 } })
}

async function read(leak: Luma, photos: readonly MadePhoto[], allWindows = false) {
  const stages = new Set<string>()
  const copy = (at: number) => ({ id: idOf(at), memberId: at + 1, keyId: 1, isReuploaded: false })
  const archive = archiveOf(photos.map(({ luma }, at) => ({ id: at + 1, original: luma, copies: [copy(at)] })))
  const onProgress = ({ stage }: { stage: string }) => stages.add(stage)
  return { ...(await readPicture(leak, { keys, archive, allWindows, onProgress })), stages }
}

test('two photos in opposite corners of one canvas are both found', async () => {
  const photos = [await open('dinner'), await open('lake')]
  const input = await Promise.all(
    photos.map(async (photo, at) =>
      sharp(await markedJpeg(photo, secret, idOf(at)))
        .resize(480)
        .toBuffer(),
    ),
  )
  const canvas = sharp({ create: { width: 960, height: 800, channels: 3, background: '#fff' } }).composite([
    { input: input[0], left: 0, top: 0 },
    { input: input[1], left: 480, top: 440 },
  ])
  const { marks, stages } = await read(await lumaOf(await canvas.jpeg({ quality: 80 }).toBuffer()), photos)
  expect(stages).toContain('windows')
  expect(marks.map(({ copyId, names }) => [copyId, names]).sort()).toEqual([
    [idOf(0), true],
    [idOf(1), true],
  ])
})

test('a picture in which no mark is seen is read in parts only when asked', async () => {
  const [lake, house] = [await open('lake'), await open('house')]
  const unmarked = await lumaOf(
    await sharp(lake.pixels, { raw: lake.raw }).resize(400).jpeg({ quality: 85 }).toBuffer(),
  )
  expect((await read(unmarked, [house])).stages).not.toContain('windows')
  const asked = await read(unmarked, [house], true)
  expect(asked.stages).toContain('windows')
  expect(asked).toMatchObject({ marks: [], members: [], isComplete: true })
})
