// What is tried again after a deadlock, and what is not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../test/world.ts'
import { inTransaction } from './transaction.ts'

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
