// Leaked pictures that were turned, recoded or cut: the copy is read from them or nobody is named, and never another.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carrierOf, tileOf } from '@aerie/watermark/carrier'
import { encode, payloadOf } from '@aerie/watermark/code'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import { markedJpeg } from '@aerie/watermark/marked-jpeg'
import { archiveOf } from '@aerie/watermark/reading/archive.fixture'
import type { Archive } from '@aerie/watermark/reading/finding'
import { readPicture } from '@aerie/watermark/reading/read-picture'
import { lumaOf, makeRendition } from '@aerie/watermark/rendition'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPictures } from '../pictures/pictures.ts'

const secret = new Uint8Array(32).fill(9)
const [KENJI, JULIAN] = [11, 12]
const [KENJIS, JULIANS] = [0x55_0000_1234, 0x55_0765_4321]
const copy = (id: number, memberId: number) => ({ id, memberId, keyId: 1, isReuploaded: false })

const pictures = openPictures()
let folder: string
let sent: Buffer
let archive: Archive
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-leaks-'))
  const { pixels, raw } = await makePicture(1, 640, 480)
  const rendition = await makeRendition(() => sharp(pixels, { raw }), raw)
  sent = await markedJpeg(rendition, {
    tile: tileOf(carrierOf(secret), encode(payloadOf(secret, KENJIS))),
    seed: KENJIS,
  })
  // Julian has a copy of the same photo, and is never to be named for this one.
  archive = archiveOf([
    { id: 1, original: await lumaOf(rendition), copies: [copy(KENJIS, KENJI), copy(JULIANS, JULIAN)] },
  ])
})
afterAll(async () => {
  pictures.close()
  await rm(folder, { recursive: true })
})

/** Decoded as an untrusted file is. */
async function read(leak: Sharp) {
  const file = join(folder, 'leak')
  await writeFile(file, await leak.toBuffer())
  const luma = await pictures.readLuma({ file, memberId: null })
  return readPicture(luma, { keys: [{ id: 1, secret }], archive })
}

const TRANSFORMED: Record<string, (picture: Sharp) => Sharp> = {
  'turned by a quarter': (picture) => picture.rotate(90).jpeg(),
  'upside down': (picture) => picture.rotate(180).jpeg(),
  mirrored: (picture) => picture.flop().jpeg(),
  'turned by two degrees': (picture) => picture.rotate(2, { background: '#222' }).jpeg(),
  'in grey': (picture) => picture.greyscale().jpeg(),
  'with 16 bits a colour': (picture) => picture.toColourspace('rgb16').png(),
  'with an alpha channel': (picture) => picture.ensureAlpha(0.9).png({ compressionLevel: 2 }),
  'as AVIF': (picture) => picture.resize(576).avif({ quality: 60, effort: 0 }),
  'as the first of its frames': (picture) => picture.webp({ quality: 80, effort: 0 }),
}

test.each(Object.entries(TRANSFORMED))('%s, it is read', async (_, change) => {
  const { marks, members, isComplete } = await read(change(sharp(sent)))
  expect(marks).toMatchObject([{ copyId: KENJIS, names: true, copy: { memberId: KENJI } }])
  expect([members, isComplete]).toEqual([[], true])
})

test('a tenth of it names him or nobody', async () => {
  const { marks } = await read(sharp(sent).extract({ left: 192, top: 160, width: 202, height: 152 }).png())
  expect([[], [KENJI]]).toContainEqual(marks.map((mark) => mark.copy?.memberId))
})

test.each([
  ['fifty pixels', () => sharp(sent).resize(50)],
  ['all white', () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })],
] as const)('%s name nobody', async (_, make) => {
  expect(await read(make().png())).toMatchObject({ marks: [], members: [], isComplete: true })
})
