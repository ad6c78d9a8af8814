// A brother's copy that is uploaded again gives its mark to all who see the upload: it is not held against him any more.
import { forensics } from '@aerie/contract/forensics'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepCopyMonths } from '#features/copies/service.ts'
import { makePicture } from '#platform/watermark/made-picture.fixture.ts'
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

async function namesIn(leak: Buffer) {
  const file = { field: 'photo', name: 'leak.jpg', content: new Uint8Array(leak) }
  const { body } = await opened.as('marcus')(forensics.search, { form: { file } })
  return body.suspects.map(({ name }) => name)
}

test('until then it names him, and whoever leaks the upload is named afterwards, or nobody', async () => {
  expect(await namesIn(await recoded(kenjis))).toEqual(['Kenji Arakawa'])
  const again = await opened.add(await recoded(kenjis), 'again.jpg', await opened.newAlbum('Again'))
  const named = await namesIn(await recoded(await viewOf(again.id, 'julian')))
  expect([[], ['Julian Ashworth']]).toContainEqual(named)
  expect(await namesIn(await recoded(kenjis))).toEqual([])
  // The very bytes that he was sent are nobody else's.
  expect(await namesIn(kenjis)).toEqual(['Kenji Arakawa'])
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
  await keepCopyMonths(ctx)
  expect(await count()).toBe(1)
  await opened.world.ownerDb.deleteFrom('copies').execute()
  await keepCopyMonths(ctx)
  expect(await count()).toBe(0)
})
