// Several hosts of a gathering: invited, accepting, declining, leaving, and what becomes of it without them.
import { gatheringHosts } from '@aerie/contract/gathering-hosts'
import { gatherings } from '@aerie/contract/gatherings'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('gatherings').execute()
  await world.db.deleteFrom('notifications').execute()
  await world.db.updateTable('members').set({ inactive_since: null }).execute()
})

const supper = { title: 'Supper', location: 'Galway, Ireland', startDate: inDays(20), startTime: '19:00' }
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const call = async (more: object = {}) =>
  (await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })).body
const show = async (who: CastKey, one: { id: number }) => (await world.as(who))(gatherings.show, of(one))
const hosts = async (who: CastKey, one: { id: number }) =>
  (await (await world.as(who))(gatheringHosts.show, of(one))).body
const invite = async (who: CastKey, one: { id: number }, ...keys: CastKey[]) => {
  const memberIds = await Promise.all(keys.map((key) => world.idOf(key)))
  return (await world.as(who))(gatheringHosts.invite, of(one, { body: { memberIds } }))
}
const answer = async (who: CastKey, one: { id: number }, accepts: boolean) =>
  (await world.as(who))(gatheringHosts.answer, of(one, { body: { accepts } }))
const leave = async (who: CastKey, one: { id: number }) => (await world.as(who))(gatheringHosts.leave, of(one))
const say = async (who: CastKey, one: { id: number }, reply: string, more: object = {}) =>
  (await world.as(who))(gatherings.answer, of(one, { body: { reply, ...more } }))
const unread = async (who: CastKey) =>
  (await (await world.as(who))(notifications.list)).body
    .filter(({ kind, isRead }) => !isRead && /^(?:host|gathering)_/.test(kind))
    .map(({ kind }) => kind)
const becomeInactive = async (who: CastKey) =>
  world.db
    .updateTable('members')
    .set({ inactive_since: new Date() })
    .where('id', '=', await world.idOf(who))
    .execute()
const lookAfter = async () => {
  await enqueue(world.ctx, 'remind-of-gatherings', {})
  await world.work()
}

test('who is invited is told, sees one that he is not asked to, and hosts it once he accepts', async () => {
  const one = await call({ audience: 'named', asked: [await world.idOf('oscar')] })
  expect((await show('kenji', one)).status).toBe(404)
  expect((await invite('rook', one, 'kenji')).body.invited).toMatchObject([
    { member: { id: await world.idOf('kenji') }, invitedBy: { id: await world.idOf('rook') } },
  ])
  expect(await unread('kenji')).toEqual(['host_asked'])
  expect((await hosts('oscar', one)).invited).toEqual([])
  expect(await hosts('kenji', one)).toMatchObject({ invited: [{}], can: { answer: true, invite: false } })
  expect((await answer('kenji', one, true)).status).toBe(200)
  const shown = (await show('kenji', one)).body
  expect(shown).toMatchObject({ going: 2, own: { standing: 'going' }, can: { change: true, callOff: true } })
  expect(shown.hosts.map(({ id }) => id)).toEqual([await world.idOf('rook'), await world.idOf('kenji')])
  expect(await unread('kenji')).toEqual([])
  expect(await unread('rook')).toEqual(['host_joined'])
})

test('who declines sees it no more unless he is asked; he can be invited again', async () => {
  const one = await call({ audience: 'named', asked: [await world.idOf('oscar')] })
  await invite('rook', one, 'kenji')
  expect((await answer('kenji', one, false)).status).toBe(200)
  expect((await show('kenji', one)).status).toBe(404)
  expect(await unread('rook')).toEqual(['host_declined'])
  expect((await answer('kenji', one, true)).status).toBe(404)
  await invite('rook', one, 'kenji')
  expect(await unread('kenji')).toEqual(['host_asked'])
})

test('an invitation that is taken back is taken out of the bell', async () => {
  const one = await call()
  await invite('rook', one, 'kenji')
  const kenji = String(await world.idOf('kenji'))
  const rook = await world.as('rook')
  const taken = await rook(gatheringHosts.takeBack, { params: { gatheringId: String(one.id), memberId: kenji } })
  expect(taken.body.invited).toEqual([])
  expect(await unread('kenji')).toEqual([])
  expect((await answer('kenji', one, true)).status).toBe(404)
})

test('only hosts invite; who is gone, hosts it or is invited already is not invited', async () => {
  const one = await call()
  expect((await invite('oscar', one, 'kenji')).status).toBe(403)
  await becomeInactive('soren')
  expect((await invite('rook', one, 'soren', 'rook')).body.invited).toEqual([])
  await invite('rook', one, 'kenji')
  expect((await invite('rook', one, 'kenji')).body.invited).toHaveLength(1)
})

test('without a free seat a further host waits for one, and who has said that he cannot keeps to it', async () => {
  const one = await call({ seats: 1 })
  await say('oscar', one, 'cannot')
  await invite('rook', one, 'kenji', 'oscar')
  await answer('kenji', one, true)
  await answer('oscar', one, true)
  expect((await show('kenji', one)).body).toMatchObject({ own: { standing: 'waiting' }, going: 1, waiting: 1 })
  expect((await show('oscar', one)).body.own?.standing).toBe('cannot')
})

test('the last host cannot leave one to come, unless it is official; leaving keeps his answer', async () => {
  const one = await call()
  expect((await leave('rook', one)).status).toBe(409)
  await invite('rook', one, 'kenji')
  await answer('kenji', one, true)
  expect((await leave('rook', one)).status).toBe(200)
  expect((await show('rook', one)).body).toMatchObject({ own: { standing: 'going' }, can: { change: false } })
  expect((await leave('kenji', one)).status).toBe(409)
  await (await world.as('julian'))(gatherings.setOfficial, of(one, { body: { isOfficial: true } }))
  expect((await leave('kenji', one)).status).toBe(200)
})

test('a host made inactive leaves it to the others; with none left officers are told, and have their rights', async () => {
  const one = await call()
  await invite('rook', one, 'kenji')
  await answer('kenji', one, true)
  await becomeInactive('rook')
  await lookAfter()
  expect((await show('kenji', one)).body.hosts.map(({ id }) => id)).toEqual([await world.idOf('kenji')])
  expect(await unread('julian')).not.toContain('gathering_unhosted')
  await becomeInactive('kenji')
  await lookAfter()
  await lookAfter()
  expect((await unread('julian')).filter((kind) => kind === 'gathering_unhosted')).toHaveLength(1)
  expect(await unread('oscar')).not.toContain('gathering_unhosted')
  expect((await show('oscar', one)).body.can.callOff).toBe(false)
  expect((await show('julian', one)).body.can).toMatchObject({ callOff: true, makeOfficial: true, change: true })
  await (await world.as('julian'))(gatherings.setOfficial, of(one, { body: { isOfficial: true } }))
  expect(await unread('julian')).not.toContain('gathering_unhosted')
})

test('a host who is deleted takes nothing with him', async () => {
  const one = await call({ audience: 'named', asked: [await world.idOf('oscar')] })
  await invite('rook', one, 'kenji')
  await answer('kenji', one, true)
  await world.db
    .deleteFrom('gathering_hosts')
    .where('member_id', '=', await world.idOf('rook'))
    .execute()
  await world.db.updateTable('gatherings').set({ called_by: null }).where('id', '=', one.id).execute()
  expect((await show('oscar', one)).body.hosts).toHaveLength(1)
  expect((await show('kenji', one)).body.can.change).toBe(true)
})

test('called off and called again by one host, the other is told each time, and not who did it', async () => {
  const one = await call()
  await invite('rook', one, 'kenji')
  await answer('kenji', one, true)
  await (await world.as('kenji'))(gatherings.callOff, of(one, { body: {} }))
  await lookAfter()
  expect(await unread('rook')).toContain('gathering_called_off')
  expect(await unread('kenji')).toEqual([])
  await (await world.as('rook'))(gatherings.callAgain, of(one))
  expect(await unread('kenji')).toEqual(['gathering_changed'])
  expect(await unread('rook')).not.toContain('gathering_changed')
  expect((await show('kenji', one)).body).toMatchObject({ going: 2, hosts: [{}, {}] })
})

test('fewer seats than go put no host out, and nobody moves up before they are enough', async () => {
  const one = await call({ seats: 3 })
  await invite('rook', one, 'kenji')
  await answer('kenji', one, true)
  await say('oscar', one, 'going')
  await say('julian', one, 'going')
  const kenji = await world.as('kenji')
  const lowered = await kenji(gatherings.update, of(one, { body: { ...supper, seats: 1, version: 1 } }))
  expect(lowered.body).toMatchObject({ going: 3, waiting: 1 })
  await say('oscar', one, 'cannot')
  expect((await show('julian', one)).body.own?.standing).toBe('waiting')
  const rook = await world.as('rook')
  expect((await rook(gatherings.update, of(one, { body: { ...supper, seats: 9, version: 1 } }))).status).toBe(409)
})

test('once it is over hosts say who was there, one who had not answered too; of himself each has the last word', async () => {
  const one = await call()
  await say('oscar', one, 'going')
  await say('julian', one, 'cannot')
  const past = { starts_at: new Date(inDays(-3)), over_at: new Date(inDays(-2)) }
  await world.db.updateTable('gatherings').set(past).where('id', '=', one.id).execute()
  const correct = async (who: CastKey, whom: CastKey, wasThere: boolean) =>
    (await world.as(who))(gatherings.correct, {
      params: { gatheringId: String(one.id), memberId: String(await world.idOf(whom)) },
      body: { wasThere },
    })
  expect((await correct('oscar', 'kenji', true)).status).toBe(403)
  expect((await correct('kenji', 'kenji', true)).status).toBe(404)
  expect((await correct('rook', 'kenji', true)).status).toBe(200)
  expect((await correct('rook', 'julian', true)).status).toBe(200)
  await correct('oscar', 'oscar', false)
  const said = (await correct('rook', 'oscar', true)).body
  const there = said.filter(({ wasThere }) => wasThere).map(({ member }) => member.id)
  expect(there.sort()).toEqual(
    (await Promise.all((['rook', 'kenji', 'julian'] as const).map((key) => world.idOf(key)))).sort(),
  )
  expect((await show('oscar', one)).body).toMatchObject({ going: 3, own: { wasThere: false } })
  expect((await show('kenji', one)).body.own?.wasThere).toBe(true)
})
