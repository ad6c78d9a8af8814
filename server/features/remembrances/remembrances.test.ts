// Words for a brother who has passed, over HTTP: one each, waiting where officers read first, flagged, refused and taken down.
import { notifications } from '@aerie/contract/notifications'
import { remembrances } from '@aerie/contract/remembrances'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { remember } from '../../test/remembered.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'

type Speaker = Awaited<ReturnType<World['as']>>

let world: World
let rook: Speaker
let mateo: Speaker
let julian: Speaker
let hugh: number
beforeAll(async () => {
  world = await openWorld()
  ;[rook, mateo, julian] = [await world.as('rook'), await world.as('mateo'), await world.as('julian')]
  hugh = await world.idOf('hugh')
  await remember(world.db, hugh)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('remembrances').execute()
  await readFirst(false)
})

const of = (more: object = {}) => ({ params: { memberId: String(hugh) }, ...more })
const write = (speaker: Speaker, words: string) => speaker(remembrances.write, of({ body: { words } }))
const list = async (speaker: Speaker) => (await speaker(remembrances.list, of())).body
const readFirst = async (isOn: boolean) => {
  const marcus = await world.as('marcus')
  expect((await marcus(settings.change, { body: { remembrancesReadFirst: isOn } })).status).toBe(200)
}
const toRead = async () => (await julian(remembrances.toRead)).body
const judge = (endpoint: typeof remembrances.refuse, id: number, body: object) =>
  julian(endpoint, { params: { remembranceId: String(id) }, body: body as { reason: string; version: number } })
const heardBy = async (speaker: Speaker) =>
  (await speaker(notifications.list)).body.flatMap((one) => (one.kind.startsWith('remembrance') ? [one.kind] : []))

test('each writes once, changes it and takes it back; it stands at once', async () => {
  expect((await write(rook, 'He taught me to plane a door.')).body).toEqual({
    own: { words: 'He taught me to plane a door.', draft: null },
    isReadFirst: false,
  })
  await write(mateo, 'He laughed first.')
  await write(rook, 'He taught me to plane a door, and to wait.')
  expect((await list(mateo)).map(({ words, changedAt }) => [words, changedAt !== null])).toEqual([
    ['He taught me to plane a door, and to wait.', true],
    ['He laughed first.', false],
  ])
  expect((await rook(remembrances.remove, of())).body).toEqual({ own: null, isReadFirst: false })
  expect((await list(mateo)).map(({ words }) => words)).toEqual(['He laughed first.'])
  expect((await rook(remembrances.remove, of())).status).toBe(404)
})

test('of a living brother, and of one whose mark waits, nobody writes', async () => {
  const about = async (memberId: number) =>
    (await rook(remembrances.write, { params: { memberId: String(memberId) }, body: { words: 'Words' } })).status
  expect(await about(await world.idOf('kenji'))).toBe(404)
  await world.db.updateTable('members').set({ remembered_since: null }).where('id', '=', hugh).execute()
  expect(await about(hugh)).toBe(404)
  expect((await rook(remembrances.list, of())).status).toBe(404)
  await world.db.updateTable('members').set({ remembered_since: new Date() }).where('id', '=', hugh).execute()
})

test('where officers read first, what stood stays until what was changed is read', async () => {
  await write(rook, 'As it was.')
  await readFirst(true)
  expect((await write(rook, 'As it will be.')).body).toEqual({
    own: { words: 'As it was.', draft: { words: 'As it will be.', refusal: null } },
    isReadFirst: true,
  })
  await write(mateo, 'Mine alone waits.')
  expect((await list(mateo)).map(({ words }) => words)).toEqual(['As it was.'])
  expect(await heardBy(julian)).toContain('remembrance_waits')
  const [first] = await toRead()
  expect(first).toMatchObject({ words: 'As it was.', draft: 'As it will be.' })
  const stand = (version: number) =>
    julian(remembrances.letStand, { params: { remembranceId: String(first?.id) }, body: { version } })
  await write(rook, 'Changed while it was read.')
  expect((await stand(first?.version ?? 0)).status).toBe(409)
  expect((await stand((await toRead()).find(({ id }) => id === first?.id)?.version ?? 0)).status).toBe(200)
  expect((await list(mateo)).map(({ words }) => words)).toEqual(['Changed while it was read.'])
  expect(await heardBy(rook)).toEqual(['remembrance_stands'])
})

test('what officers write stands at once', async () => {
  await readFirst(true)
  expect((await write(julian, 'Read by an officer: himself.')).body.own?.draft).toBeNull()
})

test('a refusal says why, keeps the words, and the next are read first', async () => {
  await readFirst(true)
  await write(rook, 'Too much said.')
  const [one] = await toRead()
  await judge(remembrances.refuse, one?.id ?? 0, { reason: 'Please leave the money out.', version: one?.version })
  const own = async () => (await rook(remembrances.own, of())).body
  expect(await own()).toMatchObject({
    own: { words: null, draft: { words: 'Too much said.', refusal: 'Please leave the money out.' } },
  })
  expect(await toRead()).toEqual([])
  await readFirst(false)
  expect((await write(rook, 'Less said.')).body).toMatchObject({ isReadFirst: true, own: { words: null } })
  await rook(remembrances.remove, of())
  expect(await own()).toEqual({ own: null, isReadFirst: true })
})

test('flagged words stand until officers have looked; taken down, nobody but their author has them', async () => {
  await write(rook, 'Not kind.')
  const [one] = await list(mateo)
  const flag = (speaker: Speaker) =>
    speaker(remembrances.flag, { params: { remembranceId: String(one?.id) }, body: { reason: 'It hurts.' } })
  expect((await flag(rook)).status).toBe(409)
  expect((await flag(mateo)).status).toBe(200)
  expect(await list(mateo)).toMatchObject([{ isFlagged: true, can: { flag: false } }])
  expect(await toRead()).toMatchObject([{ words: 'Not kind.', flags: [{ reason: 'It hurts.' }] }])
  await julian(remembrances.takeDown, { params: { remembranceId: String(one?.id) }, body: { reason: 'It hurts.' } })
  expect(await list(mateo)).toEqual([])
  expect(await toRead()).toEqual([])
  expect((await rook(remembrances.own, of())).body.own).toEqual({
    words: null,
    draft: { words: 'Not kind.', refusal: 'It hurts.' },
  })
  expect(await heardBy(rook)).toContain('remembrance_refused')
})

test('brothers judge nothing, and words of deleted brothers go with them', async () => {
  await write(rook, 'Here.')
  const [one] = await list(mateo)
  const params = { remembranceId: String(one?.id) }
  expect((await mateo(remembrances.takeDown, { params, body: { reason: 'No' } })).status).toBe(403)
  expect((await mateo(remembrances.toRead)).status).toBe(403)
  await world.ownerDb
    .deleteFrom('remembrances')
    .where('author_id', '=', await world.idOf('rook'))
    .execute()
  expect(await list(mateo)).toEqual([])
})
