// Who is told of a gathering, of what, and how often.

import { gatherings } from '@aerie/contract/gatherings'
import type { GatheringNotification } from '@aerie/contract/notifications'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { lookAfterGatherings } from './jobs.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('gatherings').execute()
  await world.db.deleteFrom('notifications').execute()
})

const supper = { title: 'Supper', location: 'Tromsø, Norway', startDate: inDays(20), startTime: '19:00' }
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const call = async (more: object = {}) =>
  (await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })).body
const say = async (who: CastKey, one: { id: number }, reply: string, more: object = {}) =>
  (await (await world.as(who))(gatherings.answer, of(one, { body: { reply, ...more } }))).body
const change = async (one: { id: number }, version: number, more: object) => {
  const body = { ...supper, version, ...more }
  expect((await (await world.as('rook'))(gatherings.update, of(one, { body }))).status).toBe(200)
}
/** The kinds that he reads about gatherings, and what they say. */
const told = async (who: CastKey) =>
  (await (await world.as(who))(notifications.list)).body.filter(
    (one): one is GatheringNotification => 'gatheringId' in one,
  )
const kinds = async (who: CastKey) => (await told(who)).map(({ kind }) => kind)

test('where all are asked those near hear that it was called, not who calls it, nor the rest', async () => {
  await call()
  expect(await told('oscar')).toMatchObject([{ kind: 'gathering_called', title: 'Supper', location: 'Tromsø, Norway' }])
  expect(await kinds('rook')).toEqual([])
  expect(await kinds('kenji')).toEqual([])
})

test('without that wish nobody, and who is asked by name wherever he lives', async () => {
  await call({ tellsNear: false })
  expect(await kinds('oscar')).toEqual([])
  await call({ audience: 'named', asked: [await world.idOf('kenji')] })
  expect(await kinds('kenji')).toEqual(['gathering_called'])
  expect(await kinds('oscar')).toEqual([])
})

test('another time or place is told once to who comes and to who has heard, not to who has said no', async () => {
  const one = await call()
  await say('kenji', one, 'maybe')
  await say('julian', one, 'cannot')
  await change(one, 1, { startTime: '20:00' })
  expect(await told('kenji')).toMatchObject([{ kind: 'gathering_changed', startTime: '20:00' }])
  expect(await kinds('oscar')).toEqual(['gathering_changed'])
  expect(await kinds('julian')).toEqual([])
  await change(one, 2, { startTime: '20:00', description: 'Bring a song.' })
  expect(await kinds('kenji')).toEqual(['gathering_changed'])
})

test('called off with a word, and called again', async () => {
  const one = await call()
  await say('kenji', one, 'going')
  const rook = await world.as('rook')
  await rook(gatherings.callOff, of(one, { body: { word: 'The pot is cracked.' } }))
  expect(await told('kenji')).toMatchObject([{ kind: 'gathering_called_off', word: 'The pot is cracked.' }])
  await rook(gatherings.callAgain, of(one))
  expect(await told('kenji')).toMatchObject([{ kind: 'gathering_changed', word: null }])
})

test('who is asked no more hears no more: what he has not read is withdrawn', async () => {
  const one = await call({ audience: 'named', asked: [await world.idOf('kenji'), await world.idOf('oscar')] })
  await change(one, 1, { audience: 'named', asked: [await world.idOf('oscar')] })
  expect(await kinds('kenji')).toEqual([])
  expect(await kinds('oscar')).toEqual(['gathering_called'])
})

test('who moves up is told that he has a seat, and who is too many that one is free', async () => {
  const one = await call({ seats: 3 })
  await say('oscar', one, 'going')
  await say('kenji', one, 'going', { guests: 2 })
  await say('julian', one, 'going')
  await say('oscar', one, 'cannot')
  expect(await told('kenji')).toMatchObject([{ kind: 'gathering_free', free: 1 }])
  expect((await say('kenji', one, 'going')).own).toMatchObject({ standing: 'going', guests: 0 })
})

test('three days before, once, who comes or may; twice looked after tells nobody twice', async () => {
  const one = await call({ startDate: inDays(2) })
  await world.db
    .updateTable('gatherings')
    .set({ called_at: new Date(inDays(-9)) })
    .execute()
  await say('kenji', one, 'going')
  await say('oscar', one, 'cannot')
  await lookAfterGatherings(world.ctx)
  await lookAfterGatherings(world.ctx)
  expect(await kinds('kenji')).toEqual(['gathering_soon'])
  expect(await kinds('oscar')).toEqual([])
})

test('a seat that a brother leaves who is gone is given to who waits', async () => {
  const one = await call({ seats: 2 })
  await say('oscar', one, 'going')
  await say('kenji', one, 'going')
  const oscar = await world.idOf('oscar')
  await world.db.updateTable('members').set({ inactive_since: new Date() }).where('id', '=', oscar).execute()
  await lookAfterGatherings(world.ctx)
  await world.db.updateTable('members').set({ inactive_since: null }).where('id', '=', oscar).execute()
  expect(await kinds('kenji')).toEqual(['gathering_seat'])
})

test('what officers take down its host reads, with the reason; others hear no more of it', async () => {
  const one = await call()
  await (await world.as('julian'))(gatherings.takeDown, of(one, { body: { reason: 'The bar has burnt down.' } }))
  expect(await told('rook')).toMatchObject([{ kind: 'gathering_taken_down', word: 'The bar has burnt down.' }])
  expect(await kinds('oscar')).toEqual([])
})
