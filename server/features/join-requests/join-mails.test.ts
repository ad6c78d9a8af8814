// Mails to those who ask to join: in no numbers, in turn, and none is lost.
import { health } from '@aerie/contract/health'
import { joinRequests } from '@aerie/contract/join-requests'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdJobs } from '../../test/held-jobs.ts'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { addAsk, findNext, keepAtMost } from './asks-data.ts'
import { mailAsks } from './emails.ts'
import { purgeOldRequests } from './service.ts'

let world: World
let officer: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  officer = await world.as('marcus')
  await officer(settings.change, { body: { publicRegistration: true } })
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('throttle_buckets').execute())

const mailsTo = async (address: string) =>
  (await world.mails()).filter(({ to: [recipient] = [] }) => recipient?.address === address)

const askFrom = (remoteAddress: string, email: string, words?: string) =>
  world.app.inject({
    method: 'POST',
    url: joinRequests.ask.path,
    remoteAddress,
    headers: ORIGIN,
    payload: { firstName: 'A', lastName: 'B', email, words },
  })

test('mails over the limit wait, health tells, and they go later; no network keeps others waiting', async () => {
  const figure = async () => (await officer(health.details)).body.findings.find(({ id }) => id === 'requests')?.figure
  await world.work()
  expect(await figure()).toBe('none waits')
  const before = (await world.mails()).length
  for (let at = 0; at < 80; at += 1)
    expect((await askFrom(`192.0.${2 + Math.floor(at / 20)}.${at}`, `many${at}@post.example`)).statusCode).toBe(200)
  expect((await world.mails()).length - before).toBe(60)
  expect(await figure()).toBe('20 waiting')
  expect((await askFrom('198.51.100.1', 'alone@post.example')).body).toContain('a mail is on its way')
  expect(await mailsTo('alone@post.example')).toHaveLength(0)
  await world.db.deleteFrom('throttle_buckets').execute()
  expect((await findNext(world.db, new Date()))?.email).toMatch(/^(many60|alone)@/)
  await world.db.updateTable('jobs').set({ run_at: new Date() }).execute()
  expect((await world.mails()).length - before).toBe(81)
  expect(await mailsTo('alone@post.example')).toHaveLength(1)
  expect(await figure()).toBe('none waits')
})

const asked = { first_name: 'A', last_name: 'B', pledge_class: null, city: null, voucher: null, words: null }

test('the line is bounded: where the most wait, the last go', async () => {
  for (const [network, email] of [
    ['loud', 'one@post.example'],
    ['loud', 'two@post.example'],
    ['loud', 'three@post.example'],
    ['quiet', 'four@post.example'],
  ] as const)
    await addAsk(world.db, { ...asked, email }, network, new Date())
  await keepAtMost(world.db, 3, new Date())
  const left = await world.db.selectFrom('join_asks').select('email').where('mailed_at', 'is', null).execute()
  expect(left.map(({ email }) => email).sort()).toEqual(['four@post.example', 'one@post.example', 'two@post.example'])
  const told = (await officer(joinRequests.mails)).body
  expect(told.heldBack).toMatchObject({ count: 3, networks: 2, since: expect.any(String) })
  expect(told.dropped).toMatchObject({ full: 1, late: 0, lastAt: expect.any(String) })
  await purgeOldRequests({ ...world.ctx, now: () => new Date(Date.now() + 8 * 86_400_000) })
  const later = (await officer(joinRequests.mails)).body
  expect(later).toMatchObject({ heldBack: { count: 0, since: null }, dropped: { full: 1, late: 3 } })
  await purgeOldRequests({ ...world.ctx, now: () => new Date(Date.now() + 100 * 86_400_000) })
  expect((await officer(joinRequests.mails)).body.dropped).toEqual({ full: 0, late: 0, lastAt: null })
})

test('where mail does not leave, a request is neither counted nor forgotten: its mail goes when it can', async () => {
  await addAsk(world.db, { ...asked, email: 'later@post.example' }, 'one', new Date())
  const mailer = { send: () => Promise.reject(new Error('no mail server')), close: async () => {} }
  const deps = { ctx: world.ctx, mailer, publicUrl: () => 'https://brothers.example' }
  await expect(mailAsks(deps)).rejects.toThrow('no mail server')
  await world.db.updateTable('jobs').set({ run_at: new Date() }).execute()
  expect(await mailsTo('later@post.example')).toHaveLength(1)
})

test('an address that takes no mail keeps none of the others waiting', async () => {
  for (const email of ['bounces@post.example', 'takes@post.example'])
    await addAsk(world.db, { ...asked, email }, 'one', new Date())
  const sent: string[] = []
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (to.startsWith('bounces')) throw new Error('no such mailbox')
      sent.push(to)
    },
    close: async () => {},
  }
  await expect(mailAsks({ ctx: world.ctx, mailer, publicUrl: () => 'https://brothers.example' })).rejects.toThrow(
    'no such mailbox',
  )
  expect(sent).toEqual(['takes@post.example'])
  await world.db.deleteFrom('join_asks').where('mailed_at', 'is', null).execute()
})

test('who asks again and again with the address of another neither silences him nor keeps his mail waiting', async () => {
  const email = 'bob@post.example'
  // His mail and that of who is not he wait beside each other, however fast the first would have gone.
  const release = await holdJobs(world.ownerDb, 'mail-join-asks')
  const asksAsBob = async (day: number) => {
    const statuses = []
    for (let at = 0; at < 4; at += 1)
      statuses.push((await askFrom('203.0.113.9', email, `Not he, ${day} ${at}`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
  const mailedWords = async () => {
    await world.db.updateTable('jobs').set({ run_at: new Date() }).execute()
    await world.work()
    const token = /\/join\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
    return (await world.visitor(joinRequests.check, { params: { token } })).body.words
  }
  const letDayPass = async () => {
    await world.db.deleteFrom('throttle_buckets').execute()
    await world.db
      .updateTable('join_asks')
      .set({ mailed_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('mailed_at', 'is not', null)
      .execute()
  }
  await asksAsBob(1)
  expect(await mailedWords()).toMatch(/^Not he, 1/)
  expect((await askFrom('198.51.100.1', email, 'It is I')).statusCode).toBe(200)
  await letDayPass()
  await asksAsBob(2)
  expect(await mailedWords()).toBe('It is I')
  await release()
})

test('one network asks twenty times an hour at most', async () => {
  const statuses = []
  for (let at = 0; at < 22; at += 1) statuses.push((await askFrom('203.0.113.9', `net${at}@post.example`)).statusCode)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(statuses.slice(20)).toEqual([429, 429])
})
