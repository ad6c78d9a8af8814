// Whatever happens, in whichever of two processes, each brother's lists are what the database would say anew.
import { albums } from '@aerie/contract/albums'
import { avatars } from '@aerie/contract/avatars'
import { gatheringCovers } from '@aerie/contract/gathering-covers'
import { gatheringHosts } from '@aerie/contract/gathering-hosts'
import { gatherings } from '@aerie/contract/gatherings'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { moderation } from '@aerie/contract/moderation'
import { settings } from '@aerie/contract/settings'
import { EVERYTHING } from '@aerie/contract/stale'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openCaches } from '#platform/cache/caches.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { openWorld, type World } from '../../test/world.ts'
import { markAs, undoAs } from '../passings/passings.fixture.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'
import { countLists, listGatherings } from './service.ts'

const LOOKING = { rook: 'member', teddy: 'member', kenji: 'member', oscar: 'member', julian: 'admin' } as const
const SCOPES = ['upcoming', 'past', 'mine'] as const

let world: World
let second: Awaited<ReturnType<typeof openSecondProcess>>
/** The newest change that anybody's page has heard of. */
let number = 0
beforeAll(async () => {
  world = await openWorld()
  second = await openSecondProcess(world)
  world.ctx.bus.subscribe((change) => {
    number = Math.max(number, change.number ?? 0)
  })
})
afterAll(async () => {
  await second.close()
  await world.close()
})
afterEach(() => vi.useRealTimers())
beforeEach(async () => {
  await world.db.deleteFrom('gatherings').execute()
  await announce(world.ctx, EVERYTHING)
})

/** To come, past, his own, and how many each are, as a process has them in memory. */
async function readIn(process: Context, key: keyof typeof LOOKING) {
  await process.bus.catchUp(number)
  const actor = { id: await world.idOf(key), role: LOOKING[key], sessionId: '', confirmedAt: new Date() }
  const ctx: MemberContext = { ...process, actor }
  const page = { limit: 50, cursor: undefined }
  const lists = await Promise.all(SCOPES.map(async (scope) => (await listGatherings(ctx, page, scope)).items))
  return [...lists, await countLists(ctx)]
}

async function expectSame() {
  const anew = { ...world.ctx, caches: openCaches(world.db, world.ctx.bus) }
  for (const key of Object.keys(LOOKING) as (keyof typeof LOOKING)[]) {
    const expected = await readIn(anew, key)
    expect(await readIn(world.ctx, key), `${key}, here`).toEqual(expected)
    expect(await readIn(second.ctx, key), `${key}, in the other process`).toEqual(expected)
  }
}

const supper = { title: 'Supper', location: 'Galway, Ireland', startDate: inDays(20), startTime: '19:00', seats: 3 }
const call = async (more: object = {}) => {
  const made = await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })
  expect(made.status, made.text).toBe(200)
  return made.body
}
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const say = async (key: CastKey, one: { id: number }, reply: string, guests = 0) =>
  (await world.as(key))(gatherings.answer, of(one, { body: { reply, guests } }))
const change = async (one: { id: number }, more: object) => {
  const rook = await world.as('rook')
  const { version } = (await rook(gatherings.show, of(one))).body
  return rook(gatherings.update, of(one, { body: { ...supper, ...more, version } }))
}
const update = async (key: CastKey, body: object) =>
  (await world.as('marcus'))(memberChanges.update, { params: { memberId: String(await world.idOf(key)) }, body })
/** Each act is done and looked at by itself. */
async function inTurn(...acts: (() => Promise<{ status: number; text?: string }>)[]) {
  await expectSame()
  for (const act of acts) {
    const { status, text } = await act()
    expect(status, text).toBe(200)
    await expectSame()
  }
}

test('who is asked, as it is called, changed, called off, called again, taken down and put back', async () => {
  const [rook, julian] = [await world.as('rook'), await world.as('julian')]
  await call()
  await call({ audience: 'classes', classes: [29] })
  await call({ audience: 'line' })
  const one = await call({ audience: 'named', asked: [await world.idOf('kenji')] })
  const oscarId = await world.idOf('oscar')
  await inTurn(
    () => change(one, { audience: 'named', asked: [oscarId] }),
    () => change(one, { audience: 'line', title: 'Of our line' }),
    () => change(one, { audience: 'classes', classes: [30], startDate: inDays(9), location: 'Oslo, Norway' }),
    () => rook(gatherings.callOff, of(one, { body: {} })),
    () => rook(gatherings.callAgain, of(one)),
    () => julian(gatherings.setOfficial, of(one, { body: { isOfficial: true } })),
    () => julian(gatherings.takeDown, of(one, { body: { reason: 'No.' } })),
    () => julian(gatherings.putBack, of(one)),
  )
})

test('answers, who moves up, and who hosts', async () => {
  const one = await call({ audience: 'named', asked: [await world.idOf('kenji')] })
  const hosting = async (key: CastKey) =>
    (await world.as(key))(gatheringHosts.answer, of(one, { body: { accepts: true } }))
  await inTurn(
    () => say('kenji', one, 'going', 1),
    () => say('julian', one, 'going'),
    () => say('kenji', one, 'cannot'),
    async () =>
      (await world.as('rook'))(gatheringHosts.invite, of(one, { body: { memberIds: [await world.idOf('oscar')] } })),
    () => hosting('oscar'),
    async () => (await world.as('rook'))(gatheringHosts.leave, of(one)),
  )
})

test('a seat that a departure has left is given by the hour, and everybody hears of it', async () => {
  const one = await call()
  await say('oscar', one, 'going', 1)
  await say('kenji', one, 'going')
  await world.db
    .updateTable('members')
    .set({ inactive_since: new Date() })
    .where('id', '=', await world.idOf('oscar'))
    .execute()
  await announce(world.ctx, EVERYTHING)
  expect(await readIn(second.ctx, 'kenji')).toMatchObject([[{ waiting: 1 }], [], [{}], {}])
  await enqueue(world.ctx, 'remind-of-gatherings', {})
  await world.work()
  await expectSame()
  expect(await readIn(second.ctx, 'kenji')).toMatchObject([[{ waiting: 0, own: { standing: 'going' } }], [], [{}], {}])
  await update('oscar', { isActive: true })
})

test('brothers who are called otherwise, take their portrait off, change their class or line, leave, pass, and are deleted', async () => {
  await call({ audience: 'classes', classes: [3] })
  await call({ audience: 'line' })
  const one = await call()
  await say('piotr', one, 'going')
  const arjunId = String(await world.idOf('arjun'))
  await say('samir', one, 'maybe')
  await inTurn(
    () => update('rook', { familiar: 'Castle' }),
    async () => (await world.as('piotr'))(avatars.remove),
    () => update('oscar', { pledgeClass: 3 }),
    () => update('kenji', { bigBrother: arjunId }),
    () => update('piotr', { isActive: false }),
    () => update('piotr', { isActive: true }),
    () => markAs(world, 'marcus', 'piotr'),
    () => undoAs(world, 'marcus', 'piotr'),
    async () => (await world.as('marcus'))(members.remove, { params: { memberId: String(await world.idOf('samir')) } }),
  )
  expect((await readIn(second.ctx, 'oscar'))[0]).toHaveLength(2)
})

test('a cover that is a photo of an album is seen as long as the photo is', async () => {
  const one = await call()
  const rook = await world.as('rook')
  const album = (await rook(albums.create, { body: { title: 'Nights' } })).body
  const { id: photo } = await insertPhoto(world.db, { album_id: album.id })
  const params = { photoId: String(photo) }
  await inTurn(
    () => rook(gatheringCovers.choose, of(one, { body: { photoId: photo, alt: 'The long bar' } })),
    async () => (await world.as('kenji'))(moderation.flag, { params, body: { reason: 'Somebody sleeps.' } }),
    async () => (await world.as('marcus'))(moderation.approve, { params }),
  )
  expect(await readIn(second.ctx, 'kenji')).toMatchObject([[{ cover: { alt: 'The long bar' } }], [], [], {}])
  await inTurn(() => rook(albums.remove, { params: { albumId: String(album.id) } }))
  expect(await readIn(second.ctx, 'kenji')).toMatchObject([[{ cover: null }], [], [], {}])
})

test('what is over stands among the past, without anybody’s act', async () => {
  await call()
  await expectSame()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 22 * 86_400_000 })
  expect(await readIn(world.ctx, 'rook')).toMatchObject([
    [],
    [{ title: 'Supper' }],
    [{}],
    { upcoming: 0, past: 1, mine: 1 },
  ])
})

test('switched off there is none, in either process', async () => {
  await call()
  await expectSame()
  const switchTo = async (areOn: boolean) =>
    (await world.as('marcus'))(settings.change, { body: { gatherings: areOn } })
  await switchTo(false)
  for (const process of [world.ctx, second.ctx])
    await expect(readIn(process, 'rook')).rejects.toMatchObject({ code: 'not_found' })
  await switchTo(true)
  await expectSame()
})

test('whoever is in a list may open what is there, and nobody else', async () => {
  await call()
  await call({ audience: 'classes', classes: [3] })
  await call({ audience: 'line' })
  await call({ audience: 'named', asked: [await world.idOf('kenji')] })
  const ids = (await (await world.as('julian'))(gatherings.list)).body.map(({ id }) => id)
  expect(ids).toHaveLength(4)
  for (const key of Object.keys(LOOKING) as (keyof typeof LOOKING)[]) {
    const speak = await world.as(key)
    const listed = (await speak(gatherings.list)).body.map(({ id }) => id)
    const opened = await Promise.all(ids.map(async (id) => (await speak(gatherings.show, of({ id }))).status === 200))
    expect(listed, key).toEqual(ids.filter((_, at) => opened[at]))
  }
})
