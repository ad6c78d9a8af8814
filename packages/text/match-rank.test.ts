// How well a text answers what was typed.
import { expect, test } from 'vitest'
import { searchTextOf } from './best-matches.ts'
import { rankerOf } from './match-rank.ts'
import { soughtWords } from './spellings.ts'

const rank = (typed: string, ...names: string[]) => rankerOf(soughtWords(typed)).rankOf(searchTextOf(names))

test.each([
  ['rook fairweather', 0],
  ['Rook  FAIRWEATHER', 0],
  ['callum fairweather', 0],
  ['rook', 1],
  ['rook fair', 1],
  ['fair', 2],
  ['fairweather rook', 2],
  ['weather', 3],
  ['ook', 3],
  ['rookery', null],
  ['', null],
])('%s', (typed, expected) => {
  expect(rank(typed, 'Callum Fairweather', 'Rook Fairweather')).toBe(expected)
})

test('it is that in whatever way it is spelled', () => {
  expect(rank('mueller', 'Müller')).toBe(0)
  expect(rank('jeanluc', 'Jean-Luc Picard')).toBe(1)
  expect(rank('São Paulo', 'Sao Paulo')).toBe(0)
})
