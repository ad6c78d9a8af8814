// A brother's copy that another uploads again gives its mark to all who see the upload, and is not held against him any more;
// one that he uploads himself is.
import { bin } from '@aerie/contract/bin'
import { forensics } from '@aerie/contract/forensics'
import { photos } from '@aerie/contract/photos'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateCopyPartitions } from '#features/copies/service.ts'
import { type AlbumWorld, openAlbumWorld } from '../photos/album-world.fixture.ts'

let opened: AlbumWorld
let photoId: number
let kenjis: Buffer
beforeAll(async () => {
  opened = await openAlbumWorld()
  const { pixels, raw } = await makePicture(1, 640, 480)
  const { id } = await opened.add(await sharp(pixels, { raw }).jpeg({ quality: 92 }).toBuffer())
  photoId = id
  kenjis = await viewOf(photoId, 'kenji')
})
afterAll(() => opened.world.close())

const viewOf = async (id: number, viewer: 'kenji' | 'julian') =>
  (await opened.get(`/api/photos/${id}/view`, viewer)).rawPayload

const recoded = (picture: Buffer) => sharp(picture).jpeg({ quality: 80 }).toBuffer()

async function find(leak: Buffer) {
  const file = { field: 'photo', name: 'leak.jpg', content: new Uint8Array(leak) }
  return (await opened.as('marcus')(forensics.search, { form: { file } })).body
}

const namesIn = async (leak: Buffer) => (await find(leak)).suspects.map(({ name }) => name)

test('until then it names him, and whoever leaks the upload is named afterwards, or nobody', async () => {
  expect(await namesIn(await recoded(kenjis))).toEqual(['Kenji Arakawa'])
  const again = await opened.add(await recoded(kenjis), 'again.jpg', await opened.newAlbum('Again'))
  const named = await namesIn(await recoded(await viewOf(again.id, 'julian')))
  expect([[], ['Julian Ashworth']]).toContainEqual(named)
  expect(await namesIn(await recoded(kenjis))).toEqual([])
  // The very bytes that he was sent are nobody else's.
  expect(await namesIn(kenjis)).toEqual(['Kenji Arakawa'])
})

test('who uploads his own copy is named still, with what is known of that, until others have what they leaked from it', async () => {
  const julians = await viewOf(photoId, 'julian')
  const { id } = (
    await opened.send([{ name: 'own.jpg', content: await recoded(julians) }], 'julian', await opened.newAlbum())
  ).body.photos[0]
  await opened.world.work()
  const own = { at: expect.any(String), others: 0 }
  expect((await find(await recoded(julians))).suspects).toMatchObject([{ name: 'Julian Ashworth', ownUpload: own }])
  const kenjisOfOwn = await viewOf(id, 'kenji')
  const named = (await find(await recoded(kenjisOfOwn))).suspects.map(({ name }) => name)
  expect(named, 'he who leaks it, and not he who uploaded it').toEqual(['Kenji Arakawa'])
  const params = { photoId: String(id) }
  await opened.as('julian')(photos.remove, { params })
  await opened.as('julian')(bin.removePhoto, { params: { id: String(id) } })
  await opened.world.work()
  const [suspect] = (await find(await recoded(julians))).suspects
  expect(suspect).toMatchObject({ name: 'Julian Ashworth', ownUpload: { ...own, others: 1 } })
})

test('where another uploaded it as well it names nobody, and who that was is told', async () => {
  const julians = await viewOf(photoId, 'julian')
  await opened.add(await recoded(julians), 'his.jpg', await opened.newAlbum())
  const { suspects, foreignUploads } = await find(await recoded(julians))
  expect(suspects).toEqual([])
  expect(foreignUploads).toEqual([{ owner: 'Julian Ashworth', uploader: 'Rook Fairweather', at: expect.any(String) }])
})

test('photos of before are read, too, and found by what they show', async () => {
  const { world } = opened
  const hashOf = () =>
    world.db.selectFrom('photos').select('picture_hash').where('id', '=', photoId).executeTakeFirstOrThrow()
  const before = await hashOf()
  await world.db.updateTable('photos').set({ picture_hash: null }).where('id', '=', photoId).execute()
  await sql`insert into jobs (kind, payload) values ('read-marks', ${JSON.stringify({ photoId })}::jsonb)`.execute(
    world.db,
  )
  await world.work()
  expect(await hashOf()).toEqual(before)
})

test('what was uploaded again is forgotten with the copy', async () => {
  const { ctx, db } = opened.world
  const count = async () => (await db.selectFrom('reuploads').select('copy_id').execute()).length
  await rotateCopyPartitions(ctx)
  expect(await count()).toBeGreaterThan(0)
  await opened.world.ownerDb.deleteFrom('copies').execute()
  await rotateCopyPartitions(ctx)
  expect(await count()).toBe(0)
})
