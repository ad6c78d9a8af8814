// The Forensics Tool over HTTP: a copy that was sent is found again, whatever was done to it, and nobody else is named.
import { forensics, type LeakFields, type LeakFinding } from '@aerie/contract/forensics'
import type { Photo } from '@aerie/contract/photos'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AlbumWorld, openAlbumWorld } from '../photos/album-world.fixture.ts'

let opened: AlbumWorld
let photo: Photo
let sent: Buffer
beforeAll(async () => {
  opened = await openAlbumWorld()
  photo = await opened.add(await made(1))
  sent = (await opened.get(`/api/photos/${photo.id}/view`, 'kenji')).rawPayload
})
afterAll(() => opened.world.close())

async function made(seed: 1 | 2) {
  const { pixels, raw } = await makePicture(seed, 640, 480)
  return sharp(pixels, { raw }).jpeg({ quality: 92 }).toBuffer()
}

async function search(content: Uint8Array, fields: LeakFields = {}, name = 'leak.jpg') {
  const form = { fields, file: { field: 'photo', name, content: new Uint8Array(content) } }
  return opened.as('marcus')(forensics.search, { form: form as never })
}

const entries = () =>
  opened.world.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'after'])
    .where('object_type', '=', 'forensics')
    .orderBy('id')
    .execute()

/** A search counts: others begin anew. */
const clearCounts = () => opened.world.db.deleteFrom('throttle_buckets').execute()

async function expectKenji(found: LeakFinding) {
  expect(found).toMatchObject({
    outcome: 'one',
    watermarkData: { viewer: await opened.world.idOf('kenji'), name: 'Kenji Arakawa' },
    photo: { id: photo.id, albumTitle: 'Hollow Pines' },
  })
  const { width = 0, height = 0, alignment = [] } = found.photo ?? {}
  return { width, height, alignment }
}

test('the file itself is known by its bytes', async () => {
  const { status, body } = await search(sent)
  expect(status).toBe(200)
  await expectKenji(body)
  expect(body.suspects).toMatchObject([{ evidence: 'exact', oneIn: null, isMember: true }])
  expect(body.watermarkData?.hash).toMatch(/^[\da-f]{64}$/)
})

test('a screenshot of a part of it is, too, and lies where it is said to lie', async () => {
  const leak = await sharp(sent)
    .extract({ left: 160, top: 96, width: 410, height: 308 })
    .resize(615)
    .jpeg({ quality: 75 })
    .toBuffer()
  const { body } = await search(leak)
  const { alignment } = await expectKenji(body)
  expect(body.suspects[0]?.oneIn).toBeGreaterThan(1e6)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = alignment
  // The middle of the part is the middle of the leak.
  const middle = [a * 364.5 + b * 249.5 + c, d * 364.5 + e * 249.5 + f]
  expect(Math.abs((middle[0] ?? 0) - 307)).toBeLessThan(3)
  expect(Math.abs((middle[1] ?? 0) - 230.5)).toBeLessThan(3)
})

test('what bears no mark of ours names nobody, nor does what cannot be read', async () => {
  await clearCounts()
  for (const content of [await made(2), Buffer.from('no picture'), sent.subarray(0, 900)]) {
    const { status, body } = await search(content)
    expect([status, body.outcome, body.watermarkData, body.suspects, body.photo]).toEqual([200, 'none', null, [], null])
  }
})

test('a row that is gone says that it was there, and nobody', async () => {
  await clearCounts()
  const theirs = (await opened.get(`/api/photos/${photo.id}/view`, 'julian')).rawPayload
  await opened.world.ownerDb
    .deleteFrom('copies')
    .where('member_id', '=', await opened.world.idOf('julian'))
    .execute()
  const { body } = await search(theirs)
  expect([body.outcome, body.watermarkData, body.suspects]).toEqual(['deleted', null, []])
})

test('every search is on record before it begins, and so is what was found', async () => {
  await clearCounts()
  const before = (await entries()).length
  await search(sent, {}, 'From a forward.jpg')
  const [asked, found] = (await entries()).slice(before)
  const marcus = await opened.world.idOf('marcus')
  expect(asked).toMatchObject({
    action: 'forensics.search',
    actor_id: marcus,
    after: { fileName: 'From a forward.jpg', sha256: expect.stringMatching(/^[\da-f]{64}$/) },
  })
  expect(found).toMatchObject({
    action: 'forensics.finding',
    after: { outcome: 'one', members: [await opened.world.idOf('kenji')], photoId: photo.id },
  })
})

test('of a photo that was deleted for good it is still said whose copy it was', async () => {
  await clearCounts()
  await opened.clearCopies()
  const other = await opened.add(await made(2), 'gone.jpg')
  const copy = (await opened.get(`/api/photos/${other.id}/view`, 'kenji')).rawPayload
  await opened.world.db.updateTable('photos').set({ purged_at: new Date() }).where('id', '=', other.id).execute()
  const { body } = await search(await sharp(copy).resize(576).jpeg({ quality: 80 }).toBuffer())
  expect([body.outcome, body.watermarkData?.name, body.photo]).toEqual(['one', 'Kenji Arakawa', null])
})

test('one frame of a picture that moves names its reader, whichever it is', async () => {
  await clearCounts()
  await opened.clearCopies()
  const pictures = await Promise.all(([1, 2] as const).map((seed) => makePicture(seed, 480, 360)))
  const frames = pictures.map(({ pixels, raw }) => sharp(pixels, { raw }).png().toBuffer())
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  const moving = await opened.add(gif, 'toast.gif')
  const theirs = (await opened.get(`/api/photos/${moving.id}/view`, 'kenji')).rawPayload
  for (const page of [0, 1]) {
    const { body } = await search(await sharp(theirs, { page, pages: 1 }).jpeg({ quality: 80 }).toBuffer())
    expect(body).toMatchObject({ outcome: 'one', watermarkData: { name: 'Kenji Arakawa' }, photo: { id: moving.id } })
    expect(body.suspects[0]?.evidence).toBe('decoded')
  }
})

test('a search is nobody else’s to follow, and ten in ten minutes are the most', async () => {
  const searchId = 'A'.repeat(22)
  const { status } = await opened.as('marcus')(forensics.progress, { params: { searchId } })
  expect(status).toBe(404)
  await clearCounts()
  for (let at = 0; at < 10; at++) await search(Buffer.from('no picture'))
  expect((await search(Buffer.from('no picture'))).status).toBe(429)
})
