// Words are found in pages whatever their accents and case.
import { plain } from '@aerie/text/search-form'
import { expect, test } from 'vitest'
import { pagesWith, placesIn } from './find-in-pages.ts'

const texts = ['Minutes of the São Paulo board', 'The roof', 'the BOARD and the roof'].map(plain)

test.each([
  ['sao', [1]],
  ['Roof', [2, 3]],
  ['board roof', [3]],
  ['  ', []],
  ['nothing', []],
])('%j is on %j', (sought, pages) => {
  expect(pagesWith(texts, sought)).toEqual(pages)
})

test.each([
  [
    'São Paulo and Sao',
    'sao',
    [
      [0, 3],
      [14, 17],
    ],
  ],
  ['Pine', 'sao', []],
  ['Pine (4019)', '(4019)', [[5, 11]]],
  ['Pine', '', []],
])('in %j %j stands at %j', (piece, sought, places) => {
  expect(placesIn(piece, sought)).toEqual(places)
})
