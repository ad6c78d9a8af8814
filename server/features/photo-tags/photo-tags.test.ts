// Tags on photos over HTTP: brothers as they allow it, one tag whatever its case, and whose hand takes which off.
import { notifications } from '@aerie/contract/notifications'
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags } from '@aerie/contract/photo-tags'
import { photos } from '@aerie/contract/photos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'

type Caller = Awaited<ReturnType<World['as']>>
let world: World
let rook: Caller
let kenji: Caller
let julian: Caller
let albumId: number
const ids = { rook: 0, kenji: 0, julian: 0, samir: 0 }
beforeAll(async () => {
  world = await openWorld()
  ;[rook, kenji, julian] = await Promise.all([world.as('rook'), world.as('kenji'), world.as('julian')])
  for (const player of ['rook', 'kenji', 'julian', 'samir'] as const) ids[player] = await world.idOf(player)
  const album = { title: 'Hollow Pines', is_open: true, created_by: ids.rook }
  albumId = (await world.db.insertInto('albums').values(album).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => world.close())

const newPhoto = async () => {
  const { id } = await insertPhoto(world.db, { album_id: albumId, uploaded_by: ids.rook })
  return { params: { photoId: String(id) } }
}
type Of = Awaited<ReturnType<typeof newPhoto>>
const tag = (of: Of, memberId: number, by = rook) => by(photoTags.tag, { ...of, body: { memberId } })
const untag = ({ params }: Of, memberId: number, by: Caller) =>
  by(photoTags.untag, { params: { ...params, memberId: String(memberId) } })
/** As the list of its album has it. */
const listedOf = async ({ params }: Of, by = kenji) => {
  const { body } = await by(photos.ofAlbum, { params: { albumId: String(albumId) } })
  return body.find(({ id }) => id === Number(params.photoId)) ?? expect.unreachable()
}
const taggedFor = async (of: Of, by: Caller) => (await by(photoTags.tagged, of)).body.map(({ member }) => member.id)

test('a brother is tagged in the middle, or where he stands; tagged again, he is moved', async () => {
  const of = await newPhoto()
  expect((await tag(of, ids.kenji)).body).toMatchObject([{ x: 50, y: 50, isPending: false }])
  expect((await listedOf(of)).taggedMembers).toMatchObject([
    { member: { id: ids.kenji, firstName: 'Kenji' }, x: 50, y: 50 },
  ])
  const moved = await rook(photoTags.tag, { ...of, body: { memberId: ids.kenji, x: 12.5, y: 80 } })
  expect(moved.body).toMatchObject([{ member: { id: ids.kenji }, x: 12.5, y: 80 }])
  expect((await rook(photoTags.tag, { ...of, body: { memberId: ids.kenji, x: 101 } })).status).toBe(400)
})

test('several at once: who cannot be tagged is named with the reason, and does not take the others with him', async () => {
  const of = await newPhoto()
  await julian(photoTags.saveConsent, { body: { consent: 'never' } })
  const members = [{ memberId: ids.kenji }, { memberId: ids.julian }, { memberId: 2_000_000 }]
  const { body } = await rook(photoTags.tagMany, { ...of, body: { members } })
  expect(body.tagged.map(({ member }) => member.id)).toEqual([ids.kenji])
  expect(body.refused).toEqual([
    { memberId: ids.julian, detail: 'He has chosen not to be tagged.' },
    { memberId: 2_000_000, detail: 'This brother is not here any more.' },
  ])
  expect((await rook(photoTags.tagMany, { ...of, body: { members: [] } })).problem.detail).toBe(
    'Please select at least one brother to tag.',
  )
})

test('who wants to be asked is seen on it by the two alone until he says yes', async () => {
  const of = await newPhoto()
  await kenji(photoTags.saveConsent, { body: { consent: 'ask' } })
  expect((await tag(of, ids.kenji)).body).toMatchObject([{ isPending: true }])
  expect(await Promise.all([rook, kenji, julian].map((by) => taggedFor(of, by)))).toEqual([
    [ids.kenji],
    [ids.kenji],
    [],
  ])
  expect(
    (await julian(photoSearch.find, { query: { member: String(ids.kenji) } })).body.map(({ id }) => `${id}`),
  ).not.toContain(of.params.photoId)
  expect((await listedOf(of)).taggedMembers).toEqual([])
  expect((await kenji(photoTags.waiting)).body.map(({ photo }) => `${photo.id}`)).toContain(of.params.photoId)
  expect((await julian(photoTags.waiting)).body).toEqual([])

  await kenji(photoTags.accept, of)
  expect(await taggedFor(of, julian)).toEqual([ids.kenji])
  expect((await kenji(photoTags.waiting)).body).toEqual([])
  expect((await julian(photoTags.accept, of)).status).toBe(404)
  await kenji(photoTags.saveConsent, { body: { consent: 'tell' } })
})

test('what asks him in the bell asks until it is answered, there or elsewhere', async () => {
  const [allowed, refused, withdrawn] = [await newPhoto(), await newPhoto(), await newPhoto()]
  const asking = async () =>
    (await kenji(notifications.list)).body.flatMap((one) =>
      'isWaiting' in one && one.isWaiting ? String(one.photoId) : [],
    )
  await kenji(photoTags.saveConsent, { body: { consent: 'ask' } })
  for (const of of [allowed, refused, withdrawn]) await tag(of, ids.kenji)
  expect(await asking()).toEqual([withdrawn, refused, allowed].map(({ params }) => params.photoId))
  await kenji(photoTags.accept, allowed)
  await untag(refused, ids.kenji, kenji)
  await untag(withdrawn, ids.kenji, rook)
  expect(await asking()).toEqual([])
  await kenji(photoTags.saveConsent, { body: { consent: 'tell' } })
})

test('a tag goes by the hand of who is on it or made it; who took himself off is not tagged there again', async () => {
  const of = await newPhoto()
  await tag(of, ids.kenji)
  expect((await untag(of, ids.kenji, julian)).status).toBe(403)
  expect((await untag(of, ids.kenji, rook)).status).toBe(200)
  await tag(of, ids.kenji)
  expect((await untag(of, ids.kenji, kenji)).status).toBe(200)
  const { status, problem } = await tag(of, ids.kenji)
  expect([status, problem.detail]).toEqual([409, 'He has taken himself off this photo.'])
  expect((await tag(of, ids.kenji, kenji)).status).toBe(200)
})

test('a custom tag is one whatever its case, its accents and its spaces', async () => {
  const [first, second] = [await newPhoto(), await newPhoto()]
  const add = (of: Of, tagName: string) => rook(photoTags.addCustom, { ...of, body: { tagName } })
  const { body } = await add(first, '  Spring  Reunión ')
  expect(body.name).toBe('Spring Reunión')
  expect((await add(second, 'spring reunion')).body).toEqual(body)
  expect((await add(second, 'SPRING REUNION')).body).toEqual(body)
  expect((await add(second, '   ')).status).toBe(400)
  expect((await kenji(photoTags.custom)).body[0]).toEqual({ ...body, usageCount: 2 })
  expect((await kenji(photoSearch.find, { query: { tag: String(body.id) } })).body).toHaveLength(2)

  for (const { params } of [first, second])
    await kenji(photoTags.removeCustom, { params: { ...params, tagId: String(body.id) } })
  expect((await kenji(photoTags.custom)).body).toEqual([])
})

test('officers rename a tag; what another is called already is refused with what to do', async () => {
  const [of, other] = [await newPhoto(), await newPhoto()]
  const { body: boat } = await rook(photoTags.addCustom, { ...of, body: { tagName: 'boat' } })
  const { body: ship } = await rook(photoTags.addCustom, { ...other, body: { tagName: 'Ship' } })
  const rename = (name: string, by = julian) =>
    by(photoTags.rename, { params: { tagId: String(boat.id) }, body: { name } })
  expect((await rename('Boats', rook)).status).toBe(403)
  const { status, problem } = await rename('SHIP')
  expect([status, problem.detail]).toEqual([409, '“SHIP” is the tag “Ship” already. Merge the two.'])
  expect((await rename('  Boats  at sea ')).body).toEqual({ id: boat.id, name: 'Boats at sea' })
  expect((await rook(photos.show, of)).body.customTags).toEqual([{ id: boat.id, name: 'Boats at sea' }])
  expect((await listedOf(of)).customTags).toEqual([{ id: boat.id, name: 'Boats at sea' }])
  expect((await rename('boats AT sea')).status).toBe(200)

  const merge = (from: number, into: number, by = julian) =>
    by(photoTags.merge, { params: { tagId: String(from) }, body: { into } })
  expect((await merge(boat.id, ship.id, rook)).status).toBe(403)
  expect((await merge(boat.id, boat.id)).status).toBe(409)
  expect((await merge(boat.id, 2_000_000)).status).toBe(404)
  expect((await merge(boat.id, ship.id)).body).toEqual(ship)
})

test('tags that have become one are one: on every photo once, and for whoever types either name', async () => {
  const [both, first, later] = [await newPhoto(), await newPhoto(), await newPhoto()]
  const add = async (of: Of, tagName: string) => (await rook(photoTags.addCustom, { ...of, body: { tagName } })).body
  const [oar, row, paddle] = [await add(both, 'oar'), await add(both, 'Rowing'), await add(first, 'paddle')]
  const merge = (from: { id: number }, into: { id: number }) =>
    julian(photoTags.merge, { params: { tagId: String(from.id) }, body: { into: into.id } })
  await merge(paddle, oar)
  await merge(oar, row)
  const found = await rook(photoSearch.find, { query: { tag: String(row.id) } })
  expect(found.body.map(({ id }) => String(id)).sort()).toEqual(
    [both, first].map(({ params }) => params.photoId).sort(),
  )
  expect((await rook(photos.show, both)).body.customTags).toEqual([row])
  expect([await add(later, 'OAR'), await add(later, 'Paddle')]).toEqual([row, row])
  const renamed = await julian(photoTags.rename, { params: { tagId: String(row.id) }, body: { name: 'Oar' } })
  expect(renamed.body).toEqual({ id: row.id, name: 'Oar' })
  expect((await add(first, 'oar')).id).toBe(row.id)
})

test('a photo has twenty custom tags at most, also where two add at once', async () => {
  const of = await newPhoto()
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, at) =>
      [rook, kenji][at % 2]?.(photoTags.addCustom, { ...of, body: { tagName: `tag ${at}` } }),
    ),
  )
  expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(2)
  expect((await rook(photos.show, of)).body.customTags).toHaveLength(20)
})
