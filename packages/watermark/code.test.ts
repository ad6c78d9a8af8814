// The code as fixed vectors, which every copy that was ever handed out depends on, and what it survives.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_BITS, decode, encode, idOf, payloadOf, tagOf } from './code.ts'

const KEY = Buffer.alloc(32, 9)
const OTHER_KEY = Buffer.alloc(32, 10)

/** Four code bits a digit, a 1 for each −1. */
const inHex = (word: Int8Array) =>
  Array.from({ length: word.length / 4 }, (_, digit) =>
    word
      .subarray(4 * digit, 4 * digit + 4)
      .reduce((value, sign) => value * 2 + (sign < 0 ? 1 : 0), 0)
      .toString(16),
  ).join('')

test.each([
  [
    0,
    0xdd6248,
    '48094458fad6fff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000fffc924cb185b183d9e2308a775ac4caca3bde8dfadc4fa68ff30a2c411d3ac7edee2c53',
  ],
  [
    78_187_493_530,
    0x9bdd38,
    'd629e20a6ad6c927a6623d3b11dc53b7f5d6144b53b18f4bae8ef00ff2290679f03f5f12217205ea97ffdb16689684be84b57070030ad3b27040ae31f4b9856a95b18b48a6bf51cec261dcc18c417d3c80b0af7577553bfc12628a6767afaece',
  ],
  [
    2 ** 40 - 1,
    0x7f26f9,
    '4d9d2924e9975faf8a55caa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa3aa355c9ced0537f4f5c18f2c075aa3631e68b261bb6857edd8f40a1cec261dc3e70d3ce7197',
  ],
])('the word of %s is as it was', (id, tag, word) => {
  expect(tagOf(KEY, id)).toBe(tag)
  expect(inHex(encode(payloadOf(KEY, id)))).toBe(word)
})

test('a payload gives its id to its own key alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 - 1 }), (id) => {
      const payload = payloadOf(KEY, id)
      expect(idOf(KEY, payload)).toBe(id)
      expect(idOf(OTHER_KEY, payload)).toBeNull()
      payload[3] = payload[3] ? 0 : 1
      expect(idOf(KEY, payload)).toBeNull()
    }),
    { seed: 1 },
  )
})

/** The sum of four uniform numbers, of mean 0 and variance ⅓ each. */
function noiseFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
  return () => next() + next() + next() + next()
}

test('a word is read from under noise of twice its height', () => {
  const missed = Array.from({ length: 50 }, (_, id) => {
    const noise = noiseFrom(id)
    const soft = Float64Array.from(encode(payloadOf(KEY, id)), (sign) => 0.56 * sign + noise())
    return decode(soft).every((payload) => idOf(KEY, payload) !== id)
  })
  expect(missed.filter(Boolean)).toEqual([])
})

test('a word is read where it begins anywhere in the register, and with a third of it lost', () => {
  const soft = Float64Array.from(encode(payloadOf(KEY, 2 ** 39 + 77)), (sign, at) => (at % 3 ? sign : 0))
  expect(idOf(KEY, decode(soft)[0] ?? new Uint8Array())).toBe(2 ** 39 + 77)
})

test('noise gives at most 16 payloads, none of them twice, and no id', () => {
  for (let seed = 0; seed < 20; seed++) {
    const payloads = decode(new Float64Array(CODE_BITS).map(noiseFrom(seed)))
    expect(new Set(payloads.map(String)).size).toBe(payloads.length)
    expect(payloads.length).toBeLessThanOrEqual(16)
    expect(payloads.map((payload) => idOf(KEY, payload)).filter((id) => id !== null)).toEqual([])
  }
})
