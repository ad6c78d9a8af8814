// Turns: short before long, nobody for ever last, two places for each member, and a sentence where there is none.
import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

const SENTENCES = { tooMany: 'Two of yours.', tooBusy: 'Too busy.' }
const open = (limits: { mostWaiting?: number; longestWaitMs?: number } = {}) =>
  openTurns({ mostWaiting: 100, longestWaitMs: 60_000, ...SENTENCES, ...limits })

/** What runs until it is let go, as somebody's; the order in which the others got their turn. */
function begin(inTurn: ReturnType<typeof openTurns>) {
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn({ memberId: 1, size: 1 }, () => gate.promise)
  const ask = (name: string, size: number, memberId: number | null = null) =>
    inTurn({ memberId, size }, async () => void order.push(name))
  return { order, ask, first, letGo: () => gate.resolve() }
}

test('a short one passes those that are long, and every fourth turn is of who has waited longest', async () => {
  const { order, ask, first, letGo } = begin(open())
  const asked = [ask('long', 50), ...Array.from({ length: 9 }, (_, at) => ask(`short ${at}`, 1)), ask('shortest', 0)]
  letGo()
  await Promise.all([first, ...asked])
  expect(order.slice(0, 4)).toEqual(['shortest', 'short 0', 'long', 'short 1'])
  expect(order).toHaveLength(11)
})

test('a member has two places, and another is not kept waiting by them', async () => {
  const { order, ask, first, letGo } = begin(open())
  const second = ask('his second', 1, 1)
  await expect(ask('his third', 1, 1)).rejects.toMatchObject({ code: 'too_many', message: 'Two of yours.' })
  const other = ask('another’s', 1, 2)
  letGo()
  await Promise.all([first, second, other])
  await ask('his third', 1, 1)
  expect(order).toEqual(['his second', 'another’s', 'his third'])
})

test('where no turn is in sight it says so, and those who wait still get theirs', async () => {
  const { order, ask, first, letGo } = begin(open({ mostWaiting: 2 }))
  const waiting = [ask('one', 1), ask('two', 1)]
  await expect(ask('three', 1)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 60 } })
  letGo()
  await Promise.all([first, ...waiting])
  expect(order).toEqual(['one', 'two'])
})

test('who has waited too long is told, and the next is not held up by him', async () => {
  const { order, ask, first, letGo } = begin(open({ longestWaitMs: 1 }))
  await expect(ask('late', 1)).rejects.toMatchObject({ code: 'unavailable', message: 'Too busy.' })
  letGo()
  await first
  await ask('next', 1)
  expect(order).toEqual(['next'])
})

test('work that fails gives its place back', async () => {
  const inTurn = open()
  for (const _ of [1, 2, 3])
    await expect(inTurn({ memberId: 1, size: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn({ memberId: 1, size: 1 }, async () => 'done')).toBe('done')
})
