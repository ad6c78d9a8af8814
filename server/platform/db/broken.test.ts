// A database that goes away, in a process that stays: what is refused, what is known afterwards, and that all works again.
import { avatars, portraitUrl } from '@aerie/contract/avatars'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { EVERYTHING } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type DatabaseProxy, openProxy } from '../../test/database-proxy.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import type { Change } from '../events/bus.ts'
import { enqueue, startWorker } from '../jobs/jobs.ts'
import { noisy } from '../pictures/picture.fixture.ts'
import { inTransaction } from '../transaction.ts'

let world: World
let params: { memberId: string }
beforeAll(async () => {
  world = await openWorld()
  params = { memberId: String(await world.idOf('eamon')) }
})
afterAll(() => world.close())

/** A process that reaches the database through the proxy. */
let proxy: DatabaseProxy
let second: Awaited<ReturnType<typeof openSecond>>
beforeEach(async () => {
  proxy = await openProxy(world.location)
  second = await openSecond()
})
afterEach(async () => {
  await second.close()
  await proxy.close()
})

async function openSecond() {
  const { app, ...rest } = await openSecondProcess(world, { location: proxy.location })
  const officer = speaker(app)(await world.cookieOf('marcus'))
  return {
    ...rest,
    officer,
    page: () => app.inject({ url: '/members' }),
    save: (currentCompany: string) => officer(memberChanges.update, { params, body: { currentCompany } }),
    company: async () => (await officer(members.show, { params })).body.currentCompany,
  }
}

const breakAll = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(world.db)

test('while the database is away a change is a 503 that says when to try again, and pages come', async () => {
  expect((await second.save('The Old Mill')).status).toBe(200)
  const page = await second.page()
  proxy.refuse(true)
  const refused = await second.save('The New Mill')
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.problem.detail).toBe(
    'The database did not answer. Please look in a moment whether this was saved, and try again if not.',
  )
  expect((await second.page()).statusCode).toBe(page.statusCode)
  proxy.refuse(false)
  await expect.poll(async () => (await second.save('The New Mill')).status).toBe(200)
  expect(await second.company()).toBe('The New Mill')
})

test('a change whose connection is cut in the middle is a 503, and nothing of it is there', async () => {
  await second.save('The Quiet Room')
  const cut = inTransaction(second.ctx, async (tx) => {
    await tx.db
      .updateTable('members')
      .set({ company: 'Half a Room' })
      .where('id', '=', Number(params.memberId))
      .execute()
    proxy.refuse(true)
    await tx.db.selectFrom('members').select('id').limit(1).execute()
  })
  await expect(cut).rejects.toThrow('The database cannot be reached')
  proxy.refuse(false)
  await expect.poll(second.company).toBe('The Quiet Room')
})

test('a commit that nobody answered for is a 503, is done once, and is what the process answers then', async () => {
  await second.save('The Sure Thing')
  expect(await second.company()).toBe('The Sure Thing')
  const before = await entries()
  proxy.loseCommits()
  expect((await second.save('The Open Question')).status).toBe(503)
  await expect.poll(second.company).toBe('The Open Question')
  expect(await entries()).toBe(before + 1)
})

test('a photo whose commit nobody answered for is there with all its files', async () => {
  proxy.loseCommits()
  const content = new Uint8Array(await noisy(500, 500).jpeg().toBuffer())
  const form = { fields: {}, file: { field: 'avatar', name: 'photo.jpg', content } }
  expect((await second.officer(avatars.upload, { form })).status).toBe(503)
  const own = await (await world.as('marcus'))(members.own)
  const url = portraitUrl(own.body.profileImageUrl ?? '', 96)
  const headers = { cookie: await world.cookieOf('marcus') }
  expect((await world.app.inject({ url, headers })).statusCode).toBe(200)
})

const entries = async () => (await world.db.selectFrom('audit_entries').select('id').execute()).length

test('listening is taken up again: everything counts as changed, and later changes are heard', async () => {
  await second.company()
  proxy.refuse(true)
  const marcus = await world.as('marcus')
  await marcus(memberChanges.update, { params, body: { currentCompany: 'The Missed Call' } })
  // What was heard before that tells nothing of it.
  const heard: Change[] = []
  second.bus.subscribe((change) => heard.push(change))
  proxy.refuse(false)
  await expect.poll(() => heard.map(({ stale }) => stale)).toContain(EVERYTHING)
  expect(await second.company()).toBe('The Missed Call')
  await marcus(memberChanges.update, { params, body: { currentCompany: 'The Second Ring' } })
  await expect.poll(second.company).toBe('The Second Ring')
})

test('a worker that found the database away works again when it is back', async () => {
  const done = vi.fn()
  const failed = vi.fn()
  const worker = startWorker({ ...second.ctx, work: { probe: async ({ at }) => done(at) }, onFailure: failed })
  proxy.refuse(true)
  await expect(worker.drain()).rejects.toThrow('The database cannot be reached')
  await enqueue(world.ctx, 'probe', { at: 'once' })
  proxy.refuse(false)
  await expect.poll(() => done.mock.calls).toEqual([['once']])
  await worker.stop()
})

test('sessions that an administrator of the database ends are replaced', async () => {
  await second.save('The Long Bench')
  await breakAll()
  await expect.poll(async () => (await second.save('The Short Bench')).status).toBe(200)
})
