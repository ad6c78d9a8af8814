// Searching photos over HTTP: by all that is given together, in the order in which they were taken, and never what is not to be seen.
import { albums } from '@aerie/contract/albums'
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags } from '@aerie/contract/photo-tags'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'

type Caller = Awaited<ReturnType<World['as']>>
let world: World
let rook: Caller
let kenji: Caller
let marcus: Caller
const ids = { rook: 0, kenji: 0, samir: 0 }
beforeAll(async () => {
  world = await openWorld()
  ;[rook, kenji, marcus] = await Promise.all([world.as('rook'), world.as('kenji'), world.as('marcus')])
  for (const player of ['rook', 'kenji', 'samir'] as const) ids[player] = await world.idOf(player)
})
afterAll(() => world.close())

const newAlbum = async (title: string) => (await rook(albums.create, { body: { title } })).body.id
const newPhoto = async (album_id: number, taken_at: string, given: { is_flagged?: boolean } = {}) =>
  (await insertPhoto(world.db, { album_id, taken_at, uploaded_by: ids.rook, ...given })).id
const tagBrother = (id: number, memberId: number) =>
  rook(photoTags.tag, { params: { photoId: String(id) }, body: { memberId } })
const addTag = async (id: number, tagName: string) =>
  (await rook(photoTags.addCustom, { params: { photoId: String(id) }, body: { tagName } })).body.id
type Query = Parameters<typeof find>[0]
const find = (query: { member?: number; beside?: number; tag?: number; album?: number; year?: number }, by = kenji) =>
  by(photoSearch.find, {
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })
const idsOf = async (query: Query, by?: Caller) => (await find(query, by)).body.map(({ id }) => id)
const summary = (query: Record<string, string>, by = kenji) => by(photoSearch.summary, { query })

test('all that is given has to be so, and the newest by its own clock comes first', async () => {
  const [first, second] = [await newAlbum('Hollow Pines'), await newAlbum('The porch')]
  const old = await newPhoto(first, '2024-12-31T23:59:59')
  const late = await newPhoto(first, '2026-05-02T10:00:00')
  const early = await newPhoto(second, '2026-01-01T00:00:00')
  for (const id of [old, late, early]) await tagBrother(id, ids.samir)
  const tag = await addTag(late, 'Ridge walk')
  await addTag(old, 'ridge walk')

  expect(await idsOf({ member: ids.samir })).toEqual([late, early, old])
  expect(await idsOf({ member: ids.samir, year: 2026 })).toEqual([late, early])
  expect(await idsOf({ album: first })).toEqual([late, old])
  expect(await idsOf({ tag, year: 2024 })).toEqual([old])
  expect(await idsOf({ member: ids.samir, tag, album: first, year: 2026 })).toEqual([late])
  expect(await idsOf({ album: second, tag })).toEqual([])
  expect((await summary({ member: String(ids.samir), tag: String(tag), album: String(first) })).body).toEqual({
    count: 2,
    hasMore: false,
    member: expect.objectContaining({ id: ids.samir }),
    beside: null,
    tag: { id: tag, name: 'Ridge walk' },
    album: { id: first, title: 'Hollow Pines' },
  })
})

test('two brothers are found on the photos that show both, unless one of them lets nobody tag him', async () => {
  const album = await newAlbum('The two of them')
  const both = await newPhoto(album, '2026-06-01T10:00:00')
  const alone = await newPhoto(album, '2026-06-02T10:00:00')
  await tagBrother(both, ids.samir)
  await tagBrother(alone, ids.samir)
  await tagBrother(both, ids.rook)
  expect(await idsOf({ album, member: ids.samir, beside: ids.rook })).toEqual([both])
  expect((await summary({ member: String(ids.samir), beside: String(ids.rook) })).body.beside).toMatchObject({
    id: ids.rook,
  })
  await rook(photoTags.saveConsent, { body: { consent: 'never' } })
  expect(await idsOf({ album, member: ids.samir, beside: ids.rook })).toEqual([])
  expect(await idsOf({ album, member: ids.samir, beside: ids.rook }, rook)).toEqual([both])
  await rook(photoTags.saveConsent, { body: { consent: 'tell' } })
})

test('a search for nothing is refused with what to do', async () => {
  const { status, problem } = await find({})
  expect([status, problem.detail]).toEqual([400, 'Say which photos: of a brother, a tag, an album or a year.'])
  expect((await summary({})).status).toBe(400)
  expect((await summary({ year: '26' })).status).toBe(400)
  expect((await summary({ tag: '2000000' })).body).toMatchObject({ count: 0, tag: null })
})

test('it goes on page by page, also among photos of one second', async () => {
  const album = await newAlbum('A burst')
  const taken = await Promise.all(Array.from({ length: 5 }, () => newPhoto(album, '2026-03-03T12:00:00')))
  const first = await kenji(photoSearch.find, { query: { album: String(album), limit: '3' } })
  const next = new URLSearchParams(/\?([^>]+)>/.exec(String(first.headers.link))?.[1])
  const second = await kenji(photoSearch.find, { query: Object.fromEntries(next) })
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(taken.sort((one, other) => other - one))
  expect(second.headers.link).toBeUndefined()
})

test('what is under review is found by super admins alone, what is in the bin by nobody', async () => {
  const album = await newAlbum('Under review')
  const [seen, flagged] = [
    await newPhoto(album, '2026-03-04T12:00:00'),
    await newPhoto(album, '2026-03-05T12:00:00', { is_flagged: true }),
  ]
  expect(await idsOf({ album })).toEqual([seen])
  expect((await summary({ album: String(album) })).body.count).toBe(1)
  expect(await idsOf({ album }, marcus)).toEqual([flagged, seen])
  await rook(albums.remove, { params: { albumId: String(album) } })
  expect(await idsOf({ album }, marcus)).toEqual([])
  expect((await summary({ album: String(album) }, marcus)).body).toMatchObject({ count: 0, album: null })
})

test('who has not said yes, or says that nobody may tag him, is found by himself alone', async () => {
  const photo = await newPhoto(await newAlbum('Asked first'), '2026-03-06T12:00:00')
  const member = ids.kenji
  await kenji(photoTags.saveConsent, { body: { consent: 'ask' } })
  await tagBrother(photo, member)
  expect(await idsOf({ member }, rook)).toEqual([])
  await kenji(photoTags.accept, { params: { photoId: String(photo) } })
  expect(await idsOf({ member }, rook)).toEqual([photo])
  await kenji(photoTags.saveConsent, { body: { consent: 'never' } })
  expect(await Promise.all([rook, marcus, kenji].map((by) => idsOf({ member }, by)))).toEqual([[], [], [photo]])
  expect((await summary({ member: String(member) }, rook)).body.count).toBe(0)
})

test('a year is offered only to those who may see a photo of it', async () => {
  const album = await newAlbum('Of 1979 alone')
  const photo = await newPhoto(album, '1979-06-01T12:00:00')
  const years = async (by: typeof kenji) => (await by(photoSearch.suggestions, { query: { q: '1979' } })).body.years
  expect(await years(kenji)).toEqual([1979])
  await world.db.updateTable('photos').set({ is_flagged: true }).where('id', '=', photo).execute()
  expect(await years(kenji)).toEqual([])
  expect(await years(marcus)).toEqual([1979])
  await world.db.updateTable('photos').set({ is_flagged: false }).where('id', '=', photo).execute()
  await world.db.updateTable('albums').set({ deleted_at: new Date() }).where('id', '=', album).execute()
  expect(await years(kenji)).toEqual([])
})

test('tags, albums and years are offered as they are typed, whatever the case and the accents', async () => {
  const album = await newAlbum('Réunion of 1987')
  const photo = await newPhoto(album, '1987-06-01T12:00:00')
  const tag = await addTag(photo, 'Spring Reunión')
  const offered = async (q: string) => (await kenji(photoSearch.suggestions, { query: { q } })).body
  expect(await offered('reunion')).toEqual({
    tags: [{ id: tag, name: 'Spring Reunión' }],
    albums: [{ id: album, title: 'Réunion of 1987' }],
    years: [],
  })
  expect((await offered('1987')).years).toEqual([1987])
  expect(await offered('no such thing')).toEqual({ tags: [], albums: [], years: [] })
  expect((await offered('')).years).toContain(1987)
})
