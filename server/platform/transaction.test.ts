// What is tried again after a deadlock, and what is not.

import { stale } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../test/world.ts'
import { announce } from './events/announce.ts'
import { atClose, inTransaction, writeAtClose } from './transaction.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

test('work that can be repeated is, and lands once', async () => {
  let runs = 0
  await inTransaction(world.ctx, async (tx) => {
    await tx.db
      .insertInto('settings')
      .values({ key: `run ${++runs}`, value: '1' })
      .execute()
    if (runs < 3) throw deadlock()
  })
  const kept = await world.db.selectFrom('settings').select('key').where('key', 'like', 'run %').execute()
  expect(kept).toEqual([{ key: 'run 3' }])
})

test('work that can be done only once is refused with a sentence, and has changed nothing', async () => {
  let runs = 0
  const work = async () => {
    runs++
    throw deadlock()
  }
  await expect(inTransaction(world.ctx, work, { isRepeatable: false })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Somebody else wrote at the same moment. Please try again.',
  })
  expect(runs).toBe(1)
})

test('work that can be done only once does not hide in work that is repeated', async () => {
  const hidden = inTransaction(world.ctx, (tx) => inTransaction(tx, async () => {}, { isRepeatable: false }))
  await expect(hidden).rejects.toThrow(TypeError)
})

test('what the last statement refuses leaves nothing behind, whether it is the only one or not', async () => {
  const heard: unknown[] = []
  const end = world.ctx.bus.subscribe((change) => heard.push(change))
  const keys = ['alone', 'among others']
  for (const key of keys) {
    const failing = inTransaction(world.ctx, async (tx) => {
      const row = { key, value: '1' }
      if (key === 'alone') writeAtClose(tx, tx.db.insertInto('settings').values(row).returning('key as answer'))
      else await tx.db.insertInto('settings').values(row).execute()
      await announce(tx, stale(stats.show))
      await atClose(tx, sql`1 / 0`)
    })
    await expect(failing).rejects.toThrow('division by zero')
  }
  end()
  expect(heard).toEqual([])
  expect(await world.db.selectFrom('settings').select('key').where('key', 'in', keys).execute()).toEqual([])
})

test('a write at the end that finds another row than was read is tried again from the beginning', async () => {
  let runs = 0
  await inTransaction(world.ctx, async (tx) => {
    const value = runs++ === 0 ? '0' : '1'
    writeAtClose(
      tx,
      tx.db
        .updateTable('settings')
        .set({ value: '2' })
        .where('key', '=', 'run 3')
        .where('value', '=', value)
        .returning('key as answer'),
    )
  })
  const kept = await world.db.selectFrom('settings').select('value').where('key', '=', 'run 3').execute()
  expect([runs, kept]).toEqual([2, [{ value: 2 }]])
})
