// What is seen and kept of a photo bears a mark that names one row, written before the first byte left.
import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { mediaUrl } from '@aerie/contract/album-values'
import type { Photo } from '@aerie/contract/photos'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import { archiveOf } from '@aerie/watermark/reading/archive.fixture'
import { lumaOf } from '@aerie/watermark/reading/marked-photo.fixture'
import { readPicture } from '@aerie/watermark/reading/read-picture'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_KEYS } from '../../test/world.ts'
import { type AlbumWorld, openAlbumWorld } from '../photos/album-world.fixture.ts'
import { renditionOf } from './files.ts'

let opened: AlbumWorld
let photo: Photo
beforeAll(async () => {
  opened = await openAlbumWorld()
  const { pixels, raw } = await makePicture(1, 2000, 1500)
  photo = await opened.add(await sharp(pixels, { raw }).jpeg({ quality: 92 }).toBuffer())
})
afterAll(() => opened.world.close())

const KINDS = { view: 1, download: 2 }
const addressOf = (kind: keyof typeof KINDS) => `/api/photos/${photo.id}/${kind}`

const rowOf = (bytes: Buffer) =>
  opened.world.db
    .selectFrom('copies')
    .select(['id', 'kind', 'object_id', 'member_id'])
    .where('sha256', '=', createHash('sha256').update(bytes).digest())
    .executeTakeFirst()

const countRows = async () => (await opened.world.db.selectFrom('copies').select('id').execute()).length

test.each(['view', 'download'] as const)(
  'the %s names whom it was made for, by its bytes and by its mark',
  async (kind) => {
    const { headers, rawPayload } = await opened.get(addressOf(kind), 'kenji')
    const row = await rowOf(rawPayload)
    const memberId = await opened.world.idOf('kenji')
    expect(row).toMatchObject({ kind: KINDS[kind], object_id: photo.id, member_id: memberId })
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      etag: `"${row?.id}"`,
    })
    const shared = await sharp(rawPayload).resize(1200).jpeg({ quality: 75 }).toBuffer()
    const archive = archiveOf([
      { id: photo.id, original: null, copies: [{ id: Number(row?.id), memberId, keyId: 1, isReuploaded: false }] },
    ])
    const keys = TEST_KEYS.map(({ id, bytes }) => ({ id, secret: bytes }))
    const { marks } = await readPicture(await lumaOf(shared), { keys, archive })
    expect(marks).toMatchObject([{ copyId: Number(row?.id), evidence: 'decoded', names: true }])
  },
)

test('a download has the size of the upload, a view no more than 1600 pixels', async () => {
  const sizes = []
  for (const kind of ['view', 'download'] as const) {
    const { width, height, exif, icc } = await sharp((await opened.get(addressOf(kind), 'kenji')).rawPayload).metadata()
    sizes.push([width, height, exif, icc])
  }
  expect(sizes).toEqual([
    [1600, 1200, undefined, undefined],
    [2000, 1500, undefined, undefined],
  ])
})

test('each has his own, the same again and again, at both addresses', async () => {
  const first = await opened.get(addressOf('view'), 'rook')
  const again = await opened.get(mediaUrl(photo.filename), 'rook')
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  const other = await opened.get(addressOf('view'), 'marcus')
  expect(other.rawPayload.equals(first.rawPayload)).toBe(false)
})

test('who has his copy gets nothing more; the copy of another is none', async () => {
  const { headers } = await opened.get(addressOf('view'), 'rook')
  const etag = String(headers.etag)
  const before = await countRows()
  const kept = await opened.get(addressOf('view'), 'rook', { 'if-none-match': etag })
  expect([kept.statusCode, kept.headers.etag, kept.rawPayload.length]).toEqual([304, etag, 0])
  expect(await countRows()).toBe(before)
  const taken = await opened.get(addressOf('view'), 'julian', { 'if-none-match': etag })
  expect(taken.statusCode).toBe(200)
  expect(taken.headers.etag).not.toBe(etag)
})

test('nothing is noted where nothing is sent', async () => {
  const before = await countRows()
  const cookie = await opened.world.cookieOf('rook')
  const head = await opened.world.app.inject({ method: 'HEAD', url: addressOf('download'), headers: { cookie } })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  expect((await opened.get(addressOf('download'))).statusCode).toBe(401)
  expect(await countRows()).toBe(before)
})

test('each entry of a zip is a download', async () => {
  const { rawPayload } = await opened.get(`/api/albums/${opened.albumId}/download`, 'julian')
  const [entry] = Object.values(unzipSync(new Uint8Array(rawPayload)))
  expect(await rowOf(Buffer.from(entry ?? []))).toMatchObject({
    kind: KINDS.download,
    object_id: photo.id,
    member_id: await opened.world.idOf('julian'),
  })
})

const DAMAGES = {
  'cut off': (whole: Buffer) => whole.subarray(0, whole.length / 2),
  'something else': () => Buffer.from('junk'),
  'of parts that are none': (whole: Buffer) => serialize({ ...deserialize(whole), y: Buffer.from('no JPEG') }),
}

test.each(
  (['view', 'full'] as const).flatMap((size) =>
    (Object.keys(DAMAGES) as (keyof typeof DAMAGES)[]).map((damage) => [size, damage] as const),
  ),
)('a %s rendition that is %s is made anew from the original', async (size, damage) => {
  const { files } = opened.world.ctx
  const kind = size === 'view' ? 'view' : 'download'
  const whole = await opened.get(addressOf(kind), 'kenji')
  const row = await opened.world.db
    .selectFrom('photos')
    .select('code')
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow()
  const name = renditionOf(row.code, size)
  await files.put(name, DAMAGES[damage](await files.read(name)), { contentType: 'application/octet-stream' })
  const again = await opened.get(addressOf(kind), 'kenji')
  expect(again.statusCode).toBe(200)
  expect(again.rawPayload.equals(whole.rawPayload)).toBe(true)
})
