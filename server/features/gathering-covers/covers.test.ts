// Pictures of gatherings over HTTP: uploaded, of an album, seen by whom it is asked, described, replaced and taken off.
import { albums } from '@aerie/contract/albums'
import { gatheringCovers } from '@aerie/contract/gathering-covers'
import { gatherings } from '@aerie/contract/gatherings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'
import { FOLDER } from './cover-files.ts'

let world: World
const cookies = new Map<string, string>()
beforeAll(async () => {
  world = await openWorld()
  for (const who of ['rook', 'oscar', 'kenji', 'julian'] as const) cookies.set(who, await world.cookieOf(who))
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('gatherings').execute())

const supper = { title: 'Supper', location: 'Galway, Ireland', startDate: inDays(20), startTime: '19:00' }
const as = (who: CastKey) => world.speak(cookies.get(who))
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const callOne = async () =>
  (await as('rook')(gatherings.create, { body: { ...supper, audience: 'named', asked: [await world.idOf('oscar')] } }))
    .body
const show = async (who: CastKey, one: { id: number }) => (await as(who)(gatherings.show, of(one))).body
const get = (who: CastKey, url: string) => world.app.inject({ url, headers: { cookie: cookies.get(who) ?? '' } })
const send = async (who: CastKey, one: { id: number }, alt = 'A long bar') => {
  const content = new Uint8Array(await noisy(700, 400).jpeg().toBuffer())
  const file = { field: 'image', name: 'bar.jpg', content }
  return as(who)(gatheringCovers.upload, { form: { fields: { gatheringId: String(one.id), alt }, file } })
}
const filesOf = async () => {
  const names: string[] = []
  for await (const { name } of world.ctx.files.list(FOLDER)) names.push(name)
  return names
}
const photoOf = async (more: object = {}) => {
  const { id: album_id } = (await as('kenji')(albums.create, { body: { title: 'Nights' } })).body
  return insertPhoto(world.db, { album_id, uploaded_by: await world.idOf('kenji'), ...more })
}

test('a picture is seen by whoever is asked, and is not there for anybody else', async () => {
  const one = await callOne()
  expect((await send('oscar', one)).status).toBe(403)
  expect((await send('kenji', one)).status).toBe(404)
  expect((await send('rook', one)).status).toBe(200)
  const { cover } = await show('oscar', one)
  expect(cover).toMatchObject({ alt: 'A long bar', hash: expect.any(String) })
  for (const url of [cover?.small ?? '', cover?.large ?? '']) {
    const sent = await get('oscar', url)
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await get('kenji', url)).statusCode).toBe(404)
    expect((await world.app.inject({ url })).statusCode).toBe(401)
  }
  await as('julian')(gatherings.takeDown, of(one, { body: { reason: 'No.' } }))
  expect((await get('oscar', cover?.large ?? '')).statusCode).toBe(404)
})

test('one that another takes the place of leaves no files, nor does one that is taken off', async () => {
  const one = await callOne()
  const others = await filesOf()
  const listNew = async () => (await filesOf()).filter((name) => !others.includes(name))
  await send('rook', one)
  const before = await listNew()
  await send('rook', one)
  await world.work()
  const after = await listNew()
  expect([before.length, after.length]).toEqual([2, 2])
  expect(after.filter((name) => before.includes(name))).toEqual([])
  expect((await as('oscar')(gatheringCovers.remove, of(one))).status).toBe(403)
  expect((await as('rook')(gatheringCovers.remove, of(one))).status).toBe(200)
  await world.work()
  expect(await listNew()).toEqual([])
  expect((await show('rook', one)).cover).toBeNull()
  expect((await as('rook')(gatheringCovers.remove, of(one))).status).toBe(404)
})

test('what is no picture is refused, and nothing is kept of it', async () => {
  const one = await callOne()
  const file = { field: 'image', name: 'bar.jpg', content: new Uint8Array([1, 2, 3]) }
  const sent = await as('rook')(gatheringCovers.upload, { form: { fields: { gatheringId: String(one.id) }, file } })
  expect(sent.status).toBe(400)
  expect((await show('rook', one)).cover).toBeNull()
})

test('a photo of an album is its picture as long as it is seen there', async () => {
  const one = await callOne()
  const { id, code } = await photoOf({ hash: 'aGFzaA==' })
  const choose = (body: object) => as('rook')(gatheringCovers.choose, of(one, { body }))
  expect((await choose({ photoId: id, alt: 'The porch' })).status).toBe(200)
  expect((await show('oscar', one)).cover).toEqual({
    small: `/uploads/photo.${code}-400.webp`,
    large: `/uploads/photo.${code}.jpg`,
    hash: 'aGFzaA==',
    alt: 'The porch',
  })
  expect((await choose({ alt: 'The porch at night' })).status).toBe(200)
  expect((await show('oscar', one)).cover?.alt).toBe('The porch at night')
  await world.db.updateTable('photos').set({ is_flagged: true }).where('id', '=', id).execute()
  expect((await show('oscar', one)).cover).toBeNull()
})

test.each([
  ['a film', { media_type: 'video' }, 400],
  ['one that is being made ready', { state: 'making' }, 400],
  ['one under review', { is_flagged: true }, 404],
  ['one in the bin', { deleted_at: new Date() }, 404],
])('%s is not chosen', async (_what, more, status) => {
  const one = await callOne()
  const { id } = await photoOf(more)
  expect((await as('rook')(gatheringCovers.choose, of(one, { body: { photoId: id } }))).status).toBe(status)
  expect((await show('rook', one)).cover).toBeNull()
})
