// What is kept in memory is what the database says, once a change has been announced, and nothing is read in vain.
import { members } from '@aerie/contract/members'
import { EVERYTHING, stale, staleOf } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { announce } from '../events/announce.ts'
import { inTransaction } from '../transaction.ts'
import { cached } from './cached.ts'
import { cachedEach } from './cached-each.ts'
import { openCaches, type WithCaches } from './caches.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** A process of its own, in which nothing is kept yet. */
let ctx: WithCaches
beforeEach(() => {
  ctx = { caches: openCaches(world.db, world.ctx.bus) }
})
async function tell(...changed: Parameters<typeof announce>[1][]) {
  for (const one of changed) await announce(world.ctx, one)
}

test('one thing: read once, and again after a change of what it answers', async () => {
  let reads = 0
  const read = cached({ answers: [members.show], load: async () => ++reads })
  expect([await read(ctx), await read(ctx)]).toEqual([1, 1])
  await tell(stale(stats.show))
  expect(await read(ctx)).toBe(1)
  await tell(staleOf([1], members.show))
  expect(await read(ctx)).toBe(2)
  await tell(EVERYTHING)
  expect(await read(ctx)).toBe(3)
  expect(await read({ caches: openCaches(world.db, world.ctx.bus) })).toBe(4)
})

test('entries are replaced by their ids; without ids all is read anew, and after a failure too', async () => {
  const replaced: number[][] = []
  let reads = 0
  const read = cached({
    answers: [members.show],
    load: async () => `read ${++reads}`,
    replace: async (kept, ids) => {
      replaced.push(ids)
      if (ids.includes(13)) throw new Error('no luck')
      return `${kept}, ${ids.join()}`
    },
  })
  await read(ctx)
  await tell(staleOf([1], members.show), staleOf([2], members.show))
  expect(await read(ctx)).toBe('read 1, 1,2')
  await tell(stale(members.show))
  expect(await read(ctx)).toBe('read 2')
  await tell(staleOf([13], members.show))
  await expect(read(ctx)).rejects.toThrow('no luck')
  expect(await read(ctx)).toBe('read 3')
  expect(replaced).toEqual([[1, 2], [13]])
})

test('each of many: only those whom a change concerns are read anew', async () => {
  const reads: number[] = []
  const read = cachedEach<number, number>({
    answers: [members.show],
    load: async (key) => reads.push(key) && key,
    concerned: ({ stale: changed }) => (changed === EVERYTHING ? 'all' : changed.flatMap(({ ids = [] }) => ids)),
    isKept: (value) => value !== 3,
  })
  for (const key of [1, 2, 1, 3, 3]) await read(ctx, key)
  expect(reads).toEqual([1, 2, 3, 3])
  await tell(staleOf([1], members.show))
  for (const key of [1, 2]) await read(ctx, key)
  expect(reads).toEqual([1, 2, 3, 3, 1])
})

test('what is being read while a change comes is answered to whoever asked, and not kept', async () => {
  const gate = Promise.withResolvers<string>()
  const answers = [gate.promise, Promise.resolve('after')]
  const read = cached({
    answers: [members.show],
    load: () => answers.shift() ?? Promise.reject(new Error('asked twice')),
  })
  const asked = read(ctx)
  await tell(stale(members.show))
  gate.resolve('before')
  expect(await asked).toBe('before')
  expect(await read(ctx)).toBe('after')
})

test('what a transaction has written of an entry takes its place, unless something else has concerned it', async () => {
  let reads = 0
  const read = cachedEach<number, string>({ answers: [members.show], load: async () => `read ${++reads}` })
  const write = async (to: string, meanwhile = async () => {}) => {
    const kept = await read(ctx, 1)
    await inTransaction({ ...world.ctx, ...ctx }, async (tx) => {
      read.renew(tx, 1, kept, to)
      await announce(tx, staleOf([1], members.show))
      await meanwhile()
    })
    return read(ctx, 1)
  }
  expect(await write('written')).toBe('written')
  expect(await write('written again', () => tell(stale(stats.show)))).toBe('written again')
  expect(await write('written late', () => tell(staleOf([1], members.show)))).toBe('read 2')
  const failing = inTransaction({ ...world.ctx, ...ctx }, async (tx) => {
    read.renew(tx, 1, 'read 2', 'never written')
    throw new Error('no luck')
  })
  await expect(failing).rejects.toThrow('no luck')
  expect(await read(ctx, 1)).toBe('read 2')
})
