// Pictures that move: each reader has his own, every frame of which is marked, on every road; what cannot be is noted, or still.
import { mediaUrl } from '@aerie/contract/album-values'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeImage } from '#platform/pictures/picture.fixture.ts'
import { type AlbumWorld, openAlbumWorld } from '../photos/album-world.fixture.ts'
import { animationOf, movingOf } from './files.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterAll(() => opened.world.close())

async function gif(width: number, height: number, frames = 2, grey = 0) {
  const pictures = await Promise.all([1, 2].map((seed) => makePicture(seed, width, height)))
  const encoded = await Promise.all(
    pictures.map(({ pixels, raw }) => sharp(pixels, { raw }).linear(1, grey).png().toBuffer()),
  )
  const all = Array.from({ length: frames }, (_, at) => encoded[at % 2] ?? Buffer.of())
  return sharp(all, { join: { animated: true } })
    .gif()
    .toBuffer()
}

const rows = () =>
  opened.world.db.selectFrom('copies').select(['id', 'kind', 'object_id', 'key_id']).orderBy('issued_at').execute()

const codeOf = async (id: number) =>
  (await opened.world.db.selectFrom('photos').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

test('every road sends a marked copy that moves, noted before it leaves', async () => {
  await opened.clearCopies()
  const album = await opened.newAlbum('Toasts')
  const photo = await opened.add(await gif(480, 360), 'toast.gif', album)
  expect(photo.id).toBeGreaterThan(0)
  const view = await opened.get(`/api/photos/${photo.id}/view`, 'kenji')
  expect(view.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' })
  expect(await describeImage(view.rawPayload)).toMatchObject({ pages: 2, width: 480 })
  const same = await opened.get(mediaUrl(photo.filename), 'kenji')
  expect(same.rawPayload.equals(view.rawPayload)).toBe(true)
  const kept = await opened.get(mediaUrl(photo.filename), 'kenji', { 'if-none-match': String(view.headers.etag) })
  expect([kept.statusCode, kept.headers['content-type']]).toEqual([304, 'image/webp'])
  const other = await opened.get(`/api/photos/${photo.id}/view`, 'julian')
  expect(other.rawPayload.equals(view.rawPayload)).toBe(false)
  const download = await opened.get(`/api/photos/${photo.id}/download`, 'kenji')
  expect(download.headers['content-disposition']).toContain('toast.webp')
  const zip = unzipSync((await opened.get(`/api/albums/${album}/download`, 'kenji')).rawPayload)
  expect(Buffer.from(zip['toast.webp'] ?? []).equals(download.rawPayload)).toBe(true)
  expect((await rows()).map(({ kind, object_id, key_id }) => [kind, object_id, key_id])).toEqual(
    [1, 1, 2].map((kind) => [kind, photo.id, 1]),
  )
})

test('one whose frames are too small for a mark is sent as it is, and noted', async () => {
  await opened.clearCopies()
  const { id } = await opened.add(await gif(160, 120), 'tiny.gif')
  for (const road of ['view', 'view', 'download'])
    expect((await opened.get(`/api/photos/${id}/${road}`, 'kenji')).headers['content-type']).toBe('image/webp')
  expect((await rows()).map(({ kind, key_id }) => [kind, key_id])).toEqual([
    [5, null],
    [6, null],
  ])
})

test('one that moves too long stays still and is marked as a photo', async () => {
  await opened.clearCopies()
  const { id } = await opened.add(await gif(16, 12, 1_001), 'endless.gif')
  const download = await opened.get(`/api/photos/${id}/download`, 'kenji')
  expect(download.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringContaining('endless.jpg'),
  })
  expect((await rows()).map(({ kind }) => kind)).toEqual([2])
})

test.each(['cut off', 'something else'])('what copies are made of is made anew where it is %s', async (damage) => {
  await opened.clearCopies()
  const { files } = opened.world.ctx
  const { id } = await opened.add(await gif(400, 300, 2, damage.length), `${damage}.gif`)
  const name = movingOf(await codeOf(id))
  const whole = await opened.get(`/api/photos/${id}/view`, 'kenji')
  const content = await files.read(name)
  const damaged = damage === 'cut off' ? content.subarray(0, content.length / 2) : Buffer.from('junk')
  await files.put(name, damaged, { contentType: 'application/octet-stream' })
  const again = await opened.get(`/api/photos/${id}/view`, 'kenji')
  expect([again.statusCode, again.rawPayload.equals(whole.rawPayload)]).toEqual([200, true])
})

test('one that was made before frames were marked is noted until it is made anew', async () => {
  await opened.clearCopies()
  const { files } = opened.world.ctx
  const { id } = await opened.add(await gif(352, 264), 'former.gif')
  const code = await codeOf(id)
  await files.remove(movingOf(code))
  await files.put(animationOf(code), await gif(352, 264), { contentType: 'image/webp' })
  await opened.get(`/api/photos/${id}/view`, 'kenji')
  expect((await rows()).map(({ kind }) => kind)).toEqual([5])
})
