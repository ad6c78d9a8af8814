// Photos over HTTP: taken in by their content and once, made ready, and told apart from what only looks like one.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mediaUrl, thumbnailUrl } from '@aerie/contract/album-values'
import { albums } from '@aerie/contract/albums'
import { photos } from '@aerie/contract/photos'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PHONE } from '#platform/pictures/phone.fixture.ts'
import { describeImage, halved, plain } from '#platform/pictures/picture.fixture.ts'
import { type AlbumWorld, of, openAlbumWorld, picture } from './album-world.fixture.ts'
import { removePurged } from './removing.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterEach(() => opened.clearCopies())
afterAll(() => opened.world.close())

test('is there at once and made ready by a job, in every size, upright and without metadata', async () => {
  const { get, listed, send, world } = opened
  const taken = await sharp(await (await halved(900, 600)).jpeg().toBuffer())
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: 'Owl 3' },
      IFD2: { DateTimeOriginal: '2024:10:12 17:30:05' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  const { status, body } = await send([{ name: 'porch.jpg', content: taken }])
  expect(status).toBe(201)
  expect(body).toMatchObject({ photos: [{ state: 'making', existing: false, mediaType: 'photo' }], failed: [] })
  await world.work()
  const photo = (await listed()).find(({ id }) => id === body.photos[0].id)
  expect(photo).toMatchObject({ state: 'ready', width: 600, height: 900, takenAt: '2024-10-12T17:30:05' })
  for (const url of [
    thumbnailUrl(photo?.filename ?? '', 200),
    thumbnailUrl(photo?.filename ?? '', 400),
    mediaUrl(photo?.filename ?? ''),
    `/api/photos/${photo?.id}/view`,
    `/api/photos/${photo?.id}/thumbnail`,
    `/api/photos/${photo?.id}/download`,
  ]) {
    const { statusCode, rawPayload } = await get(url, 'kenji')
    expect(statusCode, url).toBe(200)
    const { width = 0, height = 0, exif, xmp, icc } = await describeImage(rawPayload)
    expect(width < height, url).toBe(true)
    expect([exif, xmp, icc], url).toEqual([undefined, undefined, undefined])
    if (url.includes('-200') || url.includes('-400') || url.endsWith('thumbnail'))
      expect(height).toBeLessThanOrEqual(400)
  }
})

test('is recognised by its content, and never doubled', async () => {
  const { add, albumId, as, newAlbum, send } = opened
  const content = await picture(1)
  const first = await add(content)
  const again = await send([{ name: 'another name.png', content }], 'kenji')
  expect(again.body).toMatchObject({ photos: [{ id: first.id, existing: true }] })
  const sha256 = createHash('sha256').update(content).digest('hex')
  const { body } = await as('kenji')(photos.known, { params: { albumId }, body: { sha256: [sha256, '0'.repeat(64)] } })
  expect(body).toEqual([{ sha256, photoId: first.id, isReady: true }])
  expect((await add(content, 'porch.jpg', await newAlbum())).id).not.toBe(first.id)
})

test('does not go with a file that fails', async () => {
  const { send } = opened
  const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
  const { status, body } = await send([
    { name: 'page.png', content: html },
    { name: 'porch.jpg', content: await picture(2) },
    { name: 'drawing.svg', content: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ])
  expect(status).toBe(201)
  expect(body.photos).toHaveLength(1)
  expect(body.failed.map(({ detail }: { detail: string }) => detail)).toEqual([
    'page.png must be an image or video file',
    'drawing.svg must be an image or video file',
  ])
})

test('is refused with the specified sentences where there is nothing in it', async () => {
  const { send } = opened
  expect((await send([])).body.detail).toBe('Please select photos to upload')
  const eleven = await Promise.all(
    Array.from({ length: 11 }, async (_, at) => ({ name: `${at}.jpg`, content: await picture(at) })),
  )
  expect((await send(eleven)).body.detail).toBe('Maximum 10 files allowed per upload')
  const large = Buffer.concat([await picture(), Buffer.alloc(50 * 1_048_576)])
  const { status, body } = await send([{ name: 'large.jpg', content: large }])
  expect([status, body.detail]).toEqual([413, 'large.jpg exceeds 50MB limit'])
  expect((await send([{ name: 'empty.jpg', content: new Uint8Array() }])).body.detail).toBe(
    'empty.jpg must be an image or video file',
  )
})

test('of an iPhone that sends no JPEG is shown as any other', async () => {
  const { add, get, listed } = opened
  const { id, filename } = await add(await readFile(PHONE), 'IMG_7735.heic')
  const shown = (await listed()).find((photo) => photo.id === id)
  expect(shown).toMatchObject({ state: 'ready', width: 320, height: 480, takenAt: '2024-10-12T17:30:05' })
  const { rawPayload } = await get(mediaUrl(filename), 'kenji')
  expect(await describeImage(rawPayload)).toMatchObject({ format: 'jpeg', width: 320, height: 480 })
})

test('deleted for good while it is made, leaves no file', async () => {
  const { send, world } = opened
  const { body } = await send([{ name: 'porch.jpg', content: await picture(40) }])
  const [{ id, filename }] = body.photos
  const put = world.ctx.files.put
  world.ctx.files.put = async (name, ...rest) => {
    world.ctx.files.put = put
    await world.db
      .updateTable('photos')
      .set({ deleted_at: new Date(), purged_at: new Date() })
      .where('id', '=', id)
      .execute()
    await removePurged(world.ctx, id)
    await put(name, ...rest)
  }
  await world.work()
  const code = filename.slice('photo.'.length, -'.jpg'.length)
  for (const name of [
    `originals/${code}.jpg`,
    `views/${code}.jpg`,
    `thumbs/${code}-200.webp`,
    `thumbs/${code}-400.webp`,
  ])
    expect(await world.ctx.files.has(name), name).toBe(false)
})

test('of a private album is its creator’s and super admins’', async () => {
  const { as, send } = opened
  const { id } = (await as('rook')(albums.create, { body: { title: 'Private', isOpen: false } })).body
  const file = [{ name: 'porch.jpg', content: await picture(5) }]
  expect((await send(file, 'kenji', String(id))).status).toBe(403)
  expect((await send(file, 'marcus', String(id))).status).toBe(201)
  expect((await send(file, 'kenji', '999999')).status).toBe(404)
})

test('an album that has not changed is not sent again', async () => {
  const { albumId, get } = opened
  const { headers } = await get(`/api/albums/${albumId}/photos`, 'kenji')
  const again = await get(`/api/albums/${albumId}/photos`, 'kenji', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('a caption is anybody’s to write, and seen by all', async () => {
  const { add, as, listed } = opened
  const photo = await add(await picture(12))
  await as('kenji')(photos.save, { ...of(photo), body: { caption: ' West, from the porch ' } })
  expect((await as('rook')(photos.show, of(photo))).body.caption).toBe('West, from the porch')
  expect((await listed()).find(({ id }) => id === photo.id)?.caption).toBe('West, from the porch')
})

test('plain colours too are pictures', async () => {
  const { add } = opened
  expect((await add(await plain(30, 30).png().toBuffer(), 'named.jpg')).mediaType).toBe('photo')
})
