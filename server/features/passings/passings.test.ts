// Brothers who have passed: silent at once, shown once another super admin agrees, and all as it was where it was a mistake.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { offices } from '@aerie/contract/offices'
import { passings } from '@aerie/contract/passings'
import { people } from '@aerie/contract/people'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'
import { showAlone } from './agreeing.ts'
import { undoByAddress } from './marking.ts'
import { agreeAs, makeSuperAdmins, markAs, NEWS, undoAs } from './passings.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await makeSuperAdmins(world, 'julian')
})
afterAll(() => world.close())

const pathOf = async (who: CastKey) => ({ memberId: String(await world.idOf(who)) })
const enter = (who: CastKey, password = PASSWORD) =>
  world.visitor(signIn.withPassword, { body: { identifier: cast[who].email ?? '', password } })
const cardOf = async (who: CastKey) => {
  const id = await world.idOf(who)
  return (await (await world.as('kenji'))(people.list)).body.find((card) => card.id === id)
}
const mailsTo = async (who: CastKey) =>
  (await world.mails()).filter(({ to: [recipient] = [] }) => recipient?.address === cast[who].email)
const toldOf = async (who: CastKey) =>
  (await (await world.as(who))(notifications.list)).body
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('passing'))
const later = (hours: number) => ({ ...world.ctx, now: () => new Date(Date.now() + hours * 3_600_000) })
const rowOf = async (who: CastKey) =>
  world.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', await world.idOf(who))
    .executeTakeFirstOrThrow()

test('marked, he is signed out and inactive at once; other brothers see no mark, and officers who are none no passing', async () => {
  const rook = await world.as('rook')
  expect((await markAs(world, 'marcus', 'rook')).body.passing).toMatchObject({ ...NEWS, shownSince: null })
  expect((await rook(session.current)).status).toBe(401)
  expect(await cardOf('rook')).toMatchObject({ isActive: false })
  expect((await cardOf('rook'))?.isRemembered).toBeUndefined()
  expect((await (await world.as('marcus'))(passings.waiting)).body.map(({ brother }) => brother.id)).toEqual([
    await world.idOf('rook'),
  ])
  const managed = (await (await world.as('marcus'))(members.manage)).body.find(
    ({ isActive, passedWaits }) => !isActive && passedWaits,
  )
  expect(managed?.id).toBe(await world.idOf('rook'))
})

test('what was private of him super admins alone see, and what he shared with all no brother either', async () => {
  const seenBy = async (who: CastKey) =>
    (await (await world.as(who))(members.show, { params: await pathOf('rook') })).body
  for (const who of ['kenji', 'desmond'] as const) expect((await seenBy(who)).email).toBeNull()
  expect((await seenBy('julian')).email).toBe(cast.rook.email)
})

test('the other super admin is told, in the bell and by mail; who marked cannot agree by himself', async () => {
  expect(await toldOf('julian')).toEqual(['passing_marked'])
  expect((await mailsTo('julian')).at(-1)?.subject).toBe('A brother is marked as passed')
  expect((await agreeAs(world, 'marcus', 'rook')).problem.detail).toBe('Another super admin has to agree.')
})

test('with his right password he reads what became of him and whom to call; with a wrong one what anybody reads', async () => {
  const { status, problem } = await enter('rook')
  expect([status, problem.detail]).toEqual([401, expect.stringContaining('call an officer')])
  expect((await enter('rook', 'not this one')).problem.detail).toBe('The email, phone or password is not right.')
  await world.work()
  expect(await toldOf('julian')).toContain('passing_entered')
  await world.visitor(signIn.forgotPassword, { body: { email: cast.rook.email } })
  const before = (await mailsTo('rook')).length
  await world.work()
  expect((await mailsTo('rook')).length).toBe(before)
})

test('nobody makes him active, or an officer, while the mark stands: not even the database lets him', async () => {
  const marcus = await world.as('marcus')
  for (const body of [{ isActive: true }, { role: 'admin' as const }])
    expect((await marcus(memberChanges.update, { params: await pathOf('rook'), body })).problem.detail).toBe(
      'He is marked as passed. Take that back first.',
    )
  const id = await world.idOf('rook')
  const write = (row: { inactive_since: null } | { role: string }) =>
    world.db.updateTable('members').set(row).where('id', '=', id).execute()
  await expect(write({ inactive_since: null })).rejects.toThrow('members_passed_inactive')
  await expect(write({ role: 'admin' })).rejects.toThrow('members_passed_no_officer')
})

test('once another agrees all brothers see it, in his short form', async () => {
  expect((await agreeAs(world, 'julian', 'rook')).status).toBe(200)
  expect(await cardOf('rook')).toMatchObject({ isActive: false, isRemembered: true })
  expect(await toldOf('marcus')).toContain('passing_shown')
  expect((await agreeAs(world, 'julian', 'rook')).problem.detail).toBe('The brothers see it already.')
})

test('what was a mistake is as it was: role, office and standing; but he signs in anew', async () => {
  const marcus = await world.as('marcus')
  const memberId = await world.idOf('mateo')
  await world.db.updateTable('members').set({ role: 'admin' }).where('id', '=', memberId).execute()
  const [office = ''] = (await rowOf('marcus')).offices
  const name = office || 'Treasurer'
  await marcus(offices.handOver, {
    body: {
      office: name,
      memberId,
      from: '2020-01-01',
      until: null,
      ending: [],
      lowering: [],
      raising: false,
      writing: false,
    },
  })
  const before = await rowOf('mateo')
  const mateo = await world.as('mateo')
  await markAs(world, 'marcus', 'mateo')
  expect(await rowOf('mateo')).toMatchObject({ role: 'member', offices: [] })
  const term = async () =>
    world.db.selectFrom('office_terms').select('ended_on').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  expect((await term()).ended_on).not.toBeNull()
  expect((await undoAs(world, 'julian', 'mateo')).status).toBe(200)
  const { role, offices: held, inactive_since } = await rowOf('mateo')
  expect({ role, held, inactive_since }).toEqual({ role: 'admin', held: before.offices, inactive_since: null })
  expect((await term()).ended_on).toBeNull()
  expect((await mateo(session.current)).status).toBe(401)
  expect((await enter('mateo')).status).toBe(200)
  expect(await toldOf('marcus')).toContain('passing_undone')
})

test('after thirty days no officer takes it back, and whoever runs the server still can', async () => {
  const id = await world.idOf('rook')
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  await world.db.updateTable('members').set({ passed_since: longAgo }).where('id', '=', id).execute()
  expect((await undoAs(world, 'marcus', 'rook')).status).toBe(403)
  expect(await undoByAddress(world.ctx, 'nobody@example.org')).toBeNull()
  expect(await undoByAddress(world.ctx, cast.rook.email ?? '')).toContain(cast.rook.lastName)
  expect((await enter('rook')).status).toBe(200)
  expect((await cardOf('rook'))?.isRemembered).toBeUndefined()
})

test('where nobody else can agree it is shown after a day, and not before; himself he marks not', async () => {
  expect((await markAs(world, 'marcus', 'marcus')).problem.detail).toBe('Nobody may mark himself.')
  const both = [await world.idOf('marcus'), await world.idOf('julian')]
  await world.db.updateTable('members').set({ role: 'member' }).where('id', 'not in', both).execute()
  await markAs(world, 'julian', 'teddy')
  await showAlone(later(25))
  expect((await cardOf('teddy'))?.isRemembered).toBeUndefined()
  expect((await markAs(world, 'julian', 'marcus')).status).toBe(200)
  await showAlone(later(23))
  expect((await cardOf('teddy'))?.isRemembered).toBeUndefined()
  await showAlone(later(25))
  expect(await cardOf('teddy')).toMatchObject({ isRemembered: true })
})

test('a brother who had asked to leave is not deleted, and leaves again where it was a mistake', async () => {
  const id = await world.idOf('kofi')
  const asked = new Date()
  await world.db.updateTable('members').set({ inactive_since: asked }).where('id', '=', id).execute()
  await world.db
    .insertInto('departures')
    .values({ member_id: id, asked_at: asked, due_at: new Date(asked.getTime() + 30 * 86_400_000), kept_name: 'full' })
    .execute()
  const departures = () => world.db.selectFrom('departures').select('asked_at').where('member_id', '=', id).execute()
  await markAs(world, 'julian', 'kofi')
  expect(await departures()).toEqual([])
  await undoAs(world, 'julian', 'kofi')
  expect(await departures()).toEqual([{ asked_at: asked }])
  expect((await rowOf('kofi')).inactive_since).toEqual(asked)
})
