// Turns: in the order in which they were asked for, whatever becomes of those before, and each key for itself.
import { expect, test } from 'vitest'
import { takeTurns } from './turns.ts'

test('one after the other, in order, past one that fails', async () => {
  const inTurn = takeTurns<number>()
  const heard: string[] = []
  const work = (name: string) => async () => {
    heard.push(`${name} begins`)
    await Promise.resolve()
    heard.push(`${name} ends`)
    if (name === 'second') throw new Error('It fails')
    return name
  }

  const all = await Promise.allSettled(['first', 'second', 'third'].map((name) => inTurn(1, work(name))))

  expect(heard).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('nobody waits for another key', async () => {
  const inTurn = takeTurns<number>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = inTurn(1, () => promise)

  expect(await inTurn(2, async () => 'done')).toBe('done')

  resolve()
  await held
})
