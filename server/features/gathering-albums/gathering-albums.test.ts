// Albums of gatherings over HTTP: started, linked, taken off, and filled with photos taken between start and end.
import { albums } from '@aerie/contract/albums'
import { gatheringAlbums } from '@aerie/contract/gathering-albums'
import { gatherings } from '@aerie/contract/gatherings'
import { photos } from '@aerie/contract/photos'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('gatherings').execute()
  await world.db.deleteFrom('photos').execute()
})

const DAY = inDays(-3)
const supper = {
  title: 'Supper',
  location: 'Galway, Ireland',
  startDate: inDays(20),
  startTime: '19:00',
  endTime: '23:00',
}
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const callOne = async (more: object = {}) =>
  (await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })).body
/** One that is over, at which Rook and Oscar were. */
const meet = async (more: object = {}) => {
  const one = await callOne(more)
  await (await world.as('oscar'))(gatherings.answer, of(one, { body: { reply: 'going' } }))
  const past = {
    start_date: DAY,
    end_date: DAY,
    starts_at: new Date(`${DAY}T19:00Z`),
    over_at: new Date(`${DAY}T23:00Z`),
  }
  await world.db
    .updateTable('gatherings')
    .set({ ...past, ends_at: null })
    .where('id', '=', one.id)
    .execute()
  return one
}
const show = async (who: CastKey, one: { id: number }) =>
  (await (await world.as(who))(gatheringAlbums.show, of(one))).body
const start = async (who: CastKey, one: { id: number }) => (await world.as(who))(gatheringAlbums.start, of(one))
const albumOf = async (who: CastKey, title = 'Nights') =>
  (await (await world.as(who))(albums.create, { body: { title } })).body.id
const photoBy = async (who: CastKey, album_id: number, time: string, more: object = {}) =>
  (
    await insertPhoto(world.db, {
      album_id,
      uploaded_by: await world.idOf(who),
      taken_at: `${DAY}T${time}`,
      taken_from: 'file',
      ...more,
    })
  ).id
const ownIds = async (who: CastKey, one: { id: number }) => (await show(who, one)).own.map(({ id }) => id)
const listed = async (albumId: number) =>
  (await (await world.as('kenji'))(photos.ofAlbum, { params: { albumId: String(albumId) } })).body.map(({ id }) => id)

test('hosts start its album at any time, others who come once it has begun, nobody else', async () => {
  const coming = await callOne()
  expect((await start('oscar', coming)).status).toBe(403)
  expect((await start('rook', coming)).body).toMatchObject({ albumId: expect.any(Number), can: { start: false } })
  const past = await meet()
  expect((await show('kenji', past)).can.start).toBe(false)
  expect((await start('kenji', past)).status).toBe(403)
  const started = (await start('oscar', past)).body
  expect((await start('rook', past)).status).toBe(409)
  const album = { params: { albumId: String(started.albumId) } }
  expect((await (await world.as('kenji'))(albums.show, album)).body).toMatchObject({ title: 'Supper', isOpen: true })
})

test('an album names its gathering to those who see that, and to nobody else', async () => {
  const one = await meet({ audience: 'named', asked: [await world.idOf('oscar')] })
  const { albumId } = (await start('rook', one)).body
  const asked = async (who: CastKey) =>
    (await (await world.as(who))(gatheringAlbums.ofAlbum, { params: { albumId: String(albumId) } })).body.gathering
  expect(await asked('oscar')).toMatchObject({ id: one.id, title: 'Supper' })
  expect(await asked('kenji')).toBeNull()
})

test('one of his own is linked, that of no other gathering; taken off, it stays', async () => {
  const [one, other] = [await meet(), await meet()]
  const [own, his] = [await albumOf('oscar'), await albumOf('kenji')]
  const link = async (who: CastKey, gathering: { id: number }, albumId: number) =>
    (await world.as(who))(gatheringAlbums.link, of(gathering, { body: { albumId } }))
  expect((await link('oscar', one, his)).status).toBe(403)
  expect((await link('oscar', one, own)).body.albumId).toBe(own)
  expect((await link('oscar', other, own)).status).toBe(409)
  const unlink = async (who: CastKey) => (await world.as(who))(gatheringAlbums.unlink, of(one))
  expect((await unlink('kenji')).status).toBe(403)
  expect((await unlink('rook')).body.albumId).toBeNull()
  expect((await (await world.as('oscar'))(albums.show, { params: { albumId: String(own) } })).status).toBe(200)
})

test('an album in the bin is none, and makes room for another', async () => {
  const one = await meet()
  const { albumId } = (await start('rook', one)).body
  await (await world.as('rook'))(albums.remove, { params: { albumId: String(albumId) } })
  expect(await show('rook', one)).toMatchObject({ albumId: null, can: { start: true } })
  expect((await start('oscar', one)).status).toBe(200)
})

test('suggested are his own photos between start and end, by the clock of the place, that lie elsewhere', async () => {
  const one = await meet()
  const elsewhere = await albumOf('oscar')
  const [first, last, day] = [
    await photoBy('oscar', elsewhere, '19:00:00'),
    await photoBy('oscar', elsewhere, '23:00:59'),
    await photoBy('oscar', elsewhere, '12:00:00', { is_day_only: true }),
  ]
  await photoBy('oscar', elsewhere, '18:59:59')
  await photoBy('oscar', elsewhere, '23:01:00')
  await photoBy('oscar', elsewhere, '20:00:00', { is_flagged: true })
  await photoBy('oscar', elsewhere, '20:00:00', { deleted_at: new Date() })
  await photoBy('oscar', elsewhere, '20:00:00', { taken_from: 'arrival' })
  await photoBy('rook', elsewhere, '20:00:00')
  await start('rook', one)
  expect((await ownIds('oscar', one)).sort()).toEqual([first, last, day].sort())
  expect((await show('oscar', one)).others).toEqual([{ albumId: elsewhere, title: 'Nights', count: 1 }])
  expect((await show('rook', one)).others).toEqual([{ albumId: elsewhere, title: 'Nights', count: 3 }])
})

test('one press moves them, and undo brings them back where they were', async () => {
  const one = await meet()
  const [elsewhere, other] = [await albumOf('oscar'), await albumOf('oscar', 'Others')]
  const [first, second, his] = [
    await photoBy('oscar', elsewhere, '20:00:00'),
    await photoBy('oscar', other, '21:00:00'),
    await photoBy('rook', elsewhere, '22:00:00'),
  ]
  const albumId = (await start('rook', one)).body.albumId ?? 0
  const oscar = await world.as('oscar')
  const body = { photoIds: [first, second, his] }
  expect((await oscar(gatheringAlbums.move, of(one, { body }))).body.photoIds.sort()).toEqual([first, second].sort())
  expect((await listed(albumId)).sort()).toEqual([first, second].sort())
  expect(await listed(elsewhere)).toEqual([his])
  expect(await ownIds('oscar', one)).toEqual([])
  const rook = await world.as('rook')
  expect((await rook(gatheringAlbums.moveBack, of(one, { body }))).body.photoIds).toEqual([])
  expect((await oscar(gatheringAlbums.moveBack, of(one, { body }))).body.photoIds.sort()).toEqual(
    [first, second].sort(),
  )
  expect(await listed(albumId)).toEqual([])
  expect((await listed(other)).sort()).toEqual([second])
})

test('what is in the album already is not moved there twice, and a closed album takes nothing of others', async () => {
  const one = await meet()
  const elsewhere = await albumOf('oscar')
  const albumId = (await start('rook', one)).body.albumId ?? 0
  const same = { sha256: Buffer.alloc(32, 7) }
  await photoBy('rook', albumId, '20:00:00', same)
  const double = await photoBy('oscar', elsewhere, '20:00:00', same)
  const oscar = await world.as('oscar')
  const move = () => oscar(gatheringAlbums.move, of(one, { body: { photoIds: [double] } }))
  expect((await move()).body.photoIds).toEqual([])
  await world.db.updateTable('albums').set({ is_open: false }).where('id', '=', albumId).execute()
  expect((await show('oscar', one)).can.move).toBe(false)
  expect((await move()).status).toBe(403)
})
