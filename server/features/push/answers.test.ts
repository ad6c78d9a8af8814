// What push services answer: taken, gone, refused, or later, and when that is.
import { push } from '@aerie/contract/push'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPushService } from './push-service.fixture.ts'
import { openPushing } from './pushing.fixture.ts'

let pushing: Awaited<ReturnType<typeof openPushing>>
beforeAll(async () => {
  pushing = await openPushing()
})
afterAll(() => pushing.close())
beforeEach(async () => {
  await pushing.clear()
  await pushing.subscribe('mateo')
})

const devices = async () => (await (await pushing.world.as('mateo'))(push.state)).body.devices

test.each([404, 410])('a subscription that is no more is removed: %i', async (status) => {
  pushing.service.answers.push({ status })
  await pushing.share()
  await pushing.pushed()
  expect(await devices()).toEqual([])
  expect(await pushing.waiting()).toBe(0)
})

test.each([429, 500, 503])('what the service does not take now comes again after a pause: %i', async (status) => {
  pushing.service.answers.push({ status, headers: { 'retry-after': '1' } })
  await pushing.share()
  expect(await pushing.pushed()).toEqual(['mateo'])
  expect(await pushing.waiting()).toBe(1)
  expect(await pushing.tryAgain()).toEqual(['mateo', 'mateo'])
  const [device] = await devices()
  expect([device?.hasFailed, device?.lastSentAt === null, await pushing.waiting()]).toEqual([false, false, 0])
})

/** Seconds until the message that waits is tried again. */
async function pause() {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float as seconds from jobs where kind = 'push'`.execute(pushing.world.db)
  return rows[0]?.seconds ?? 0
}

test.each([
  ['in seconds', () => '900', 900],
  ['as a date', () => new Date(Date.now() + 900_000).toUTCString(), 900],
  ['for a week, an hour', () => '604800', 3_600],
  ['in words, nothing', () => 'soon', 5],
  ['with a time that is over, nothing', () => new Date(0).toUTCString(), 5],
])('a service that says when it takes more is left alone until then: %s', async (_how, said, seconds) => {
  pushing.service.answers.push({ status: 503, headers: { 'retry-after': said() } })
  await pushing.share()
  await pushing.pushed()
  const wait = await pause()
  expect([wait <= seconds, wait > seconds - 450]).toEqual([true, true])
  expect(await pushing.pushed()).toEqual(['mateo'])
})

test('a test that is put off for longer than anybody waits is given up', async () => {
  const rook = await pushing.world.as('rook')
  await rook(push.subscribe, { body: pushing.service.browser('rook').target })
  pushing.service.answers.push({ status: 429, headers: { 'retry-after': '900' } })
  await rook(push.test)
  expect(await pushing.pushed()).toEqual(['rook'])
  expect(await pushing.world.db.selectFrom('jobs').select('id').where('kind', '=', 'push-test').execute()).toEqual([])
})

test('once a service has taken none eight times, that is said of the device, and no more is tried', async () => {
  pushing.service.answers.push(...Array.from({ length: 8 }, () => ({ status: 502 })))
  await pushing.share()
  for (let tries = 0; tries < 8; tries++) await pushing.tryAgain()
  expect([pushing.service.arrived.length, await pushing.waiting()]).toEqual([8, 0])
  const [device] = await devices()
  expect(device?.hasFailed).toBe(true)
})

test.each([
  ['refused', 400],
  ['too large', 413],
  ['sent elsewhere', 307],
])('a message that is %s is given up at once, and said of the device', async (_what, status) => {
  const elsewhere = await openPushService()
  pushing.service.answers.push({ status, headers: { location: `${elsewhere.origin}/push/x` } })
  await pushing.share()
  await pushing.pushed()
  const [device] = await devices()
  expect([device?.hasFailed, await pushing.waiting(), elsewhere.arrived]).toEqual([true, 0, []])
  await elsewhere.close()
})
