// Long jobs: theirs for as long as they run, free again after a crash, and in nobody's way.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { openDatabase } from '../db/db.ts'
import { openBus } from '../events/bus.ts'
import { enqueue, startWorker, type Work } from './jobs.ts'

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
  const one = await openWorker(work('one'), 1)
  void one.drain()
  await vi.waitFor(async () => expect(started).toEqual(['one']))
  const taken = await leaseOf('test-long')
  const other = await openWorker(work('other'), 1)
  // Until the lease it was taken with is over, which the database says.
  await vi.waitFor(
    async () => {
      await other.drain()
      const { rows } = await sql<{ over: boolean }>`select now() > ${taken?.at} as over`.execute(world.db)
      expect(rows[0]?.over).toBe(true)
    },
    { timeout: 10_000, interval: 100 },
  )
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
  const worker = await openWorker(
    {
      'test-fails-late': async () => {
        await vi.waitFor(async () => {
          const { rows } = await sql<{ renewed: boolean }>`
            select run_at > ${before}::timestamptz + interval '1.2 seconds' as renewed from jobs
            where kind = 'test-fails-late'`.execute(world.db)
          expect(rows[0]?.renewed).toBe(true)
        })
        throw new Error('not this time')
      },
    },
    1,
  )
  await worker.drain()
  expect(worker.failures).toHaveLength(1)
  expect((await leaseOf('test-fails-late'))?.left).toBeGreaterThan(3)
  await worker.close()
})

test('what waits in one lane does not hold up another', async () => {
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
