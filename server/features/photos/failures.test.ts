// Photos that cannot be made ready, over HTTP: told and shown to who sent them and super admins alone, never lost, and made again.
import { createHash } from 'node:crypto'
import { albums } from '@aerie/contract/albums'
import { notifications } from '@aerie/contract/notifications'
import { photoSearch } from '@aerie/contract/photo-search'
import { photos } from '@aerie/contract/photos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import { originalOf } from '../photo-files/files.ts'
import { type AlbumWorld, of, openAlbumWorld, picture } from './album-world.fixture.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterAll(() => opened.world.close())

const DAMAGED = 'This photo is damaged or incomplete. Please select another one.'

/** Its head is in order, and there is too little of the rest. */
async function broken(more = 0) {
  const whole = await noisy(300 + more, 200)
    .jpeg()
    .toBuffer()
  return whole.subarray(0, whole.length * 0.2)
}

const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

type Player = Parameters<AlbumWorld['as']>[0]
const toldOf = async (player: Player, photoId: number, { as } = opened) =>
  (await as(player)(notifications.list)).body.filter((one) => one.kind === 'photo_failed' && one.photoId === photoId)

test('one that cannot be read is seen with its sentence by who sent it and super admins, and not by others', async () => {
  const { add, as, listed, newAlbum } = opened
  const album = await newAlbum('Broken')
  const fine = await add(await picture(1), 'fine.jpg', album)
  const photo = await add(await broken(), 'broken.jpg', album)
  for (const player of ['rook', 'marcus'] as const) {
    expect((await listed(as(player), album)).find(({ id }) => id === photo.id)).toMatchObject({
      state: 'failed',
      failure: DAMAGED,
      can: { remove: true },
    })
    expect((await as(player)(photos.show, of(photo))).body).toMatchObject({ failure: DAMAGED, can: { remove: true } })
    expect(await toldOf(player, photo.id)).toMatchObject([{ albumTitle: 'Broken', isRead: false }])
  }
  for (const player of ['kenji', 'julian'] as const) {
    expect((await listed(as(player), album)).map(({ id }) => id)).toEqual([fine.id])
    expect((await as(player)(photos.show, of(photo))).status).toBe(404)
    expect(await toldOf(player, photo.id)).toEqual([])
  }
  for (const player of ['rook', 'marcus', 'kenji'] as const) {
    expect((await as(player)(albums.show, { params: { albumId: album } })).body).toMatchObject({ photoCount: 1 })
    const found = await as(player)(photoSearch.find, { query: { album } })
    expect(found.body.map(({ id }) => id)).toEqual([fine.id])
  }
})

test('whoever sent it tries again, as do super admins: he hears again if it fails again, and all see it once it is in order', async () => {
  const { add, as, listed, newAlbum, world } = opened
  const album = await newAlbum()
  const photo = await add(await broken(1), 'broken.jpg', album)
  for (const [player, status] of [
    ['kenji', 404],
    ['julian', 404],
    ['rook', 200],
  ] as const)
    expect((await as(player)(photos.makeAgain, of(photo))).status, player).toBe(status)
  await world.work()
  const [told, ...others] = await toldOf('rook', photo.id)
  expect(others).toEqual([])
  await as('rook')(notifications.read, { params: { notificationId: String(told?.id) } })
  expect((await as('marcus')(photos.makeAgain, of(photo))).status).toBe(200)
  await world.work()
  expect((await toldOf('rook', photo.id)).map(({ isRead }) => isRead)).toEqual([false, true])

  const { code, extension } = await world.db
    .selectFrom('photos')
    .select(['code', 'extension'])
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow()
  await world.ctx.files.put(originalOf({ code, extension }), await picture(2))
  await as('rook')(photos.makeAgain, of(photo))
  await world.work()
  expect(await listed(as('kenji'), album)).toMatchObject([{ id: photo.id, state: 'ready' }])
  expect((await as('rook')(photos.makeAgain, of(photo))).body).toMatchObject({ state: 'ready' })
})

test('the same bytes again, or the question whether they are known, have it made again', async () => {
  const { add, as, newAlbum, send, world } = opened
  const album = await newAlbum()
  const content = await broken(2)
  const photo = await add(content, 'broken.jpg', album)
  const [before] = await toldOf('rook', photo.id)
  const again = await send([{ name: 'again.jpg', content }], 'rook', album)
  expect(again.body.photos).toMatchObject([{ id: photo.id, existing: true }])
  await world.work()
  const [between, ...rest] = await toldOf('rook', photo.id)
  expect([between?.id, rest]).toEqual([expect.any(Number), []])
  expect(between?.id).not.toBe(before?.id)
  const known = () => as('rook')(photos.known, { params: { albumId: album }, body: { sha256: [digestOf(content)] } })
  expect((await known()).body).toEqual([{ sha256: digestOf(content), photoId: photo.id, isReady: false }])
  await world.work()
  const [after] = await toldOf('rook', photo.id)
  expect(after?.id).not.toBe(between?.id)
})

test('what failed for one stands in nobody’s way: another has a photo of his own of the same bytes', async () => {
  const { add, as, listed, newAlbum, send, world } = opened
  const album = await newAlbum()
  const content = await picture(3)
  const photo = await add(content, 'porch.jpg', album)
  await world.db.updateTable('photos').set({ state: 'failed', failure: 'Once.' }).where('id', '=', photo.id).execute()
  const body = { sha256: [digestOf(content)] }
  expect((await as('kenji')(photos.known, { params: { albumId: album }, body })).body).toEqual([])
  const { body: sent } = await send([{ name: 'mine.jpg', content }], 'kenji', album)
  expect(sent.photos).toMatchObject([{ existing: false }])
  expect(sent.photos[0].id).not.toBe(photo.id)
  await world.work()
  const refused = await as('rook')(photos.makeAgain, of(photo))
  expect([refused.status, refused.body]).toMatchObject([409, { detail: expect.stringContaining('by somebody else') }])
  expect((await send([{ name: 'porch.jpg', content }], 'rook', album)).body.photos).toMatchObject([
    { id: sent.photos[0].id, existing: true, state: 'ready' },
  ])
  expect((await listed(as('rook'), album)).map(({ state }) => state).sort()).toEqual(['failed', 'ready'])
})

test('taken into the bin it is its uploader’s to bring back or to end', async () => {
  const { add, as, listed, newAlbum } = opened
  const album = await newAlbum()
  const photo = await add(await broken(3), 'broken.jpg', album)
  expect((await as('kenji')(photos.remove, of(photo))).status).toBe(404)
  expect((await as('rook')(photos.remove, of(photo))).status).toBe(200)
  expect(await listed(as('rook'), album)).toEqual([])
  expect((await as('rook')(photos.makeAgain, of(photo))).status).toBe(404)
})

test('a machine that is too slow fails no photo: it is tried again, and only the last attempt says so', async () => {
  const slow = await openAlbumWorld({ readersTimeoutMs: 1 })
  const content = await picture(4)
  const { body, status } = await slow.send([{ name: 'porch.jpg', content }])
  expect(status).toBe(201)
  const [photo] = body.photos
  const state = async () => (await slow.as('rook')(photos.show, of(photo))).body
  await slow.world.work()
  expect(await state()).toMatchObject({ state: 'making' })
  const jobs = () => slow.world.db.selectFrom('jobs').selectAll().where('kind', '=', 'make-photo')
  const ours = async () =>
    (await jobs().execute()).find(({ payload }) => JSON.stringify(payload).includes(`${photo.id}`))
  expect(await ours()).toMatchObject({ attempts: 1, failed_at: null })
  await slow.world.db
    .updateTable('jobs')
    .set({ attempts: 7, run_at: new Date(0) })
    .where('id', '=', (await ours())?.id ?? 0)
    .execute()
  await slow.world.work()
  expect(await state()).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/^The server could not make this ready, though it tried several times\./),
  })
  expect(await toldOf('rook', photo.id, slow)).toHaveLength(1)
  expect((await slow.get(`/api/photos/${photo.id}/download`, 'rook')).rawPayload.equals(content)).toBe(true)
  await slow.world.close()
})
