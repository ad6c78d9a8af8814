// Twelve words: those that a trustee keeps, and those that people read out to each other.
import { expect, test } from 'vitest'
import { hashOf } from './group.ts'
import { makeWords, seedOf, tidyWords, wordsOf, wordsOfHash } from './seeds.ts'

test('the twelve words hold the whole seed, whatever stands between them', () => {
  const words = makeWords()
  expect(wordsOf(seedOf(words))).toBe(words)
  expect(seedOf(` ${words.toUpperCase().replaceAll(' ', ',\n ')} `)).toBe(seedOf(words))
  expect(tidyWords('1. Able\t2. ACT')).toBe('able act')
})
test('the twelve words are refused where one is wrong', () => {
  const words = makeWords().split(' ')
  expect(() => seedOf([...words.slice(0, 11), 'brotherhood'].join(' '))).toThrow(Error)
  expect(() => seedOf(words.slice(0, 11).join(' '))).toThrow(Error)
})
test('the words of a fingerprint are its first 132 bits', () => {
  expect(wordsOfHash('00'.repeat(32))).toEqual(Array(12).fill('abandon'))
  expect(wordsOfHash('ff'.repeat(32))).toEqual(Array(12).fill('zoo'))
  expect(new Set(wordsOfHash(hashOf('a committee'))).size).toBeGreaterThan(6)
})
