// Asking to join: the same answer to everybody, a mail that confirms, and what officers decide.
import { audit } from '@aerie/contract/audit'
import { joinRequests } from '@aerie/contract/join-requests'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { settings } from '@aerie/contract/settings'
import { signIn } from '@aerie/contract/sign-in'
import { EVERYTHING } from '@aerie/contract/stale'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { purgeOldRequests } from './service.ts'

let world: World
let officer: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  officer = await world.as('marcus')
  await officer(settings.change, { body: { publicRegistration: true } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('throttle_buckets').execute()
})

const ask = (email: string, parts: object = {}) =>
  world.visitor(joinRequests.ask, { body: { firstName: 'August', lastName: 'Lindgren', email, class: 24, ...parts } })
const mailsTo = async (address: string) =>
  (await world.mails()).filter(({ to: [recipient] = [] }) => recipient?.address === address)
const tokenFor = async (address: string) =>
  /\/join\/([\w-]+)/.exec((await mailsTo(address)).findLast(({ text }) => text?.includes('/join/'))?.text ?? '')?.[1] ??
  ''
const confirm = async (address: string) =>
  world.visitor(joinRequests.confirm, { params: { token: await tokenFor(address) } })
const waiting = async () => (await officer(joinRequests.list)).body
async function addRecord(values: { last_name: string; email: string | null }) {
  const { id } = await world.db
    .insertInto('members')
    .values({ first_name: 'August', pledge_class: 24, role: 'member', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(world.ctx, EVERYTHING)
  return id
}

test('strangers, members, and those who ask twice get the same answer; what differs is in the mailbox', async () => {
  const answers = [await ask('august@post.example'), await ask(cast.rook.email ?? ''), await ask('August@Post.example')]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await mailsTo('august@post.example')).toHaveLength(1)
  expect((await mailsTo(cast.rook.email ?? '')).at(-1)?.subject).toMatch(/^You are a member of .* already$/)
})

test('officers see it once the address is confirmed, with records that may be his', async () => {
  expect(await waiting()).toEqual([])
  const twin = await addRecord({ last_name: 'LINDGREN', email: 'former@post.example' })
  const misspelt = await addRecord({ last_name: 'Lingdren', email: null })
  const token = await tokenFor('august@post.example')
  expect((await world.visitor(joinRequests.check, { params: { token } })).body).toMatchObject({
    firstName: 'August',
    lastName: 'Lindgren',
    pledgeClass: 24,
    voucher: null,
  })
  expect((await confirm('august@post.example')).status).toBe(200)
  const [request] = await waiting()
  expect(request).toMatchObject({ email: 'august@post.example', pledgeClass: 24 })
  expect(request?.likely).toContainEqual(
    expect.objectContaining({ id: twin, why: ['class', 'name'], isLikely: true, standing: 'free' }),
  )
  expect(request?.likely.map(({ id }) => id)).toEqual([twin, misspelt])
  expect(request?.likely[1]).toMatchObject({ isLikely: true, why: ['class', 'one_letter'] })
  expect((await world.visitor(joinRequests.confirm, { params: { token } })).status).toBe(410)
  expect((await (await world.as('rook'))(joinRequests.list)).status).toBe(403)
})

test('given a record that waits, he comes in by an invitation to the address he confirmed', async () => {
  const [request] = await waiting()
  const memberId = request?.likely[0]?.id ?? 0
  const params = { requestId: String(request?.id) }
  const taken = await officer(joinRequests.accept, {
    params,
    body: { memberId: await world.idOf('kenji'), version: 1 },
  })
  expect([taken.status, taken.problem.code]).toEqual([409, 'conflict'])
  expect((await officer(joinRequests.accept, { params, body: { memberId, version: 1 } })).status).toBe(200)
  const [invitation] = (await mailsTo('august@post.example')).slice(-1)
  const token = /\/welcome\/([\w-]+)/.exec(invitation?.text ?? '')?.[1] ?? ''
  expect((await world.visitor(signIn.checkWelcome, { params: { token } })).status).toBe(200)
  expect((await officer(members.show, { params: { memberId: String(memberId) } })).body.email).toBe(
    'august@post.example',
  )
  // Whose record it really is hears of it there.
  expect((await mailsTo('former@post.example')).at(-1)?.subject).toMatch(/entered another e-mail address for you/)
  expect((await officer(joinRequests.accept, { params, body: { memberId: null, version: 1 } })).status).toBe(409)
})

test('as a new member he is added and invited', async () => {
  await ask('new@post.example', { lastName: 'Nobody Else', city: 'Oslo, Norway' })
  await confirm('new@post.example')
  const [request] = await waiting()
  const params = { requestId: String(request?.id) }
  expect((await officer(joinRequests.accept, { params, body: { memberId: null, version: 1 } })).status).toBe(200)
  const added = (await officer(members.manage)).body.find(({ email }) => email === 'new@post.example')
  expect(added).toMatchObject({ lastName: 'Nobody Else', pledgeClass: 24, role: 'member', access: 'invited' })
  const { body: told } = await (await world.as('marcus'))(audit.list, { query: { action: 'join.accept', limit: '1' } })
  const about = `${added?.firstName} Nobody Else`
  expect(told).toMatchObject([{ sentence: `accepted the request to join of ${about}`, link: `/profile/${added?.id}` }])
})

test('declined, he is not told, and asking again reaches nobody', async () => {
  await ask('no@post.example')
  await confirm('no@post.example')
  const [request] = await waiting()
  const params = { requestId: String(request?.id) }
  const body = { note: 'Nobody knows the name.' }
  expect((await officer(joinRequests.decline, { params, body })).status).toBe(200)
  expect(await mailsTo('no@post.example')).toHaveLength(1)
  await world.db.deleteFrom('throttle_buckets').execute()
  expect((await ask('no@post.example')).status).toBe(200)
  expect(await mailsTo('no@post.example')).toHaveLength(1)
  expect(await waiting()).toEqual([])
  const [decided] = (await officer(joinRequests.decided)).body
  expect(decided).toMatchObject({
    id: request?.id,
    outcome: 'declined',
    decidedBy: `${cast.marcus.familiar ?? cast.marcus.firstName} ${cast.marcus.lastName}`,
    note: body.note,
  })
  expect((await officer(joinRequests.reopen, { params })).status).toBe(200)
  expect(await waiting()).toEqual([expect.objectContaining({ id: request?.id })])
  expect((await officer(joinRequests.reopen, { params })).problem.code).toBe('conflict')
  expect((await officer(joinRequests.decline, { params, body })).status).toBe(200)
})

test('the bell tells officers of each once it is confirmed, by mail those who wish it, and nothing once it is decided', async () => {
  const told = async (player: CastKey) =>
    (await (await world.as(player))(notifications.list)).body.filter(({ kind }) => kind === 'join_asked')
  const choice = { nearby: 'never', coming: 'never', crossing: 'never', requests: 'at_once' } as const
  const refused = await (await world.as('rook'))(notifications.chooseMail, { body: choice })
  expect([refused.status, refused.problem.detail]).toEqual([403, 'Only officers hear of requests to join.'])
  expect((await (await world.as('julian'))(notifications.chooseMail, { body: choice })).status).toBe(200)
  await ask('bell@post.example')
  expect(await told('julian')).not.toContainEqual(expect.objectContaining({ isRead: false }))
  await confirm('bell@post.example')
  expect((await told('julian'))[0]).toMatchObject({ name: 'August Lindgren', isRead: false })
  expect(await told('rook')).toEqual([])
  await world.db.updateTable('jobs').set({ run_at: new Date() }).execute()
  expect((await mailsTo(cast.julian.email ?? '')).map(({ subject }) => subject)).toContain('A request to join')
  const [request] = await waiting()
  await officer(joinRequests.decline, { params: { requestId: String(request?.id) }, body: { note: null } })
  expect((await told('julian'))[0]).toMatchObject({ isRead: true })
})

/** As though an hour were over for mails, and a day for who was mailed. */
async function letTimePass() {
  await world.db.deleteFrom('throttle_buckets').execute()
  await world.db
    .updateTable('join_asks')
    .set({ mailed_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('mailed_at', 'is not', null)
    .execute()
  await world.db.updateTable('jobs').set({ run_at: new Date() }).execute()
}

test('what a stranger asks with a confirmed address changes nothing until its own mail is confirmed', async () => {
  const mallory = { firstName: 'Mallory', lastName: 'Evil', class: 3, voucher: 'The President himself' }
  await ask('bob@post.example', { firstName: 'Bob' })
  await confirm('bob@post.example')
  const [seen] = await waiting()
  expect(seen).toMatchObject({ firstName: 'Bob', lastName: 'Lindgren', pledgeClass: 24, version: 1 })
  await ask('bob@post.example', mallory)
  await letTimePass()
  await world.work()
  expect(await waiting()).toEqual([seen])
  const token = await tokenFor('bob@post.example')
  expect((await world.visitor(joinRequests.check, { params: { token } })).body).toMatchObject({
    firstName: 'Mallory',
    voucher: 'The President himself',
  })
  expect((await confirm('bob@post.example')).status).toBe(200)
  expect(await waiting()).toMatchObject([{ id: seen?.id, firstName: 'Mallory', pledgeClass: 3, version: 2 }])
  const params = { requestId: String(seen?.id) }
  const late = await officer(joinRequests.accept, { params, body: { memberId: null, version: 1 } })
  expect([late.status, late.problem.detail]).toEqual([
    409,
    'He has changed his request meanwhile. Look at it again, then decide.',
  ])
  expect((await officer(members.manage)).body.some(({ email }) => email === 'bob@post.example')).toBe(false)
  expect((await officer(joinRequests.decline, { params, body: { note: null } })).status).toBe(200)
})

test('before the confirmation, too, a link confirms what it was made for', async () => {
  await ask('carl@post.example', { firstName: 'Carl' })
  await world.work()
  const first = await tokenFor('carl@post.example')
  await ask('carl@post.example', { firstName: 'Mallory' })
  await letTimePass()
  await world.work()
  expect(await tokenFor('carl@post.example')).not.toBe(first)
  await world.visitor(joinRequests.confirm, { params: { token: first } })
  const [request] = await waiting()
  expect(request).toMatchObject({ firstName: 'Carl', email: 'carl@post.example' })
  const params = { requestId: String(request?.id) }
  await officer(joinRequests.decline, { params, body: { note: null } })
})

test('no mail to an address that is not confirmed carries what a stranger wrote', async () => {
  const written = {
    firstName: 'Winner http://evil.example/x',
    lastName: 'Evilname',
    city: 'Eviltown',
    voucher: 'Evilvoucher',
    words: 'Evilwords',
  }
  await ask('quiet@post.example', written)
  const [mail] = await mailsTo('quiet@post.example')
  expect(mail?.text).toContain('asked to join')
  expect(JSON.stringify(mail)).not.toMatch(/evil|winner/i)
})

test('with Auto-approve the record of a confirmed address is given without an officer, and no other', async () => {
  await officer(settings.change, { body: { autoApproveMembers: true } })
  await addRecord({ last_name: 'Holm', email: 'holm@post.example' })
  await ask('holm@post.example', { lastName: 'Holm' })
  expect((await confirm('holm@post.example')).body.message).toMatch(/invitation is on its way/)
  expect((await mailsTo('holm@post.example')).at(-1)?.subject).toMatch(/invitation/i)
  await ask('stranger@post.example', { lastName: 'Holm' })
  expect((await confirm('stranger@post.example')).body.message).toMatch(/When an officer says yes/)
  expect((await waiting()).map(({ email }) => email)).toEqual(['stranger@post.example'])
})

test('what is not confirmed is forgotten after two days', async () => {
  await world.work()
  await purgeOldRequests({ ...world.ctx, now: () => new Date(Date.now() + 3 * 86_400_000) })
  expect(await world.db.selectFrom('join_asks').select('id').where('mailed_at', 'is not', null).execute()).toEqual([])
})

test('turned off, there is no such page', async () => {
  await officer(settings.change, { body: { publicRegistration: false } })
  expect((await ask('late@post.example')).status).toBe(404)
})
