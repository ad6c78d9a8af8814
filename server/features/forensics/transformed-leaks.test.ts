// Whatever is put into the Forensics Tool: an answer or a sentence, and never another's name.
import { forensics } from '@aerie/contract/forensics'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AlbumWorld, openAlbumWorld } from '../photos/album-world.fixture.ts'

let opened: AlbumWorld
let sent: Buffer
let other: Buffer
beforeAll(async () => {
  opened = await openAlbumWorld()
  const { pixels, raw } = await makePicture(1, 640, 480)
  const { id } = await opened.add(await sharp(pixels, { raw }).jpeg({ quality: 92 }).toBuffer())
  sent = (await opened.get(`/api/photos/${id}/view`, 'kenji')).rawPayload
  // Another's copy of the same photo, who is never to be named for this one.
  other = (await opened.get(`/api/photos/${id}/view`, 'julian')).rawPayload
})
afterAll(() => opened.world.close())
beforeEach(() => opened.world.db.deleteFrom('throttle_buckets').execute())

async function search(content: Uint8Array, name = 'leak.bin') {
  const form = { file: { field: 'photo', name, content: new Uint8Array(content) } }
  const { status, body } = await opened.as('marcus')(forensics.search, { form })
  return { status, outcome: body.outcome, names: body.suspects.map((suspect) => suspect.name), body }
}

const KENJI = { status: 200, outcome: 'one', names: ['Kenji Arakawa'] }
const NOBODY = { status: 200, outcome: 'none', names: [] }

// The others are read without a server, in platform/watermark.
const READ: Record<string, (picture: Sharp) => Sharp> = {
  'in CMYK': (picture) => picture.toColourspace('cmyk').jpeg(),
  'on a larger canvas': (picture) =>
    picture.resize(512).extend({ top: 128, left: 38, right: 192, bottom: 51, background: '#fff' }).jpeg(),
}

test.each(Object.entries(READ))('%s, it is read', async (_, change) => {
  expect(await search(await change(sharp(sent)).toBuffer())).toMatchObject(KENJI)
})

test('cut off in the middle, it is read as far as it goes', async () => {
  expect(await search(sent.subarray(0, sent.length / 2))).toMatchObject(KENJI)
})

test('two copies averaged name both, and nobody else', async () => {
  const [one, two] = await Promise.all(
    [sent, other].map((copy) => sharp(copy).raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !two) throw new Error('A copy was not read')
  const mixed = Buffer.from(one.data.map((value, at) => (value + (two.data[at] ?? 0) + 1) >> 1))
  const { outcome, names } = await search(await sharp(mixed, { raw: one.info }).jpeg({ quality: 85 }).toBuffer())
  expect([outcome, names.sort()]).toEqual(['several', ['Julian Ashworth', 'Kenji Arakawa']])
})

/** A PNG that says it is 60,000 pixels wide and high. */
function vastPng() {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000000000000000802000000000000000000000c4944415408d763f8ffff3f0005fe02fe',
    'hex',
  )
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

const UNREAD: Record<string, () => Buffer | Promise<Buffer>> = {
  'one pixel': () => sharp(sent).resize(1, 1).png().toBuffer(),
  'nothing at all': () => Buffer.alloc(0),
  'the first bytes of a file': () => sent.subarray(0, 300),
  noise: () => Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251)),
  'a page of HTML': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  'a drawing with a script': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a header of 60,000 by 60,000': vastPng,
}

test.each(Object.entries(UNREAD))('%s names nobody, and the next is read', async (_, make) => {
  expect(await search(await make())).toMatchObject(NOBODY)
})

test('after all of them it still reads', async () => {
  expect(await search(sent)).toMatchObject(KENJI)
})
