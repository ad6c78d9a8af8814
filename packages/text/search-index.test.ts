// The index finds exactly what looking through every text would find.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSearchIndex } from './search-index.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '🪽'), maxLength: 6 })
const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🪽'), minLength: 1, maxLength: 5 }), {
  maxLength: 3,
})

test('it agrees with looking through every text', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), words, fc.nat(12), (texts, wanted, start) => {
      const expected = texts.flatMap((one, i) => (i >= start && wanted.every((word) => one.includes(word)) ? [i] : []))
      const index = openSearchIndex(texts)
      expect([...index.find(wanted, start)]).toEqual(expected)
      if (expected.length > 0) expect(index.mayHold(wanted)).toBe(true)
    }),
  )
})

test('letters that stand nowhere next to each other are not looked for', () => {
  const index = openSearchIndex(['marcus hale oslo', 'rook kenji philadelphia'])
  expect([index.mayHold(['marcus']), index.mayHold(['ken', 'phil']), index.mayHold([])]).toEqual([true, true, true])
  expect([index.mayHold(['qxz']), index.mayHold(['marcus', 'zzz'])]).toEqual([false, false])
})
