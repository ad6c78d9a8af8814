// The odds that are printed are no lower than chance really brings: measured with noise, by the code itself.
import { expect, test } from 'vitest'
import { decode, encode, payloadOf, tagOf } from '../code.ts'
import { chanceOfCorrelation, chanceOfWord, correlationThreshold, suffices } from './odds.ts'
import { correlate } from './soft-bits.ts'

const secret = new Uint8Array(32).fill(3)

function normalsOf(seed: number) {
  let state = seed
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

test('a word of noise has a wrong tag as often as its bits say', () => {
  const normal = normalsOf(5)
  let [words, alike] = [0, 0]
  for (let reading = 0; reading < 120; reading++)
    for (const payload of decode(Float64Array.from({ length: 768 }, normal))) {
      const number = (from: number, to: number) => payload.subarray(from, to).reduce((sum, bit) => sum * 2 + bit, 0)
      words++
      // Four of the 24 bits, so that it happens at all.
      if (number(60, 64) === (tagOf(secret, number(0, 40)) & 15)) alike++
    }
  expect(words).toBeLessThanOrEqual(120 * 16)
  expect(words).toBeGreaterThan(120)
  // 1 in 16, within three standard deviations.
  expect(Math.abs(alike - words / 16)).toBeLessThan(3 * Math.sqrt(words / 16))
})

test('words of copies that are not in the picture correlate less often than the bound says', () => {
  const normal = normalsOf(6)
  const soft = Float64Array.from({ length: 768 }, normal)
  const rhos = Array.from({ length: 4_000 }, (_, i) =>
    correlate(soft, encode(payloadOf(secret, (i * 2_654_435_761) % 2 ** 40))),
  )
  for (const rho of [1.5, 2, 2.5, 3]) {
    const share = rhos.filter((found) => found >= rho).length / rhos.length
    expect(share).toBeLessThan(chanceOfCorrelation(rho, 1, 1))
    expect(share).toBeGreaterThan(0)
  }
})

test('the threshold is where chance falls to one in a thousand million', () => {
  expect(correlationThreshold(100_000, 1)).toBeCloseTo(8.03, 2)
  const rho = correlationThreshold(20_000, 7)
  expect(chanceOfCorrelation(rho, 20_000, 7)).toBeCloseTo(1e-9, 12)
  expect(suffices('correlated', chanceOfCorrelation(rho + 0.01, 20_000, 7))).toBe(true)
  expect(suffices('correlated', chanceOfCorrelation(rho - 0.01, 20_000, 7))).toBe(false)
})

test('no correlation is chance, and so is one of very many', () => {
  expect(chanceOfCorrelation(0, 1, 1)).toBe(1)
  expect(chanceOfCorrelation(-3, 1, 1)).toBe(1)
  expect(chanceOfCorrelation(4, 1e9, 9)).toBe(1)
})

test('a decoded word names somebody where its copy exists among those handed out', () => {
  const month = 60_000_000
  // One decoding of 16 words, where twelve months of that size are kept.
  expect(chanceOfWord(16, 12 * month)).toBeLessThan(2e-7)
  expect(suffices('decoded', chanceOfWord(16, 12 * month))).toBe(true)
  // Without a row any id would do.
  expect(chanceOfWord(16, null)).toBeCloseTo(16 / 2 ** 24, 12)
})
