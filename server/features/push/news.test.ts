// News on devices: to whom they go, in which words, and how often.
import { news } from '@aerie/contract/news'
import { push } from '@aerie/contract/push'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdJobs } from '../../test/held-jobs.ts'
import { openPushing } from './pushing.fixture.ts'

let pushing: Awaited<ReturnType<typeof openPushing>>
beforeAll(async () => {
  pushing = await openPushing()
})
afterAll(() => pushing.close())
beforeEach(() => pushing.clear())

const asJulian = () => pushing.world.as('julian')
const draft = { title: 'The Scherzo Archive', body: 'Opens in *June*.' }

/** Julian, an officer, writes an item, which is out. */
async function publish() {
  const julian = await asJulian()
  const { status, body } = await julian(news.create, { body: draft })
  expect(status).toBe(200)
  const params = { newsId: String(body.id) }
  expect((await julian(news.publish, { params, body: {} })).status).toBe(200)
  return { id: body.id, params }
}
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pushes where news_id is not null and done_at is null`.execute(pushing.world.db)
  return rows[0]?.count
}

test('an item goes to devices on which news is on, but those of who wrote it, without a word of what it says', async () => {
  const phone = await pushing.subscribe('mateo')
  await pushing.subscribe('rook', ['coming', 'polls'])
  await pushing.subscribe('julian')
  const { id } = await publish()
  expect(await pushing.pushed()).toEqual(['mateo'])
  const [arrived] = pushing.service.arrived
  if (!arrived) throw new Error('Nothing has arrived.')
  expect(phone.read(arrived)).toEqual({
    title: 'Aerie',
    body: 'There is news.',
    path: `/news/${id}`,
    tag: `news ${id}`,
  })
  expect([arrived.headers.urgency, Number(arrived.headers.ttl) > 86_000]).toEqual(['low', true])
  expect(await waiting()).toBe(0)
})

test('it goes once, however often it comes out', async () => {
  await pushing.subscribe('mateo')
  const { params } = await publish()
  await pushing.pushed()
  const julian = await asJulian()
  await julian(news.unpublish, { params })
  await julian(news.publish, { params, body: {} })
  expect(await pushing.pushed()).toEqual(['mateo'])
})

test('what was taken back, or is a day old, before it left is not sent', async () => {
  await pushing.subscribe('mateo')
  const { params } = await whileJobsWait(publish)
  await (await asJulian())(news.unpublish, { params })
  await letJobsGo()
  expect(await pushing.pushed()).toEqual([])
  const { id } = await whileJobsWait(publish)
  await sql`update news_items set published_at = now() - interval '25 hours' where id = ${id}`.execute(pushing.world.db)
  await sql`update push_subscriptions set since = now() - interval '2 days'`.execute(pushing.world.db)
  await letJobsGo()
  expect(await pushing.pushed()).toEqual([])
})

/** What it enqueues is not done before `letJobsGo`, however fast the worker is. */
async function whileJobsWait<Result>(act: () => Promise<Result>) {
  const release = await holdJobs(pushing.world.ownerDb)
  const result = await act()
  await release()
  return result
}
const letJobsGo = () => pushing.world.db.updateTable('jobs').set({ run_at: new Date() }).execute()

test('news of before it was switched on are not sent', async () => {
  const mateo = await pushing.world.as('mateo')
  const { body } = await mateo(push.subscribe, { body: { ...pushing.service.browser('mateo').target, topics: [] } })
  await publish()
  await mateo(push.choose, { params: { deviceId: String(body.devices[0]?.id) }, body: { topics: ['news'] } })
  expect(await pushing.pushed()).toEqual([])
  await publish()
  expect(await pushing.pushed()).toEqual(['mateo'])
})

test('what no attempt delivers is said of the device', async () => {
  await pushing.subscribe('mateo')
  pushing.service.answers.push(...Array.from({ length: 8 }, () => ({ status: 500 })))
  await publish()
  for (let tries = 0; tries < 8; tries++) {
    await pushing.pushed()
    await pushing.world.db.updateTable('jobs').set({ run_at: new Date() }).execute()
  }
  const mateo = await pushing.world.as('mateo')
  expect((await mateo(push.state)).body.devices.map(({ hasFailed }) => hasFailed)).toEqual([true])
  expect(await waiting()).toBe(0)
})
