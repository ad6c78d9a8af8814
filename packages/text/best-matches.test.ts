// Of many names the few best are found, in the order in which one would look for them.
import { expect, test } from 'vitest'
import { bestMatches, searchTextOf } from './best-matches.ts'

const texts = [
  ['Hans Andersen'],
  ['Callum Fairweather', 'Rook Fairweather'],
  ['Søren Halvorsen'],
  ['Anders Fair', null],
]
const found = (typed: string, most = 10) => bestMatches(texts.map(searchTextOf), typed, most)

test('every word has to be in one of the names', () => {
  expect(found('rook')).toEqual([1])
  expect(found('fairweather callum')).toEqual([1])
  expect(found('soren halv')).toEqual([2])
  expect(found('soren fair')).toEqual([])
  expect(found('')).toEqual([])
})

test('first what begins with it, then where each word begins one, then the rest, each in the order given', () => {
  expect(found('ander')).toEqual([3, 0])
  expect(found('an')).toEqual([3, 0])
  expect(found('f')).toEqual([1, 3])
  expect(found('or')).toEqual([2])
})

test('no more than asked for, and only those wanted', () => {
  expect(found('a', 2)).toEqual([3, 0])
  expect(bestMatches(texts.map(searchTextOf), 'a', 2, (at) => at !== 3)).toEqual([0, 1])
  expect(
    bestMatches(
      ['x1', 'x2', 'x3'].map((name) => searchTextOf([name])),
      'x',
      2,
    ),
  ).toEqual([0, 1])
})
