// Albums over HTTP: who contributes and who changes them, what covers and counts show, and the way into the bin and back.
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { photos } from '@aerie/contract/photos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'

type Caller = Awaited<ReturnType<World['as']>>
let world: World
let rook: Caller
let kenji: Caller
let julian: Caller
let marcus: Caller
beforeAll(async () => {
  world = await openWorld()
  ;[rook, kenji, julian, marcus] = await Promise.all([
    world.as('rook'),
    world.as('kenji'),
    world.as('julian'),
    world.as('marcus'),
  ])
})
afterAll(() => world.close())

const create = async (body: { title: string; isOpen?: boolean } = { title: 'Hollow Pines' }, by = rook) =>
  (await by(albums.create, { body })).body
const of = (albumId: number) => ({ params: { albumId: String(albumId) } })
const withId = (id: number) => ({ params: { id: String(id) } })

test('wants a title, and keeps what else was said', async () => {
  for (const title of ['', '   ']) {
    const { status, problem } = await rook(albums.create, { body: { title } })
    expect([status, problem.detail]).toEqual([400, 'Album title is required'])
  }
  const { body } = await rook(albums.create, { body: { title: ' Porch ', description: 'Four days', isOpen: false } })
  expect(body).toMatchObject({ title: 'Porch', description: 'Four days', isOpen: false, photoCount: 0 })
  expect(body.createdBy?.firstName).toBe('Rook')
})

test('is seen by every brother; a private one is added to by its creator and super admins alone', async () => {
  const open = await create({ title: 'Open' })
  const own = await create({ title: 'Private', isOpen: false })
  const addable = async (by: Caller, id: number) => (await by(albums.show, of(id))).body.can.add
  expect(await Promise.all([rook, kenji, julian, marcus].map((by) => addable(by, open.id)))).toEqual(
    Array(4).fill(true),
  )
  expect(await Promise.all([rook, kenji, julian, marcus].map((by) => addable(by, own.id)))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect((await kenji(albums.list)).body.map(({ title }) => title).slice(0, 2)).toEqual(['Private', 'Open'])
})

test('is changed and deleted by its creator and super admins alone', async () => {
  const { id } = await create()
  for (const by of [kenji, julian]) {
    expect((await by(albums.save, { ...of(id), body: { title: 'Taken over' } })).status).toBe(403)
    expect((await by(albums.remove, of(id))).status).toBe(403)
    expect((await by(albums.show, of(id))).body.can).toMatchObject({ edit: false, remove: false })
  }
  expect((await marcus(albums.save, { ...of(id), body: { title: 'Renamed' } })).body.title).toBe('Renamed')
  expect((await rook(albums.remove, of(id))).status).toBe(200)
})

test('shows up to four previews of what is ready, and counts what the caller sees', async () => {
  const { id } = await create()
  const days = ['2026-05-06', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05']
  const made = await Promise.all(
    days.map((day) => insertPhoto(world.db, { album_id: id, taken_at: `${day}T10:00:00` })),
  )
  await insertPhoto(world.db, { album_id: id, state: 'making', taken_at: '2026-05-01T00:00:00' })
  const flagged = await insertPhoto(world.db, { album_id: id, is_flagged: true, taken_at: '2026-04-01T00:00:00' })
  const seen = (await kenji(albums.show, of(id))).body
  expect(seen.photoCount).toBe(6)
  expect(seen.previewPhotos.map((one) => one.id)).toEqual([1, 2, 3, 4].map((at) => made[at]?.id))
  const overseen = (await marcus(albums.show, of(id))).body
  expect([overseen.photoCount, overseen.previewPhotos[0]?.id]).toEqual([7, flagged.id])
})

test('goes with all that is in it, and comes back with it', async () => {
  const { id } = await create()
  const photo = await insertPhoto(world.db, { album_id: id })
  await rook(albums.remove, of(id))
  const shown = () => kenji(photos.show, { params: { photoId: String(photo.id) } })
  for (const answer of [kenji(albums.show, of(id)), kenji(photos.ofAlbum, of(id)), shown()])
    expect((await answer).status).toBe(404)
  expect((await kenji(albums.list)).body.map((album) => album.id)).not.toContain(id)

  expect((await kenji(bin.list)).body).toEqual([])
  const [entry] = (await rook(bin.list)).body
  expect(entry).toMatchObject({ kind: 'album', id, title: 'Hollow Pines', photoCount: 1 })
  expect((await rook(bin.restoreAlbum, withId(id))).status).toBe(200)
  expect((await shown()).status).toBe(200)
  expect((await rook(bin.list)).body.some((one) => one.id === id)).toBe(false)
})

test('is gone for good when it is deleted from the bin, or has been in it for thirty days', async () => {
  const [first, second] = [await create(), await create()]
  for (const { id } of [first, second]) {
    await insertPhoto(world.db, { album_id: id })
    await rook(albums.remove, of(id))
  }
  await rook(bin.removeAlbum, withId(first.id))
  expect((await marcus(bin.restoreAlbum, withId(first.id))).status).toBe(404)
  await world.db
    .updateTable('albums')
    .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', second.id)
    .execute()
  await world.db.insertInto('jobs').values({ kind: 'tidy-albums', payload: '{}' }).execute()
  await world.work()
  const left = await world.db.selectFrom('photos').select('id').where('album_id', 'in', [first.id, second.id]).execute()
  expect(left).toEqual([])
  expect((await rook(bin.list)).body.some((one) => [first.id, second.id].includes(one.id))).toBe(false)
})
