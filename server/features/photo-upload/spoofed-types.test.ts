// Files that are not what their names say, over HTTP: a sentence for each, nothing written, and what is a photo is one.
import { readFile } from 'node:fs/promises'
import { photos } from '@aerie/contract/photos'
import { zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AlbumWorld, of, openAlbumWorld, picture } from '#features/photos/album-world.fixture.ts'
import { claiming, endlessGif, noisy, plain } from '#platform/pictures/picture.fixture.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterEach(() => opened.clearCopies())
afterAll(() => opened.world.close())

const text = (content: string) => Buffer.from(content)

async function everythingWritten() {
  const { world } = opened
  const rows = await world.db.selectFrom('photos').select('id').execute()
  const files = await Array.fromAsync(world.ctx.files.list(''))
  const jobs = await world.db.selectFrom('jobs').select('id').where('kind', 'like', 'make-%').execute()
  return [rows.length, files.map(({ name }) => name).sort(), jobs.length]
}

test.each<[string, () => Uint8Array]>([
  ['page.png', () => text('<!doctype html><script>alert(1)</script>')],
  ['drawing.svg', () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['drawing.jpg', () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['list.avi', () => text('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n')],
  ['bomb.jpg', () => zipSync({ zeros: new Uint8Array(20_000_000) })],
  ['program.gif', () => text('MZ\x90\0\x03\0\0\0')],
  ['paper.jpeg', () => text('%PDF-1.7\n')],
  ['empty.jpg', () => new Uint8Array()],
  ['short.jpg', () => Buffer.from([0xff, 0xd8])],
])('%s is refused by its content, and nothing of it is written', async (name, make) => {
  const before = await everythingWritten()
  const { status, body } = await opened.send([{ name, content: make() }])
  expect([status, body.detail]).toEqual([400, `${name} must be an image or video file`])
  expect(body.errors).toEqual([{ path: name, message: body.detail }])
  expect(await everythingWritten()).toEqual(before)
})

const LARGE = 'This photo has more than 64 million pixels. Save it smaller and select that.'
const FRAMES = 'This picture has more than 3,000 frames. Save it with fewer, or as a video, and select that.'
const DAMAGED = 'This photo is damaged or incomplete. Please select another one.'
const field = (name: string) => readFile(new URL(`../../platform/pictures/${name}`, import.meta.url))

test.each<[string, string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['66 megapixels', 'too_many_pixels', LARGE, () => field('sixty-six-megapixels.jpg')],
  ['60,000 × 60,000 by its head', 'too_many_pixels', LARGE, () => claiming(60_000, 60_000)],
  ['a GIF of 10,000 frames', 'too_many_pixels', FRAMES, endlessGif],
  ['the head of a JPEG', 'damaged', DAMAGED, async () => (await noisy(900, 600).jpeg().toBuffer()).subarray(0, 300)],
])(
  '%s is refused as %s at once, nothing of it is written, and what came with it is there',
  async (_what, code, detail, make) => {
    const content = await make()
    const before = await everythingWritten()
    const alone = await opened.send([{ name: 'porch.jpg', content }])
    expect([alone.status, alone.body.detail, alone.body.errors]).toEqual([
      400,
      detail,
      [{ path: 'porch.jpg', message: detail }],
    ])
    expect(await everythingWritten()).toEqual(before)
    const fine = await picture(content.length % 90)
    const both = await opened.send([
      { name: 'porch.jpg', content },
      { name: 'fine.jpg', content: fine },
    ])
    expect([both.status, both.body.failed]).toEqual([201, [{ filename: 'porch.jpg', code, detail }]])
    expect(both.body.photos).toHaveLength(1)
  },
)

/** The head of Matroska, and nothing after it. */
const matroska = () =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88]),
    Buffer.from('matroska'),
    Buffer.alloc(64),
  ])
const cut = async () => (await noisy(900, 600).jpeg().toBuffer()).subarray(0, 40_000)

test.each<[string, string, 'photo' | 'video', 'ready' | 'failed', () => Uint8Array | Promise<Uint8Array>]>([
  ['a PNG', 'photo.jpg', 'photo', 'ready', () => plain(40, 30).png().toBuffer()],
  ['a JPEG', 'photo.mkv', 'photo', 'ready', () => noisy(40, 30).jpeg().toBuffer()],
  ['the head of an MKV', 'photo.png', 'video', 'failed', matroska],
  ['a JPEG that breaks off', 'photo.png', 'photo', 'failed', cut],
])('%s named %s is taken for what it is', { timeout: 60_000 }, async (_what, name, mediaType, state, make) => {
  const { add, as, get, listed } = opened
  const { id } = await add(await make(), name)
  expect((await listed(as('rook'))).find((photo) => photo.id === id)).toMatchObject({ mediaType, state })
  const { statusCode } = await get(`/api/photos/${id}/view`, 'kenji')
  expect(statusCode).toBe(state === 'ready' ? 200 : 404)
})

test('and after all of these the next photo is made ready', async () => {
  const { add, as } = opened
  const next = await add(await picture())
  expect((await as('kenji')(photos.show, of(next))).body.state).toBe('ready')
})

test.each([
  ['🦉 on the porch 🏡.jpg', '🦉 on the porch 🏡.jpg'],
  ['../../etc/photo.jpg', 'photo.jpg'],
  ['C:\\photos\\photo.jpg', 'photo.jpg'],
  [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(196)}.jpg`],
  [`${'🦉'.repeat(150)}.jpg`, `${'🦉'.repeat(98)}.jpg`],
])('%s is kept under a name that is plain', async (given, kept) => {
  const { as, get, send, world } = opened
  const { status, body } = await send([
    {
      name: given,
      content: await noisy(300 + given.length, 40)
        .jpeg()
        .toBuffer(),
    },
  ])
  expect(status).toBe(201)
  await world.work()
  const [photo] = body.photos
  expect((await as('kenji')(photos.show, of(photo))).body.originalFilename).toBe(kept)
  const { headers } = await get(`/api/photos/${photo.id}/download`, 'kenji')
  expect(headers['content-disposition']).toContain(encodeURIComponent(kept))
})
