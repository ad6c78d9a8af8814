// Leaving: the account sleeps at once, comes back with its owner, and is gone when its time is over.
import { DEPARTURE_DAYS, departures } from '@aerie/contract/departures'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'
import { deleteDeparted } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const enter = async (who: CastKey) =>
  (await world.visitor(signIn.withPassword, { body: { identifier: cast[who].email ?? '', password: PASSWORD } })).status
const leave = async (who: CastKey, keptName: 'full' | 'initial' | 'none' = 'full') =>
  (await world.as(who))(departures.ask, { body: { keptName } })
const later = (days: number) => ({ ...world.ctx, now: () => new Date(Date.now() + days * 86_400_000) })
const mailsTo = async (who: CastKey) =>
  (await world.mails()).filter(({ to: [recipient] = [] }) => recipient?.address === cast[who].email)
const isThere = async (id: number) =>
  (await world.db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

test('he sleeps at once: signed out everywhere, out of the directory, and told until when', async () => {
  const rook = await world.as('rook')
  const id = await world.idOf('rook')
  const { status, body } = await rook(departures.ask, { body: { keptName: 'full' } })
  expect(status).toBe(200)
  expect(Math.round((Date.parse(body.dueAt) - Date.now()) / 86_400_000)).toBe(DEPARTURE_DAYS)
  expect((await rook(session.current)).status).toBe(401)
  const marcus = await world.as('marcus')
  const card = (await marcus(people.list)).body.find((one) => one.id === id)
  expect(card?.isActive ?? false).toBe(false)
  expect((await mailsTo('rook')).at(-1)?.subject).toMatch(/^You have left/)
})

test('signing in wakes him, and the time that was set is over', async () => {
  const id = await world.idOf('rook')
  expect(await enter('rook')).toBe(200)
  await deleteDeparted(later(DEPARTURE_DAYS + 1))
  expect(await isThere(id)).toBe(true)
  expect(await world.db.selectFrom('departures').selectAll().execute()).toEqual([])
  const acts = await world.db
    .selectFrom('audit_entries')
    .select('action')
    .where('object_type', '=', 'departure')
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['departure.ask', 'departure.return'])
})

test('who forgot his password meanwhile still comes back by the mail for that', async () => {
  await leave('kenji')
  await world.visitor(signIn.forgotPassword, { body: { email: cast.kenji.email } })
  const mail = (await mailsTo('kenji')).at(-1)
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const newPassword = 'feather and bone'
  expect((await world.visitor(signIn.finishReset, { params: { token }, body: { newPassword } })).status).toBe(200)
  await deleteDeparted(later(DEPARTURE_DAYS + 1))
  expect(await isThere(await world.idOf('kenji'))).toBe(true)
})

test('a member whom an officer made active again stays, and is not deleted when he is made inactive later', async () => {
  const id = await world.idOf('tobias')
  await leave('tobias')
  const marcus = await world.as('marcus')
  const params = { memberId: String(id) }
  await marcus(memberChanges.update, { params, body: { isActive: true } })
  expect(await enter('tobias')).toBe(200)
  await marcus(memberChanges.update, { params, body: { isActive: false } })
  expect(await enter('tobias')).toBe(401)
  await deleteDeparted(later(DEPARTURE_DAYS + 1))
  expect(await isThere(id)).toBe(true)
})

test('when the time is over he is gone, stands in the lineage as he chose, and hears of it', async () => {
  const marcus = await world.as('marcus')
  const id = await world.idOf('eamon')
  const little = await world.idOf('teddy')
  await world.db.updateTable('lineage_ties').set({ big_id: id }).where('little_id', '=', little).execute()
  await leave('eamon', 'initial')
  const manage = async () => (await marcus(members.manage)).body.find((one) => one.id === id)
  expect((await manage())?.leavesAt).toMatch(/^\d{4}-/)
  await deleteDeparted(later(DEPARTURE_DAYS - 1))
  expect(await isThere(id)).toBe(true)
  await deleteDeparted(later(DEPARTURE_DAYS + 1))
  expect(await isThere(id)).toBe(false)
  const ties = await world.db.selectFrom('lineage_ties').select('big_name').where('little_id', '=', little).execute()
  expect(ties).toEqual([{ big_name: `${cast.eamon.familiar ?? cast.eamon.firstName} ${cast.eamon.lastName[0]}.` }])
  expect((await mailsTo('eamon')).at(-1)?.subject).toMatch(/has been deleted$/)
  expect(await enter('eamon')).toBe(401)
})

test('the last super admin stays', async () => {
  await world.db
    .updateTable('members')
    .set({ role: 'admin' })
    .where('role', '=', 'super_admin')
    .where('id', '<>', await world.idOf('marcus'))
    .execute()
  const { status, problem } = await leave('marcus')
  expect([status, problem.detail]).toEqual([
    403,
    'You are the last super admin. Make another brother super admin before you leave.',
  ])
  expect(await enter('marcus')).toBe(200)
})
