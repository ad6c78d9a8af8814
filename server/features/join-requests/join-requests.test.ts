// Asking to join: the same answer to everybody, a mail that confirms, and what officers decide.
import { joinRequests } from '@aerie/contract/join-requests'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { settings } from '@aerie/contract/settings'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { joinJobs } from './emails.ts'
import { forgetOldRequests } from './service.ts'

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
const addRecord = async (values: { last_name: string; email: string | null }) =>
  (
    await world.db
      .insertInto('members')
      .values({ first_name: 'August', pledge_class: 24, role: 'member', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

test('strangers, members, and those who ask twice get the same answer; what differs is in the mailbox', async () => {
  const answers = [await ask('august@post.example'), await ask(cast.rook.email ?? ''), await ask('August@Post.example')]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await mailsTo('august@post.example')).toHaveLength(1)
  expect((await mailsTo(cast.rook.email ?? '')).at(-1)?.subject).toMatch(/^You are a member of .* already$/)
})

test('officers see it once the address is confirmed, with records that may be his', async () => {
  expect(await waiting()).toEqual([])
  const twin = await addRecord({ last_name: 'LINDGREN', email: 'former@post.example' })
  const token = await tokenFor('august@post.example')
  expect((await world.visitor(joinRequests.check, { params: { token } })).body).toEqual({ firstName: 'August' })
  expect((await confirm('august@post.example')).status).toBe(200)
  const [request] = await waiting()
  expect(request).toMatchObject({ email: 'august@post.example', pledgeClass: 24 })
  expect(request?.likely).toContainEqual(expect.objectContaining({ id: twin, same: ['name', 'class'], isFree: true }))
  expect((await world.visitor(joinRequests.confirm, { params: { token } })).status).toBe(410)
  expect((await (await world.as('rook'))(joinRequests.list)).status).toBe(403)
})

test('given a record that waits, he comes in by an invitation to the address he confirmed', async () => {
  const [request] = await waiting()
  const memberId = request?.likely.find(({ isFree }) => isFree)?.id ?? 0
  const params = { requestId: String(request?.id) }
  const taken = await officer(joinRequests.accept, { params, body: { memberId: await world.idOf('kenji') } })
  expect([taken.status, taken.problem.code]).toEqual([409, 'conflict'])
  expect((await officer(joinRequests.accept, { params, body: { memberId } })).status).toBe(200)
  const [invitation] = (await mailsTo('august@post.example')).slice(-1)
  const token = /\/welcome\/([\w-]+)/.exec(invitation?.text ?? '')?.[1] ?? ''
  expect((await world.visitor(signIn.checkWelcome, { params: { token } })).status).toBe(200)
  expect((await officer(members.show, { params: { memberId: String(memberId) } })).body.email).toBe(
    'august@post.example',
  )
  // Whose record it really is hears of it there.
  expect((await mailsTo('former@post.example')).at(-1)?.subject).toMatch(/entered another e-mail address for you/)
  expect((await officer(joinRequests.accept, { params, body: { memberId: null } })).status).toBe(409)
})

test('as a new member he is added and invited', async () => {
  await ask('new@post.example', { lastName: 'Nobody Else', city: 'Oslo, Norway' })
  await confirm('new@post.example')
  const [request] = await waiting()
  const params = { requestId: String(request?.id) }
  expect((await officer(joinRequests.accept, { params, body: { memberId: null } })).status).toBe(200)
  const added = (await officer(members.manage)).body.find(({ email }) => email === 'new@post.example')
  expect(added).toMatchObject({ lastName: 'Nobody Else', pledgeClass: 24, role: 'member', access: 'invited' })
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

test('where mail does not leave, a request is neither counted nor forgotten: its mail goes when it can', async () => {
  await world.db.deleteFrom('throttle_buckets').execute()
  const failing = { send: () => Promise.reject(new Error('no mail server')), close: async () => {} }
  const jobs = joinJobs({ ctx: world.ctx, mailer: failing, publicUrl: () => 'https://brothers.example' })
  const payload = { email: 'later@post.example', firstName: 'August', lastName: 'Later' }
  await expect(jobs['join-asked']?.(payload)).rejects.toThrow('no mail server')
  await ask('later@post.example')
  expect(await mailsTo('later@post.example')).toHaveLength(1)
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

test('no mails flow to strangers in numbers', async () => {
  const before = (await world.mails()).length
  for (let at = 0; at < 80; at += 1) {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: joinRequests.ask.path,
      remoteAddress: `192.0.2.${at}`,
      headers: ORIGIN,
      payload: { firstName: 'A', lastName: 'B', email: `many${at}@post.example` },
    })
    expect(statusCode).toBe(200)
  }
  expect((await world.mails()).length - before).toBe(60)
})

test('one network asks twenty times an hour at most', async () => {
  const statuses = []
  for (let at = 0; at < 22; at += 1) statuses.push((await ask(`net${at}@post.example`)).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('what is not confirmed is forgotten after two days', async () => {
  await world.work()
  await forgetOldRequests({ ...world.ctx, now: () => new Date(Date.now() + 3 * 86_400_000) })
  expect(await world.db.selectFrom('join_requests').select('id').where('confirmed_at', 'is', null).execute()).toEqual(
    [],
  )
})

test('turned off, there is no such page', async () => {
  await officer(settings.change, { body: { publicRegistration: false } })
  expect((await ask('late@post.example')).status).toBe(404)
})
