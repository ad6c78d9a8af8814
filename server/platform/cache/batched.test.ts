// What is asked while a read is under way is read together, after it.
import { expect, test } from 'vitest'
import type { Db } from '../db/db.ts'
import { batched } from './batched.ts'

const db = {} as Db

test('those who ask meanwhile are answered by one read, each with his own; a key twice is read once', async () => {
  const reads: number[][] = []
  const read = batched(async (_db, keys: number[]) => {
    reads.push(keys)
    return (key) => key * 10
  })
  expect(await Promise.all([1, 2, 3, 2].map((key) => read(db, key)))).toEqual([10, 20, 30, 20])
  expect(await read(db, 1)).toBe(10)
  expect(reads).toEqual([[1], [2, 3], [1]])
})

test('who asks for what is being read gets it from the next read: it may have changed', async () => {
  let value = 'before'
  const gate = Promise.withResolvers<void>()
  const read = batched(async () => {
    const now = value
    if (now === 'before') await gate.promise
    return () => now
  })
  const early = read(db, 1)
  value = 'after'
  const late = read(db, 1)
  gate.resolve()
  expect([await early, await late]).toEqual(['before', 'after'])
})

test('a read that fails is refused to whoever waited for it, and to nobody else', async () => {
  let isBroken = true
  const read = batched(async (_db, keys: number[]) => {
    if (isBroken) throw new Error('away')
    return () => keys.length
  })
  const [first, second] = [read(db, 1), read(db, 2)]
  await expect(first).rejects.toThrow('away')
  await expect(second).rejects.toThrow('away')
  isBroken = false
  expect(await read(db, 3)).toBe(1)
})

test('one whose value cannot be told is refused with those after it in the read, and the next read is made', async () => {
  const read = batched(async () => (key: number) => {
    if (key === 2) throw new Error('not told')
    return key
  })
  const asked = [1, 2, 3, 4].map((key) => read(db, key))
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'rejected', 'rejected'],
  ])
  expect(await read(db, 5)).toBe(5)
})
