// Typed and searched text come to one form, whatever alphabet's marks they carry.
import { expect, test } from 'vitest'
import { plain, wordsOf } from './search-form.ts'

test.each([
  ['São Paulo', 'sao paulo'],
  ['Søren ØRSTED', 'soren orsted'],
  ['Łukasz Zieliński', 'lukasz zielinski'],
  ['Großmann', 'grossmann'],
  ['Æsir Þór', 'aesir thor'],
  ['İzmir', 'izmir'],
  ['ﬁeld', 'field'],
  ['O’Brien & Söhne', "o'brien & sohne"],
  ['Jean‑Luc – Picard', 'jean-luc - picard'],
  ['村上', '村上'],
])('%s is searched as %s', (text, searched) => {
  expect(plain(text)).toBe(searched)
})

test('a search is its words, however they are spaced', () => {
  expect(wordsOf('  Müller   oslo ')).toEqual(['muller', 'oslo'])
  expect(wordsOf('   ')).toEqual([])
})
