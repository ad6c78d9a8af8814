// Jobs: done once after their transaction, tried again, given up on, and free again after a crash.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectNode } from '../../../scripts/runtime.mjs'
import { openWorld, type World } from '../../test/world.ts'
import { inTransaction } from '../transaction.ts'
import { enqueue, type Job, schedule, startWorker } from './jobs.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const pending = () => world.db.selectFrom('jobs').selectAll().where('kind', 'like', 'test-%').orderBy('id').execute()

function worker(work: Record<string, Job>) {
  const failures: { attempts: number }[] = []
  const started = startWorker({
    db: world.db,
    bus: world.ctx.bus,
    work,
    onFailure: (failure) => failures.push(failure),
  })
  return { ...started, failures }
}

test('a job is done once, and only when its transaction was committed', async () => {
  const done: unknown[] = []
  const broken = inTransaction(world.ctx, async (tx) => {
    await enqueue(tx, 'test-once', { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await enqueue(world.ctx, 'test-once', { n: 2 })
  const [one, another] = [0, 1].map(() => worker({ 'test-once': async (payload) => void done.push(payload) }))
  await Promise.all([one?.drain(), another?.drain()])
  expect(done).toEqual([{ n: 2 }])
  expect(await pending()).toEqual([])
  await Promise.all([one?.stop(), another?.stop()])
})

test('one of whose callbacks throws fails as any other, and those after it are done', async () => {
  const program = fileURLToPath(new URL('./throwing-worker.fixture.ts', import.meta.url))
  for (const kind of ['test-throws', 'test-throws-late', 'test-works']) await enqueue(world.ctx, kind, {})
  const child = fork(program, {
    execPath: projectNode() ?? process.execPath,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(world.location)
  const [said] = await once(child, 'message')
  expect(said).toEqual(['test-throws failed: FromTimer', 'test-throws-late failed: FromPromise', 'test-works done'])
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await pending()).toMatchObject([{ kind: 'test-throws', attempts: 1, last_error: 'FromTimer' }])
  await world.db.deleteFrom('jobs').where('kind', '=', 'test-throws').execute()
})

test('a job that fails waits longer each time, and is kept when it is given up on', async () => {
  await enqueue(world.ctx, 'test-fails', { n: 1 })
  const failing = worker({ 'test-fails': () => Promise.reject(new TypeError('secret@example.org is unhappy')) })
  await failing.drain()
  const [job] = await pending()
  expect(job).toMatchObject({ attempts: 1, last_error: 'TypeError', failed_at: null })
  expect(job?.run_at.getTime()).toBeGreaterThan(Date.now())

  await world.db
    .updateTable('jobs')
    .set({ attempts: 7, run_at: new Date(0) })
    .where('kind', '=', 'test-fails')
    .execute()
  await failing.drain()
  expect((await pending())[0]?.failed_at).toBeInstanceOf(Date)
  expect(failing.failures.map(({ attempts }) => attempts)).toEqual([1, 8])
  await failing.stop()
  await world.db.deleteFrom('jobs').where('kind', '=', 'test-fails').execute()
})

test('who is to hear that a job is given up hears it once, and it is not given up before he has', async () => {
  await enqueue(world.ctx, 'test-told', { n: 1 })
  const heard: unknown[] = []
  let isAway = true
  const failing = worker({
    'test-told': {
      work: () => Promise.reject(new TypeError('unhappy')),
      async onGivenUp(payload, error) {
        if (isAway) throw new RangeError('away')
        heard.push(payload, error)
      },
    },
  })
  await failing.drain()
  const last = () =>
    world.db
      .updateTable('jobs')
      .set({ attempts: 7, run_at: new Date(0) })
      .where('kind', '=', 'test-told')
      .execute()
  await last()
  await failing.drain()
  expect([heard, (await pending())[0]?.failed_at]).toEqual([[], null])
  isAway = false
  await last()
  await failing.drain()
  expect(heard).toEqual([{ n: 1 }, expect.any(TypeError)])
  expect((await pending())[0]?.failed_at).toBeInstanceOf(Date)
  await failing.stop()
  await world.db.deleteFrom('jobs').where('kind', '=', 'test-told').execute()
})

test('work that says how many attempts are enough is given up after as many', async () => {
  await enqueue(world.ctx, 'test-twice', {})
  let given = 0
  const twice = worker({
    'test-twice': {
      work: () => Promise.reject(new TypeError('unhappy')),
      async onGivenUp() {
        given += 1
      },
      mostAttempts: 2,
    },
  })
  await twice.drain()
  expect(given).toBe(0)
  await world.db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'test-twice')
    .execute()
  await twice.drain()
  expect([given, (await pending())[0]?.failed_at]).toEqual([1, expect.any(Date)])
  await twice.stop()
  await world.db.deleteFrom('jobs').where('kind', '=', 'test-twice').execute()
})

test('scheduled work waits for its time, and is asked for once', async () => {
  const done: unknown[] = []
  const later = new Date(Date.now() + 3_600_000)
  for (const at of [later, later, new Date(later.getTime() + 1)]) await schedule(world.ctx, 'test-later', at)
  const waiting = worker({ 'test-later': async () => void done.push('done') })
  await waiting.drain()
  expect(done).toEqual([])
  expect((await pending()).map(({ run_at }) => run_at.getTime() - later.getTime())).toEqual([0, 1])

  await world.db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'test-later')
    .execute()
  await waiting.drain()
  expect(done).toEqual(['done', 'done'])
  await waiting.stop()
})

test('a job that a crash cut off is taken up again', async () => {
  const done: unknown[] = []
  await world.db
    .insertInto('jobs')
    .values({ kind: 'test-crash', payload: '{}', attempts: 1, run_at: new Date(Date.now() - 1000) })
    .execute()
  const again = worker({ 'test-crash': async () => void done.push('done') })
  await again.drain()
  expect(done).toEqual(['done'])
  await again.stop()
})
