// The addresses of the bytes of a photo: closed to who may not have them, at once, and for good where it is deleted.

import { mediaUrl, thumbnailUrl } from '@aerie/contract/album-values'
import { bin } from '@aerie/contract/bin'
import { dataExport } from '@aerie/contract/data-export'
import { health } from '@aerie/contract/health'
import { moderation } from '@aerie/contract/moderation'
import { type Photo, photos } from '@aerie/contract/photos'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../test/world.ts'
import { type AlbumWorld, of, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterEach(() => opened.clearCopies())
afterAll(() => opened.world.close())

const addressesOf = ({ id, filename }: Photo) => [
  mediaUrl(filename),
  thumbnailUrl(filename, 200),
  thumbnailUrl(filename, 400),
  `/api/photos/${id}/view`,
  `/api/photos/${id}/thumbnail`,
  `/api/photos/${id}/download`,
]
/** Twice, since what has been asked for is in memory. */
const statusesFor = async (photo: Photo, player?: 'rook' | 'kenji' | 'julian' | 'marcus') => {
  const ask = () => Promise.all(addressesOf(photo).map(async (url) => (await opened.get(url, player)).statusCode))
  return [...new Set([...(await ask()), ...(await ask())])]
}

test('are open to members alone, and none leads to an original', async () => {
  const { add, get } = opened
  const photo = await add(await picture(6))
  expect(await statusesFor(photo, 'kenji')).toEqual([200])
  expect(await statusesFor(photo)).toEqual([401])
  const code = photo.filename.slice('photo.'.length, -'.jpg'.length)
  for (const name of [`photo.${code}.png`, `originals/${code}.jpg`, `photo.${code}-1600.webp`, `photo.${code}-200.jpg`])
    expect((await get(`/uploads/${name}`, 'marcus')).statusCode, name).toBe(404)
})

test('are closed while it is under review, to all but super admins; and open again when it is approved', async () => {
  const { add, as, listed } = opened
  const photo = await add(await picture(7))
  expect(await statusesFor(photo, 'rook')).toEqual([200])
  expect((await as('kenji')(moderation.flag, { ...of(photo), body: { reason: ' ' } })).problem.detail).toBe(
    'Please provide a reason for flagging',
  )
  expect((await as('kenji')(moderation.flag, { ...of(photo), body: { reason: 'My car.' } })).status).toBe(200)
  expect(await statusesFor(photo, 'rook')).toEqual([404])
  expect(await statusesFor(photo, 'julian')).toEqual([404])
  expect(await statusesFor(photo, 'marcus')).toEqual([200])
  expect((await listed()).map(({ id }) => id)).not.toContain(photo.id)
  expect((await as('kenji')(photos.show, of(photo))).status).toBe(410)
  expect((await listed(as('marcus'))).find(({ id }) => id === photo.id)?.isFlagged).toBe(true)
  expect((await as('marcus')(moderation.flagged)).body[0]).toMatchObject({ id: photo.id, flagReason: 'My car.' })

  await as('marcus')(moderation.approve, of(photo))
  expect(await statusesFor(photo, 'rook')).toEqual([200])
  expect((await as('rook')(moderation.flag, { ...of(photo), body: { reason: 'my CAR' } })).status).toBe(409)
  expect((await as('rook')(moderation.flag, { ...of(photo), body: { reason: 'My house' } })).status).toBe(200)
})

test('are closed while it is in the bin, to everybody, and open when it comes back', async () => {
  const { add, as } = opened
  const photo = await add(await picture(8))
  expect(await statusesFor(photo, 'rook')).toEqual([200])
  expect((await as('kenji')(photos.remove, of(photo))).status).toBe(403)
  expect((await as('rook')(photos.remove, of(photo))).status).toBe(200)
  expect(await statusesFor(photo, 'marcus')).toEqual([404])
  expect((await as('rook')(bin.list)).body[0]).toMatchObject({
    kind: 'photo',
    id: photo.id,
    albumTitle: 'Hollow Pines',
  })
  expect((await as('rook')(bin.restorePhoto, { params: { id: String(photo.id) } })).status).toBe(200)
  expect(await statusesFor(photo, 'kenji')).toEqual([200])
})

test('end for good, files and all, when it is deleted under review or from the bin', async () => {
  const { add, as, world } = opened
  const [flagged, binned] = [await add(await picture(9)), await add(await picture(10))]
  await as('kenji')(moderation.flag, { ...of(flagged), body: { reason: 'Not ours' } })
  await as('marcus')(photos.remove, of(flagged))
  await as('rook')(photos.remove, of(binned))
  await as('rook')(bin.removePhoto, { params: { id: String(binned.id) } })
  for (const photo of [flagged, binned]) expect(await statusesFor(photo, 'marcus')).toEqual([404])
  await world.work()
  for (const { filename, id } of [flagged, binned]) {
    const code = filename.slice('photo.'.length, -'.jpg'.length)
    for (const name of [`originals/${code}.jpg`, `views/${code}.jpg`, `thumbs/${code}-200.webp`])
      expect(await world.ctx.files.has(name), name).toBe(false)
    expect(await world.db.selectFrom('photos').select('id').where('id', '=', id).execute()).toEqual([])
  }
})

test('a restored photo whose file was added again stays in the bin, and says why', async () => {
  const { add, as } = opened
  const content = await picture(11)
  const photo = await add(content)
  await as('rook')(photos.remove, of(photo))
  const second = await add(content)
  expect(second.id).not.toBe(photo.id)
  const { status, problem } = await as('rook')(bin.restorePhoto, { params: { id: String(photo.id) } })
  expect([status, problem.detail]).toEqual([409, 'The same file has been added to the album again.'])
})

test('an album comes as a zip of what is seen in it', async () => {
  const { add, as, get, newAlbum } = opened
  const album = await newAlbum()
  const [first, second] = [
    await add(await picture(20), 'porch.jpg', album),
    await add(await picture(21), 'porch.jpg', album),
  ]
  await as('kenji')(moderation.flag, { ...of(second), body: { reason: 'Not ours' } })
  const { rawPayload, headers } = await get(`/api/albums/${album}/download`, 'kenji')
  expect(headers['content-type']).toBe('application/zip')
  const entries = unzipSync(rawPayload)
  expect(Object.keys(entries)).toEqual(['porch.jpg'])
  expect(
    Buffer.from(entries['porch.jpg'] ?? []).equals((await get(`/api/photos/${first.id}/download`, 'kenji')).rawPayload),
  ).toBe(true)
})

test('photos dated before any computer come along, in an album and among the data of whoever shared them', async () => {
  const { as, add, get, newAlbum, world } = opened
  const album = await newAlbum()
  for (const [more, day] of [
    [22, '1965:06:12 12:00:00'],
    [23, '1899:12:24 18:00:00'],
  ] as const) {
    const photo = await add(await scanDated(day, more), `scan ${day.slice(0, 4)}.jpg`, album)
    expect((await as('rook')(photos.show, of(photo))).body.takenAt).toMatch(day.slice(0, 4))
  }
  const names = ['scan 1899.jpg', 'scan 1965.jpg']
  const zip = unzipSync((await get(`/api/albums/${album}/download`, 'kenji')).rawPayload)
  expect(Object.keys(zip)).toEqual(names)
  const own = unzipSync((await get(dataExport.download.path, 'rook')).rawPayload)
  expect(Object.keys(own)).toEqual(expect.arrayContaining([...names.map((name) => `photos/${name}`), 'index.html']))
  expect((await world.visitor(health.check)).status).toBe(200)
})

const scanDated = async (day: string, more: number) =>
  sharp(await picture(more))
    .withExif({ IFD2: { DateTimeOriginal: day } })
    .jpeg()
    .toBuffer()

test('no photo of an album overwrites another where the zip is unpacked', async () => {
  const { add, get, newAlbum } = opened
  const album = await newAlbum()
  const given = ['DSC_0001.jpg', 'DSC_0001.jpg', 'DSC_0001 (2).jpg', 'dsc_0001.JPG', 'CON.jpg', '12:30.jpg']
  for (const [at, name] of given.entries()) await add(await picture(24 + at), name, album)
  const names = Object.keys(unzipSync((await get(`/api/albums/${album}/download`, 'kenji')).rawPayload))
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(given.length)
  expect(names).toEqual(expect.arrayContaining(['DSC_0001.jpg', '_CON.jpg', '12_30.jpg']))
})

test('a zip that breaks off takes neither the server nor the next one with it', async () => {
  const { add, get, newAlbum, world } = opened
  const album = await newAlbum()
  const { filename } = await add(await picture(30), 'porch.jpg', album)
  const open = world.ctx.files.open
  world.ctx.files.open = () => Promise.reject(new Error('The bucket is away'))
  await get(`/api/albums/${album}/download`, 'kenji').catch(() => {})
  world.ctx.files.open = open
  const { rawPayload } = await get(`/api/albums/${album}/download`, 'kenji')
  expect(Object.keys(unzipSync(rawPayload))).toEqual(['porch.jpg'])
  expect(filename).toMatch(/^photo\./)
})

test('a copy that takes too long is refused for now, and later it comes', async () => {
  const { add, get, world } = opened
  const { id } = await add(await picture(40))
  const hurried = await buildTestApp(world.ctx, { readersTimeoutMs: 1 })
  const cookie = await world.cookieOf('kenji')
  const refused = await hurried.inject({ url: `/api/photos/${id}/view`, headers: { cookie } })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
    503,
    '10',
    'Many pictures are asked for just now. Please try again in a moment.',
  ])
  await hurried.close()
  expect((await get(`/api/photos/${id}/view`, 'kenji')).statusCode).toBe(200)
})
