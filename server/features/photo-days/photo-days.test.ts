// Days of photos are corrected by who uploaded them and by officers, for one or for many: all of them or none.
import { audit } from '@aerie/contract/audit'
import { type DayChange, photoDays } from '@aerie/contract/photo-days'
import { photos } from '@aerie/contract/photos'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AlbumWorld, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'

let opened: AlbumWorld
let album: string
beforeAll(async () => {
  opened = await openAlbumWorld()
})
beforeEach(async () => {
  album = await opened.newAlbum('A shoebox')
})
afterAll(() => opened.world.close())

/** Rook's. */
const add = async (taken_at: string, given = {}) =>
  (
    await insertPhoto(opened.world.db, {
      album_id: Number(album),
      uploaded_by: await opened.world.idOf('rook'),
      taken_at,
      ...given,
    })
  ).id

const correct = (player: 'rook' | 'kenji' | 'julian', photoIds: number[], change: DayChange) =>
  opened.as(player)(photoDays.correct, { params: { albumId: album }, body: { photoIds, change } })
const days = async () => (await opened.listed(opened.as('kenji'), album)).map(({ id, takenAt }) => [id, takenAt])

test('a day for all of a box of prints keeps them in the order in which they were scanned', async () => {
  const ids = [await add('2023-08-01T14:03:00'), await add('2023-08-01T14:05:30'), await add('2023-08-02T09:00:00')]
  const { body } = await correct('rook', ids.slice(0, 2), { act: 'set', day: '1965-06-12', time: null })
  expect(body).toEqual({ corrected: 2 })
  expect(await days()).toEqual([
    [ids[0], '1965-06-12T14:03:00'],
    [ids[1], '1965-06-12T14:05:30'],
    [ids[2], '2023-08-02T09:00:00'],
  ])
  const { body: details } = await opened.as('rook')(photos.show, { params: { photoId: String(ids[0]) } })
  expect(details).toMatchObject({ isDayOnly: true, can: { date: true } })
})

test('one has its hour too', async () => {
  const id = await add('2023-08-01T14:03:00')
  await correct('julian', [id], { act: 'set', day: '1899-05-01', time: '19:30' })
  expect(await days()).toEqual([[id, '1899-05-01T19:30:00']])
})

test('a camera whose clock was wrong is set right for all that it took', async () => {
  const ids = [await add('2000-01-01T00:10:00'), await add('2000-01-01T02:00:00')]
  await correct('rook', ids, { act: 'shift', minutes: -20 })
  expect(await days()).toEqual([
    [ids[0], '1999-12-31T23:50:00'],
    [ids[1], '2000-01-01T01:40:00'],
  ])
  expect((await correct('rook', ids, { act: 'shift', minutes: 0 })).body).toEqual({ corrected: 0 })
})

test('who may neither is refused, with one of another among his own too, and nothing changes', async () => {
  const his = await add('2023-08-01T14:03:00')
  const own = await add('2023-08-01T15:00:00', { uploaded_by: await opened.world.idOf('kenji') })
  const before = await days()
  const change: DayChange = { act: 'set', day: '1965-06-12', time: null }
  const refused = await correct('kenji', [own, his], change)
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { detail: 'Only its uploader and officers may correct the day of a photo.' },
  ])
  expect((await opened.listed(opened.as('kenji'), album)).map(({ can }) => can.date)).toEqual([false, true])
  expect((await opened.listed(opened.as('julian'), album)).map(({ can }) => can.date)).toEqual([true, true])
  expect((await opened.listed(opened.as('rook'), album)).map(({ can }) => can.date)).toEqual([true, false])
  const flagged = await add('2023-08-01T16:00:00', { is_flagged: true })
  const elsewhere = (await insertPhoto(opened.world.db, { album_id: Number(opened.albumId) })).id
  for (const unknown of [flagged, elsewhere, 999_999])
    expect((await correct('julian', [own, unknown], change)).status, String(unknown)).toBe(404)
  expect(await days()).toEqual(before)
})

test('what cannot be is refused with a sentence, and nothing changes', async () => {
  const ids = [await add('2023-08-01T14:03:00'), await add('1830-01-01T00:00:00')]
  const before = await days()
  const refusals = [
    [{ act: 'set', day: '2999-01-01', time: null }, 'That day is still to come.'],
    [{ act: 'shift', minutes: 60 * 24 * 366 * 190 }, 'That day is still to come.'],
    [{ act: 'shift', minutes: -60 * 24 * 366 * 10 }, 'No photo is older than 1826.'],
  ] as const
  for (const [change, sentence] of refusals) {
    const { status, body } = await correct('rook', ids, change)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
  }
  for (const change of [
    { act: 'set', day: '2023-02-29', time: null },
    { act: 'set', day: '2023-02-28', time: '24:00' },
  ] as DayChange[])
    expect((await correct('rook', ids, change)).status).toBe(400)
  expect(await days()).toEqual(before)
})

test('each is in the log, with what it was; what the file says later changes it no more', async () => {
  const { body } = await opened.send([{ name: 'IMG_20150101_101010.jpg', content: await picture(60) }], 'rook', album)
  const { id } = body.photos[0]
  await correct('rook', [id], { act: 'set', day: '2014-12-31', time: '23:00' })
  await opened.world.work()
  expect(await days()).toEqual([[id, '2014-12-31T23:00:00']])
  const { body: entries } = await opened.as('marcus')(audit.list, {})
  expect(JSON.stringify(entries)).toContain('2015-01-01T10:10:10')
})
