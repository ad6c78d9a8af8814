// Long jobs: theirs for as long as they run, free again after a crash, and in nobody's way.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { openDatabase } from '../db/db.ts'
import { openBus } from '../events/bus.ts'
import { enqueue, startWorker, type Work } from './jobs.ts'

/** Long enough that a machine with much to do renews it in time. */
const LEASE_SECONDS = 3

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** A worker as another process has one: with connections and a bus of its own. */
async function openWorker(work: Record<string, Work>, leaseSeconds: number) {
  const database = openDatabase(world.location, { pool: 2 })
  const bus = await openBus(database)
  const failures: unknown[] = []
  const worker = startWorker({
    db: database.db,
    bus,
    work,
    leaseSeconds,
    onFailure: ({ error }) => void failures.push(error),
  })
  const close = async () => {
    await worker.stop()
    await bus.close()
    await database.close()
  }
  return { drain: worker.drain, failures, close }
}

const leaseOf = async (kind: string) =>
  (
    await sql<{ left: number; at: Date }>`
      select extract(epoch from run_at - now())::float as left, run_at as at from jobs where kind = ${kind}`.execute(
      world.db,
    )
  ).rows[0]

test('a job that takes longer than its lease is not started twice', async () => {
  const started: string[] = []
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const work = (name: string) => ({
    'test-long': async () => {
      started.push(name)
      await finished
    },
  })
  await enqueue(world.ctx, 'test-long', {})
  const one = await openWorker(work('one'), LEASE_SECONDS)
  void one.drain()
  await expect.poll(() => started).toEqual(['one'])
  const taken = await leaseOf('test-long')
  const other = await openWorker(work('other'), LEASE_SECONDS)
  // Until the lease it was taken with is over, which the database says.
  const isOver = async () => {
    await other.drain()
    return (await sql<{ over: boolean }>`select now() > ${taken?.at} as over`.execute(world.db)).rows[0]?.over
  }
  await expect.poll(isOver, { interval: 100 }).toBe(true)
  await other.drain()
  expect((await leaseOf('test-long'))?.left).toBeGreaterThan(0)
  finish()
  await one.drain()
  expect(started).toEqual(['one'])
  expect(await leaseOf('test-long')).toBeUndefined()
  await Promise.all([one.close(), other.close()])
})

test('a job that fails late waits as long as any other that failed', async () => {
  await enqueue(world.ctx, 'test-fails-late', {})
  const before = (await leaseOf('test-fails-late'))?.at
  let failedAt: Date | undefined
  const worker = await openWorker(
    {
      'test-fails-late': async () => {
        const isRenewed = async () =>
          (
            await sql<{ renewed: boolean }>`
              select run_at > ${before}::timestamptz + interval '1.2 seconds' as renewed from jobs
              where kind = 'test-fails-late'`.execute(world.db)
          ).rows[0]?.renewed
        await expect.poll(isRenewed).toBe(true)
        failedAt = (await sql<{ now: Date }>`select clock_timestamp() as now`.execute(world.db)).rows[0]?.now
        throw new Error('not this time')
      },
    },
    1,
  )
  await worker.drain()
  expect(worker.failures).toHaveLength(1)
  const waitsUntil = (await leaseOf('test-fails-late'))?.at.getTime()
  expect(waitsUntil).toBeGreaterThanOrEqual(Number(failedAt) + 5_000)
  await worker.close()
})

test('what waits in one queue does not hold up another', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const sent: unknown[] = []
  const pictures = await openWorker({ 'test-picture': () => finished }, 120)
  const mail = await openWorker({ 'test-mail': async ({ n }) => void sent.push(n) }, 120)
  for (const n of [1, 2]) await enqueue(world.ctx, 'test-picture', { n })
  void pictures.drain()
  for (const n of [1, 2]) await enqueue(world.ctx, 'test-mail', { n })
  await mail.drain()
  expect(sent).toEqual([1, 2])
  finish()
  await Promise.all([pictures.close(), mail.close()])
})
