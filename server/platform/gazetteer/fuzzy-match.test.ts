// The index finds all keys with a slip, and no others: it agrees with looking at every key.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzyMatches } from './fuzzy-match.ts'
import { openNameIndex } from './name-index.ts'

const LETTERS = ['a', 'b', 'ж', 'é']
const ofOneScript = (a: string, b: string) => a.length > 0 && Buffer.byteLength(a) === Buffer.byteLength(b)

const key = fc.string({ unit: fc.constantFrom(...LETTERS, '東'), minLength: 1, maxLength: 6 })

function indexOf(keys: string[]) {
  const sorted = [...new Set(keys)].map((text) => Buffer.from(text)).sort(Buffer.compare)
  const keyStarts = new Uint32Array(sorted.length + 1)
  for (const [at, { length }] of sorted.entries()) keyStarts[at + 1] = (keyStarts[at] ?? 0) + length
  return { texts: sorted.map(String), index: openNameIndex({ keys: Buffer.concat(sorted), keyStarts }) }
}

/** Every way to mean something else than `word` by one slip; the first letter is never one too many. */
function meanings(word: string) {
  const letters = [...word]
  const spliced = (at: number, count: number, ...instead: string[]) => letters.toSpliced(at, count, ...instead).join('')
  const at = letters.map((letter, place) => ({ letter, place }))
  return [
    ...at.slice(1).map(({ place }) => spliced(place, 1)),
    ...at.slice(1).map(({ letter, place }) => spliced(place - 1, 2, letter, letters[place - 1] ?? '')),
    ...at.flatMap(({ letter, place }) =>
      LETTERS.filter((other) => ofOneScript(letter, other)).flatMap((other) => [
        spliced(place, 1, other),
        spliced(place, 0, other),
      ]),
    ),
    ...LETTERS.filter((other) => ofOneScript(letters[0] ?? '', other)).map((other) => word + other),
  ]
}

test('it agrees with looking at every key', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), key, (keys, word) => {
      const { texts, index } = indexOf(keys)
      const found = [...fuzzyMatches(index, word)].flatMap(({ low, high }) => texts.slice(low, high))
      const meant = meanings(word)
      const expected = texts.filter((text) => meant.some((meaning) => text.startsWith(meaning)))
      expect(new Set(found)).toEqual(new Set(expected))
    }),
    { numRuns: 500 },
  )
})

test('keys are found by their beginning', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), key, (keys, beginning) => {
      const { texts, index } = indexOf(keys)
      const range = index.find(beginning)
      const found = range ? texts.slice(range.low, range.high) : []
      expect(found).toEqual(texts.filter((text) => text.startsWith(beginning)))
      expect(range ? index.endsWhole(range) : false).toBe(texts.includes(beginning))
    }),
  )
})
